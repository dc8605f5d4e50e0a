import type { ArticleCategory } from "../schemas/articles.ts";
import type { Dye } from "./tones.ts";

/** The page of an article. */
export function articlePath(slug: string): string {
	return `/articles/${slug}`;
}

/** The quilt block of an article and of its share image. */
export function articleBlock(slug: string): { slug: string } {
	return { slug: `articles/${slug}` };
}

/** The color of an article's head, by category. */
export const CATEGORY_TONES: Readonly<Record<ArticleCategory, Dye>> = {
	Self: "plum",
	Home: "moss",
	Work: "indigo",
	Lessons: "forest",
};
