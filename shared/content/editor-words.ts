import "zod";

/*
 * What the editor at /admin says of a field, a list, or a kind of content file. It stands in the schemas:
 * `text.meta({ label: "Tagline", hint: "Shown under the title of the role's page." })`.
 *
 * Metadata belongs to the schema on which `.meta()` is called. `.optional()`, `.nullable()`, `.refine()` and the
 * like pass it on, so the order does not matter. A schema that several fields share, such as `text`, gets the
 * words of each field where the field is declared.
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

export type EditorGroup = (typeof EDITOR_GROUPS)[number];

/** Where the choices of a field come from: the entries of another kind of content. */
interface Relation {
	/** The name of the kind in site/schemas/registry.ts, such as "partner" or "pillars". */
	readonly kind: string;
	/** The key of an entry that is saved, such as "slug". */
	readonly value: string;
	/** The key of an entry that the editor shows, such as "name". */
	readonly label: string;
}

declare module "zod" {
	interface GlobalMeta {
		/**
		 * What the field is called. Of a file's schema: the page or collection, such as "Events". Of an object in a
		 * union: that choice, such as "Dropdown".
		 */
		label?: string;
		/** Where it shows or what it does, as a sentence. */
		hint?: string;
		/** What a text that does not fit its pattern is told: the end of "Expected ...". See `matching`. */
		expected?: string;
		/** An input of one line (the default), or a text area. */
		lines?: "one" | "many";
		/** Keeps a value from being changed: not shown at all, or shown together with `why`. */
		edit?: "hidden" | "readonly";
		/** Why a read-only value can't be changed here. */
		why?: string;
		/** The label of each value of an enum, or of each key of a record. */
		words?: Readonly<Record<string, string>>;
		/** One entry of a list, or one file of a collection: "event". */
		item?: string;
		/** What a closed entry of a list shows: "{{fields.title}}". */
		summary?: string;
		/** Lets the founder choose among the entries of another kind. */
		relation?: Relation;
		/** Marks the name of a file in site/images: the editor shows and uploads pictures. */
		photo?: true;
		/** Of a file's schema: where the editor's menu has it. Pages are in "Pages" if nothing is said. */
		group?: EditorGroup;
	}
}
