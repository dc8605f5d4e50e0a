import { Actions } from "../../components/Button.tsx";
import { Prose } from "../../components/Prose.tsx";
import { RestOfStyles } from "../../components/RestOfStyles.tsx";
import { Section } from "../../components/Section.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import { Lead } from "../../components/Text.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import { withShopPrice } from "../../rules/lowest-price.ts";
import { onSale } from "../../rules/shop-rules.ts";
import type { Product } from "../../schemas/products.ts";
import { ProductCard } from "./ProductCard.tsx";
import { Shelves } from "./Shelves.tsx";
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
		<Document data={data} head={<script type="module" src={data.assets.scripts.shop} />}>
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
			<ul className="grid gap-x-fluid-4 gap-y-10 md:grid-cols-[1.1fr_1fr] md:grid-rows-[1fr_1fr]">
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
