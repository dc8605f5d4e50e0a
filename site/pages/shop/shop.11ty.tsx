import clsx from "clsx";
import { Button } from "../../components/Button.tsx";
import { FilterChips } from "../../components/FilterChips.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Section } from "../../components/Section.tsx";
import type { PageData } from "../../data.ts";
import { actionOf, cardHref, categoryKey, onSale, withFigures } from "../../domain/shop.ts";
import { definePage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import { PRODUCT_CATEGORIES, type Product } from "../../schemas/products.ts";
import { PageSections } from "../../sections/PageSection.tsx";
import { Price } from "./Price.tsx";
import { ProductPicture } from "./ProductPicture.tsx";
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
			<div className="wrap pb-fluid-5 print:pb-6">
				<p data-none hidden>
					{shelves.empty}
				</p>
				<Products
					title={featured.title}
					products={products.filter((product) => product.featured)}
					copy={copy}
				/>
			</div>
			<Section ground="linen">
				<Products
					title={shelves.title}
					products={products.filter((product) => !product.featured)}
					copy={copy}
				/>
			</Section>
			<PageSections
				data={data}
				dye="madder"
				above="linen"
				sections={[{ kind: "text", ground: "dye", ...note }]}
			/>
		</Document>
	);
}

interface ProductsProps {
	title: string;
	products: readonly Product[];
	copy: ShopPage;
}

function Products({ title, products, copy }: ProductsProps) {
	if (products.length === 0) return null;
	return (
		<div data-group>
			<h2 className="mb-4 sm:mb-6">{title}</h2>
			<ul
				className={clsx(
					"grid gap-x-fluid-4 sm:grid-cols-2 sm:gap-y-10",
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

/** A product in the shop: picture, description, price and link. In small windows the picture is on the right. */
function ProductCard({ product, copy }: ProductCardProps) {
	const { slug, title, description, featured, category } = product;
	return (
		<li
			className="grid grid-cols-[minmax(0,1fr)_min(7.5rem,26vw)] gap-x-5 gap-y-4 border-t py-5 sm:grid-cols-1 sm:grid-rows-[auto_1fr] sm:border-0 sm:py-0"
			id={slug}
			data-category={categoryKey(category)}
		>
			<div className="max-sm:col-start-2 max-sm:row-start-1">
				<ProductPicture product={product} low />
			</div>
			<div className="flex flex-col items-start">
				<h3 className="text-h4">{title}</h3>
				<p className="mt-1 mb-2 text-soft">{description}</p>
				<Price product={product} copy={copy} className="mt-auto" />
				<Button
					link={{ label: actionOf(product), href: cardHref(product) }}
					look={featured ? "solid" : "outlined"}
					small
					className="mt-2"
				>
					<span className="sr-only">: {title}</span>
				</Button>
			</div>
		</li>
	);
}
