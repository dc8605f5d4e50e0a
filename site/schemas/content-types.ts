import { z } from "zod";
import { circleMessagesSchema, circleTalkSchema } from "../../shared/circle/messages-schema.ts";
import { formSchema, formWordsSchema } from "../../shared/content/forms.ts";
import { mailWordsSchema } from "../../shared/content/mail-words.ts";
import { siteSchema } from "../../shared/content/site-schema.ts";
import {
	digestsSchema,
	languageSchema,
	reviewSchema,
} from "../../shared/content/translation-schemas.ts";
import { messagesSchema } from "../../shared/quiz/messages-schema.ts";
import {
	pillarsSchema,
	programsSchema,
	questionsSchema,
	rolesSchema,
	tiersSchema,
} from "../../shared/quiz/schema.ts";
import { articleSchema } from "./articles.ts";
import { eventSchema } from "./events.ts";
import { everyPageSchema } from "./every-page.ts";
import { fairnessSchema } from "./fairness.ts";
import { claimsSchema, launchSchema } from "./launch.ts";
import { modularPageSchema } from "./modular-pages.ts";
import { navigationSchema } from "./navigation.ts";
import { partnerSchema } from "./partners.ts";
import { planSchema } from "./plans.ts";
import { productSchema } from "./products.ts";
import { programPageSchema } from "./programs.ts";
import { translatedFiles, translationSchema } from "./translations.ts";

/** A type of content file: its name, its path pattern and its schema. */
export interface ContentType {
	/** Names the generated JSON Schema: `.cache/schemas/{name}.json`. */
	readonly name: string;
	/** A path pattern, where `*` stands for a file name or a language. */
	readonly files: string;
	/** File names that match the pattern and are of another type. */
	readonly except?: readonly string[];
	readonly schema: z.ZodType;
}

/** All content types except those of pages. To add one, add a line here. */
export const baseTypes: readonly ContentType[] = [
	{ name: "questions", files: "shared/quiz/questions.json", schema: questionsSchema },
	{ name: "roles", files: "shared/quiz/roles.json", schema: rolesSchema },
	{ name: "pillars", files: "shared/quiz/pillars.json", schema: pillarsSchema },
	{ name: "programs", files: "shared/quiz/programs.json", schema: programsSchema },
	{ name: "tiers", files: "shared/quiz/tiers.json", schema: tiersSchema },
	{ name: "messages", files: "shared/quiz/messages.json", schema: messagesSchema },
	{
		name: "circle-messages",
		files: "shared/circle/messages.json",
		schema: circleMessagesSchema,
	},
	{ name: "circle-talk", files: "shared/circle/talk.json", schema: circleTalkSchema },
	{ name: "site", files: "site/_data/site.json", schema: siteSchema },
	{ name: "article", files: "site/articles/*.md", schema: articleSchema },
	{ name: "navigation", files: "site/_data/navigation.json", schema: navigationSchema },
	{ name: "claims", files: "site/_data/claims.json", schema: claimsSchema },
	{ name: "every-page", files: "site/_data/everyPage.json", schema: everyPageSchema },
	{ name: "launch", files: "site/_data/launch.json", schema: launchSchema },
	{ name: "fairness", files: "site/_data/fairness.json", schema: fairnessSchema },
	{ name: "event", files: "site/_data/events/*.json", schema: eventSchema },
	{ name: "partner", files: "site/_data/partners/*.json", schema: partnerSchema },
	{ name: "plan", files: "site/_data/plans/*.json", schema: planSchema },
	{ name: "product", files: "site/_data/products/*.json", schema: productSchema },
	{ name: "program", files: "site/_data/programs/*.json", schema: programPageSchema },
	{ name: "form", files: "site/_data/forms/*.json", schema: formSchema },
	{ name: "form-words", files: "site/_data/formWords.json", schema: formWordsSchema },
	{ name: "mail-words", files: "site/_data/mailWords.json", schema: mailWordsSchema },
	...translatedFiles.map((file) => ({ ...file, schema: translationSchema(file) })),
	{
		name: "translated-navigation",
		files: "site/_data/*/navigation.json",
		schema: navigationSchema.meta({ group: "Translations", label: "Menus and footer" }),
	},
	{ name: "language", files: "shared/quiz/*/language.json", schema: languageSchema },
	{ name: "review", files: "shared/quiz/*/review.json", schema: reviewSchema },
	{ name: "digests", files: "shared/quiz/*/digests.json", schema: digestsSchema },
];

/** Modules by path: of `site/pages/<page>/schema.ts`, or of `site/sections/<kind>/schema.ts`. */
type SchemaModules = Readonly<Record<string, { readonly schema?: unknown }>>;

/**
 * Returns all content types, including those of pages: one for each page whose folder has a schema, and one for all
 * modular pages.
 */
export function contentTypesWith(
	pageModules: SchemaModules,
	sectionModules: SchemaModules,
): ContentType[] {
	const pages = Object.entries(pageModules).map(([path, module]) => {
		const page = folderOf(path);
		return {
			name: `page-${page}`,
			files: `site/_data/pages/${page}.json`,
			schema: schemaIn(path, module, z.ZodType),
		};
	});
	const sections = Object.entries(sectionModules).map(
		([path, module]) => [folderOf(path), schemaIn(path, module, z.ZodObject)] as const,
	);
	const modular = {
		name: "page",
		files: "site/_data/pages/*.json",
		except: pages.map(({ files }) => files),
		schema: modularPageSchema(Object.fromEntries(sections)),
	};
	return [...baseTypes, ...pages, modular];
}

function folderOf(path: string): string {
	return path.split("/").at(-2) ?? "";
}

function schemaIn<Schema extends z.ZodType>(
	path: string,
	{ schema }: { readonly schema?: unknown },
	type: abstract new (...args: never) => Schema,
): Schema {
	if (schema instanceof type) return schema;
	throw new Error(`${path} exports no schema`);
}

export function isOfType(type: Pick<ContentType, "files" | "except">, file: string): boolean {
	const { files, except = [] } = type;
	const [before = "", after] = files.split("*");
	if (after === undefined) return file === files;
	if (except.includes(file)) return false;
	const name = file.slice(before.length, -after.length);
	return name !== "" && file === before + name + after && !name.includes("/");
}

export function schemaReference(file: string, type: ContentType): string {
	const up = "../".repeat(file.split("/").length - 1);
	return `${up}.cache/schemas/${type.name}.json`;
}
