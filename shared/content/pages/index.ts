import type { z } from "zod";
import { homeSchema } from "./home.ts";
import { notFoundSchema } from "./not-found.ts";
import { quizPageSchema } from "./quiz.ts";

/** The schema of each page's copy, by the name of its file in `site/_data/pages/`. */
export const pageSchemas = {
	home: homeSchema,
	notFound: notFoundSchema,
	quiz: quizPageSchema,
} as const satisfies Record<string, z.ZodType>;

type PageSchemas = typeof pageSchemas;

/** The copy of every page, as the layouts find it under `pages`. */
export type Pages = { readonly [Name in keyof PageSchemas]: z.infer<PageSchemas[Name]> };
