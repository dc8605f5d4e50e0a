import { z } from "zod";

/*
 * Metadata of schemas: the texts and options that the editor at /admin uses for a field, a list or a content type.
 * `text.meta({ label: "Tagline", hint: "Shown under the title of the role's page." })`
 *
 * `.optional()`, `.nullable()`, `.refine()` and the like pass metadata on, so their order does not matter. A schema
 * shared by several fields, such as `text`, gets each field's metadata where the field is declared.
 */

/** The groups of the editor's menu, in display order. */
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
 * What the launch list asks of the founder: replace a placeholder before the launch, add a fact that visitors ask first,
 * confirm a value, add another fact that only the founder knows, or add a value at any time.
 */
export const LAUNCH_WEIGHTS = ["required", "first", "confirm", "fact", "advised"] as const;

export type EditorGroup = (typeof EDITOR_GROUPS)[number];

export const fieldMetadata = z.object({
	/**
	 * The display name of what the schema describes: a field, a page or collection (the schema of a content file), or a
	 * choice (an object in a union).
	 */
	label: z.string().optional(),
	/** A sentence that says where the value is shown, or what it does. */
	hint: z.string().optional(),
	/** Completes the editor's validation message "Expected ..." for a text that does not match its pattern. */
	expected: z.string().optional(),
	/** Whether the input is a single line (the default) or a text area. */
	lines: z.enum(["one", "many"]).optional(),
	/** Whether the text may have links and emphasis, written as in Markdown. */
	inline: z.literal(true).optional(),
	/** Prevents edits: the field is hidden, or shown as read-only with the reason in `why`. */
	edit: z.enum(["hidden", "readonly"]).optional(),
	/** Why a read-only value can't be edited. */
	why: z.string().optional(),
	/** The label of each value of an enum, or of each key of a record. */
	labels: z.record(z.string(), z.string()).optional(),
	/** The name of one entry of a list, or of one file of a collection, such as "event". */
	item: z.string().optional(),
	/** The template for the title of a collapsed list entry, such as "{{fields.title}}". */
	summary: z.string().optional(),
	/**
	 * Makes the field a selection among the entries of another content type, by its name: `value` is the key that is saved, such as
	 * "slug", and `label` the key that is shown, such as "name".
	 */
	relation: z.object({ type: z.string(), value: z.string(), label: z.string() }).optional(),
	/** Moves the field into a folded group behind the others. */
	fold: z.literal(true).optional(),
	/** Whether the editor folds the group even where it has values. */
	collapsed: z.literal(true).optional(),
	/** Makes the field a selection among what other content has: the menus that open. */
	choices: z.literal("menus").optional(),
	/** What the editor puts into the field of a new entry. */
	proposed: z.string().optional(),
	/** Marks the field as the name of a file in site/images, which is shown square or as wide as the window. */
	photo: z.enum(["square", "wide"]).optional(),
	/** When pages show the text, if not always: "once a version is released". The check of unseen texts skips it. */
	shown: z.string().optional(),
	/** The field's entry in the launch list, shown while the value is missing or equals the schema's literal. */
	launch: z.object({ put: z.string(), weight: z.enum(LAUNCH_WEIGHTS) }).optional(),
	/** The text that the launch list shows for a field with a date once the date has passed. */
	passed: z.string().optional(),
	/** The group of a page or collection in the editor's menu; "Pages" is the default for pages. */
	group: z.enum(EDITOR_GROUPS).optional(),
});

export type FieldMetadata = z.infer<typeof fieldMetadata>;

declare module "zod" {
	interface GlobalMeta extends FieldMetadata {}
}
