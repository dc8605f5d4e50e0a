import { Actions } from "../../components/Button.tsx";
import { FilterLink } from "../../components/FilterLink.tsx";
import { RestOfStyles } from "../../components/RestOfStyles.tsx";
import { Section, SplitSection } from "../../components/Section.tsx";
import { Label, Lead, Prose } from "../../components/Text.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import { onSale, shelvesOf, withShopPrice } from "../../rules/shop-rules.ts";
import type { Product } from "../../schemas/products.ts";
import { countText } from "../../scripts/filter.ts";
import { ProductCard } from "./ProductCard.tsx";
import type { ShopPage, schema } from "./schema.ts";

type ShopData = PageData<"shop", typeof schema>;

export const data = definePage({
	path: "/shop",
	metadata: ({ pages }: ShopData) => pages.shop.metadata,
});

/** The product catalogue. */
export default function Shop(data: ShopData) {
	const copy = data.pages.shop;
	const { head, note } = copy;
	const products = onSale(data.products);
	return (
		<Document
			data={data}
			photo="materials"
			head={<script type="module" src={data.assets.scripts.shop} />}
		>
			<RestOfStyles />
			<header className="wrap grid gap-x-fluid-6 gap-y-4 pt-band pb-entry md:grid-cols-[auto_minmax(0,1fr)] md:items-end md:justify-start">
				<h1>{head.title}</h1>
				<Lead className="md:pb-1.5">{withShopPrice(head.lead, data.products)}</Lead>
			</header>
			<Featured copy={copy} products={products.filter(({ featured }) => featured)} />
			<Shelves copy={copy} products={products} />
			<SplitSection tone="plum" title={note.title}>
				<Prose text={note.paragraphs} className="max-w-text not-first:mt-[1.1em]" />
				<Actions className="mt-8" links={note.actions} />
			</SplitSection>
		</Document>
	);
}

interface FeaturedProps {
	copy: ShopPage;
	products: readonly Product[];
}

/** The products that are both featured and active: the first one large. */
function Featured({ copy, products }: FeaturedProps) {
	if (products.length === 0) return null;
	return (
		<Section space="below">
			<h2 className="mb-entry border-t pt-6 text-h3">{copy.featured.title}</h2>
			<ul className="grid gap-x-fluid-4 gap-y-10 md:grid-cols-2">
				{products.map((product, index) => (
					<ProductCard
						key={product.slug}
						product={product}
						copy={copy}
						layout={index === 0 ? "large" : "medium"}
					/>
				))}
			</ul>
		</Section>
	);
}

interface ShelvesProps {
	copy: ShopPage;
	products: readonly Product[];
}

/**
 * Every product, by category, under the category filter. The filter's links lead to the categories;
 * site/scripts/shop.ts turns them into a filter.
 */
function Shelves({ copy, products }: ShelvesProps) {
	const { title, filter, all, empty } = copy.shelves;
	const shelves = shelvesOf(products);
	return (
		<Section tone="deep" id="all">
			<h2>{title}</h2>
			<nav className="mt-6 mb-4 flex flex-wrap gap-2.5" aria-label={filter}>
				<FilterLink href="#all" data-shelf-link="" aria-current="true">
					{all}
				</FilterLink>
				{shelves.map(({ key, category }) => (
					<FilterLink key={key} href={`#${key}`} data-shelf-link={key}>
						{category}
					</FilterLink>
				))}
			</nav>
			<p className="mb-6 text-small text-soft" role="status" data-shop-count>
				{countText(products.length, "product")}
			</p>
			{shelves.map((shelf) => (
				<section
					key={shelf.key}
					id={shelf.key}
					className="grid gap-x-fluid-3 gap-y-5 border-t py-entry lg:grid-cols-[13rem_minmax(0,1fr)]"
					data-shelf={shelf.category}
				>
					<Label as="h3">{shelf.category}</Label>
					{shelf.products.length > 0 ? (
						<ul className="grid gap-9">
							{shelf.products.map((product) => (
								<ProductCard key={product.slug} product={product} copy={copy} layout="row" />
							))}
						</ul>
					) : (
						<p>{empty}</p>
					)}
				</section>
			))}
		</Section>
	);
}
