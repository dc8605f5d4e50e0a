import clsx from "clsx";
import { Badge } from "../../components/Badge.tsx";
import { Button } from "../../components/Button.tsx";
import { FilterChips } from "../../components/FilterChips.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Section, toneClass } from "../../components/Section.tsx";
import type { PageData } from "../../data.ts";
import { actionOf, cardHref, categoryKey, onSale, withFigures } from "../../domain/shop.ts";
import { definePage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import { PRODUCT_CATEGORIES, type Product } from "../../schemas/products.ts";
import { PageSections } from "../../sections/PageSection.tsx";
import { Price } from "./Price.tsx";
import { CATEGORY_DYES, ProductPicture } from "./ProductPicture.tsx";
import type { ShopPage, schema } from "./schema.ts";

export const data = definePage({ path: "/shop" });

/** The product catalogue: featured products first, then the others. */
export default function Shop(data: PageData<"shop", typeof schema>) {
	const copy = data.pages.shop;
	const { head, featured, shelves, note } = copy;
	const products = onSale(data.products);
	return (
		<Document
			data={data}
			photo={copy.photo}
			head={<script type="module" src={data.assets.scripts.filters} />}
		>
			<PageHead
				tone="paper"
				title={head.title}
				lead={withFigures(head.lead, data)}
				figure={
					<FilterChips
						path="/shop"
						label={shelves.filter}
						all={shelves.all}
						categories={PRODUCT_CATEGORIES.map((label) => ({ key: categoryKey(label), label }))}
						items={products.map(({ slug, category }) => ({ slug, key: categoryKey(category) }))}
						what="product"
					/>
				}
			/>
			<p className="wrap" data-none hidden>
				{shelves.empty}
			</p>
			<Products
				title={featured.title}
				products={products.filter((product) => product.featured)}
				copy={copy}
			/>
			<Section ground="linen">
				<Products
					title={shelves.title}
					products={products.filter((product) => !product.featured)}
					copy={copy}
				/>
			</Section>
			<PageSections data={data} above="linen" sections={[{ kind: "text", ...note }]} />
		</Document>
	);
}

interface ProductsProps {
	title: string;
	products: readonly Product[];
	copy: ShopPage;
}

/** Products as fields of cloth; those in front are joined, and reach from edge to edge of the window. */
function Products({ title, products, copy }: ProductsProps) {
	const [first] = products;
	if (!first) return null;
	return (
		<div data-group>
			<h2 className={clsx("mb-4 sm:mb-6", first.featured && "wrap")}>{title}</h2>
			<ul
				className={clsx(
					"grid sm:grid-cols-2",
					!first.featured && "gap-2",
					products.length > 2 && "lg:grid-cols-3",
					products.length > 3 && "xl:grid-cols-4",
				)}
			>
				{products.map((product) => (
					<ProductCard key={product.slug} product={product} copy={copy} />
				))}
			</ul>
		</div>
	);
}

interface ProductCardProps {
	product: Product;
	copy: ShopPage;
}

/** A product in the shop, on cloth of its category's dye: its picture, name, description, price and link. */
function ProductCard({ product, copy }: ProductCardProps) {
	const { slug, title, description, featured, category } = product;
	return (
		<li
			className={clsx(
				"grid content-start gap-y-3 sm:row-span-4 sm:grid-rows-subgrid",
				toneClass(CATEGORY_DYES[category]),
			)}
			id={slug}
			data-category={categoryKey(category)}
		>
			<div>
				<ProductPicture product={product} shape="h-16 sm:h-auto sm:aspect-5/2" />
			</div>
			<div className="flex flex-wrap items-start justify-between gap-x-2 gap-y-1 px-gutter sm:flex-col sm:justify-start sm:px-6">
				<h3 className={featured ? "statement" : "text-h4"}>{title}</h3>
				{featured && <Badge>{copy.featured.badge}</Badge>}
			</div>
			<p className="px-gutter sm:px-6">{description}</p>
			<div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 px-gutter pb-[calc(1.5rem+1vw)] sm:px-6">
				<Price product={product} copy={copy} />
				<Button
					link={{ label: actionOf(product), href: cardHref(product) }}
					look={featured ? "solid" : "outlined"}
					small
				>
					<span className="sr-only">: {title}</span>
				</Button>
			</div>
		</li>
	);
}
