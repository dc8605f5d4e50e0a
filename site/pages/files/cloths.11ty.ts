import { clothPath, clothSvg } from "../../artwork/cloth.ts";
import type { SiteData } from "../../data.ts";
import { articlePath } from "../../domain/articles.ts";
import { onSale, productPath } from "../../domain/shop.ts";

/** Writes the cloths that stand for products and articles. */
export const data = {
	pagination: {
		data: "site",
		before: (_: unknown, { products, articles }: SiteData) => [
			...onSale(products).map(({ slug }) => productPath(slug)),
			...articles.map(({ slug }) => articlePath(slug)),
		],
		alias: "of",
		size: 1,
	},
	permalink: ({ of }: { of: string }) => clothPath(of),
	eleventyExcludeFromCollections: true,
};

export default function ClothSvg({ of }: { of: string }): string {
	return clothSvg(of);
}
