import { z } from "zod";

/*
 * The metadata of schemas: what the editor at /admin says of a field, a list, or a kind of content file.
 * `text.meta({ label: "Tagline", hint: "Shown under the title of the role's page." })`
 *
 * `.optional()`, `.nullable()`, `.refine()` and the like pass metadata on, so their order does not matter. A schema that
 * several fields share, such as `text`, gets the metadata of each field where the field is declared.
 */

/** The groups of the editor's menu, in their order. */
export const EDITOR_GROUPS = [
	"Pages",
	"Academy",
	"Events",
	"Shop",
	"Articles",
	"Partners",
	"Quiz",
	"Form and mail texts",
	"Business details",
	"Translations",
] as const;

/**
 * What the founder does with an entry of the launch list: replace it before the launch, confirm it, say what only the
 * founder knows, or add it at some time.
 */
export const LAUNCH_WEIGHTS = ["required", "confirm", "fact", "advised"] as const;

export type EditorGroup = (typeof EDITOR_GROUPS)[number];

export const fieldMetadata = z.object({
	/**
	 * The name of the field. Of a file's schema: of the page or collection. Of an object in a union: of that choice.
	 */
	label: z.string().optional(),
	/** Where it shows or what it does, as a sentence. */
	hint: z.string().optional(),
	/** The end of "Expected ...", for a text that does not fit its pattern. See `matching`. */
	expected: z.string().optional(),
	/** An input of one line (the default), or a text area. */
	lines: z.enum(["one", "many"]).optional(),
	/** Prevents changes: not shown at all, or shown together with `why`. */
	edit: z.enum(["hidden", "readonly"]).optional(),
	/** Why a read-only value can't be changed here. */
	why: z.string().optional(),
	/** The label of each value of an enum, or of each key of a record. */
	labels: z.record(z.string(), z.string()).optional(),
	/** One entry of a list, or one file of a collection: "event". */
	item: z.string().optional(),
	/** What a closed entry of a list shows: "{{fields.title}}". */
	summary: z.string().optional(),
	/**
	 * Lets the founder choose among the entries of another kind (site/schemas/registry.ts): the key that is saved, such
	 * as "slug", and the key that the editor shows, such as "name".
	 */
	relation: z.object({ kind: z.string(), value: z.string(), label: z.string() }).optional(),
	/** Marks the name of a file in site/images: the editor shows and uploads pictures. */
	photo: z.literal(true).optional(),
	/** What the launch list says while the value is missing, or of a mark that is set. */
	launch: z.object({ put: z.string(), weight: z.enum(LAUNCH_WEIGHTS) }).optional(),
	/** What the launch list says once the date has passed. */
	passed: z.string().optional(),
	/** Of a file's schema: where the editor's menu has it. Pages are in "Pages" if nothing is said. */
	group: z.enum(EDITOR_GROUPS).optional(),
});

export type FieldMetadata = z.infer<typeof fieldMetadata>;

declare module "zod" {
	interface GlobalMeta extends FieldMetadata {}
}
