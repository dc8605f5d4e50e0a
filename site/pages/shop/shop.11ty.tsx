import { definePage } from "../../build/page.ts";
import { Actions } from "../../components/Button.tsx";
import { Prose } from "../../components/Prose.tsx";
import type { Product } from "../../content/schemas/products.ts";
import { onSale } from "../../content/shop-rules.ts";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { ProductCard } from "./ProductCard.tsx";
import { Shelves } from "./Shelves.tsx";
import { type ShopPage, schema } from "./schema.ts";

export const data = definePage({
	path: "/shop",
	metadata: ({ pages }) => schema.parse(pages.shop).metadata,
});

/** The product catalogue. */
export default function Shop(data: SiteData) {
	const copy = schema.parse(data.pages.shop);
	const { head, note } = copy;
	const products = onSale(data.products);
	return (
		<Document
			data={data}
			styles="shop"
			head={<script type="module" src={data.assets.scripts.shop} />}
		>
			<header className="wrap shop-head">
				<h1>{head.title}</h1>
				<p className="lead">{head.lead}</p>
			</header>
			<Featured copy={copy} products={products.filter(({ featured }) => featured)} />
			<Shelves copy={copy} products={products} />
			<section className="section tone-plum">
				<div className="wrap split">
					<h2>{note.title}</h2>
					<div>
						<Prose text={note.paragraphs} />
						<Actions className="mt-8" links={note.actions} />
					</div>
				</div>
			</section>
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
		<section className="wrap featured">
			<h2>{copy.featured.title}</h2>
			<ul>
				{products.map((product, index) => (
					<ProductCard
						key={product.slug}
						product={product}
						copy={copy}
						look={index === 0 ? "solid" : "outlined"}
					/>
				))}
			</ul>
		</section>
	);
}
