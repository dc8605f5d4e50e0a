import { z } from "zod";
import { contentFile, link, slug, text } from "./fields.ts";
import { FORM_EVENTS } from "./form-events.ts";
import { metadata } from "./metadata.ts";

/** Every form of the site; each is `site/_data/forms/{name}.json`. */
export const FORM_NAMES = [
	"waitlist",
	"contact",
	"equity-seat",
	"pay-it-forward",
	"newsletter",
	"visit",
	"host-event",
	"email-list",
] as const;

export type FormName = (typeof FORM_NAMES)[number];

/** What every field has. */
const common = {
	/** The name under which the answer is sent. */
	name: z.string().regex(/^[a-z][a-zA-Z]*$/, 'a name of letters only, such as "email"'),
	label: text,
	/** A sentence beneath the label. */
	hint: text.optional(),
};

/** What a browser may offer to fill in, by the HTML standard. */
const autocomplete = z.enum(["name", "email", "tel", "organization", "off"]);

const input = z.strictObject({
	kind: z.enum(["text", "email", "tel", "date"]),
	...common,
	autocomplete,
	/** What it says when a required answer is missing; without it the field is optional. */
	missing: text.optional(),
	/** What it says when the answer can't be right. */
	invalid: text.optional(),
});

const number = z.strictObject({
	kind: z.literal("number"),
	...common,
	min: z.number(),
	step: z.number().positive(),
	/** Stands before the figure, such as "$". */
	unit: text.optional(),
	missing: text.optional(),
	invalid: text,
});

const textarea = z.strictObject({
	kind: z.literal("textarea"),
	...common,
	rows: z.number().int().min(2).max(12),
	missing: text.optional(),
});

const select = z.strictObject({
	kind: z.literal("select"),
	...common,
	options: z
		.array(
			z.strictObject({
				value: slug,
				label: text,
				/** Another name for it in an address. */
				alias: slug.optional(),
			}),
		)
		.min(2),
	/**
	 * The parameter of the page's address that chooses an option: with "about", `/contact?about=visit`
	 * (docs/product.md 4.7).
	 */
	parameter: z
		.string()
		.regex(/^[a-z]+$/, 'small letters only, such as "about"')
		.optional(),
	missing: text.optional(),
});

const checkbox = z.strictObject({
	kind: z.literal("checkbox"),
	...common,
	missing: text.optional(),
});

export const fieldSchema = z.discriminatedUnion("kind", [
	input,
	number,
	textarea,
	select,
	checkbox,
]);

export type Field = z.infer<typeof fieldSchema>;

/** A form: its fields, and what follows when it has been sent. */
export const formSchema = contentFile({
	/** What assistive technology calls the form. */
	title: text,
	/** "row" is for a form of one field: its button stands beside it. */
	layout: z.enum(["stacked", "row"]),
	event: z.enum(FORM_EVENTS).optional(),
	fields: z.array(fieldSchema).min(1),
	/** A line above the button: what becomes of the answers. */
	note: text.optional(),
	submit: text,
	/** Instead of the form when it has been sent, and `/thanks/{form}`. Its title also appears for a moment. */
	thanks: z.strictObject({
		metadata,
		title: text,
		lead: text,
		/** What happens next, in order. */
		next: z.array(z.strictObject({ title: text, text })).min(1),
		actions: z.array(link).min(1).max(2),
	}),
});

export type Form = z.infer<typeof formSchema>;
export type Forms = Readonly<Record<FormName, Form>>;

/** The words that all forms have in common: `site/_data/formWords.json`. */
export const formWordsSchema = contentFile({
	/** Marks a field that needs an answer, after its label. */
	required: text,
	/** The first choice of every list: nothing chosen yet. */
	placeholder: text,
	sending: text,
	/** Beside the button and in a message, when sending failed and is tried again by itself for 24 hours. */
	waiting: text,
	/** The same where the browser keeps nothing, so that a closed page is the end of it. */
	waitingHere: text,
	/** When the form was filled in again from a message that the browser has kept, and is sent again. */
	restored: text,
	/** When it was not sent, and is not until the button is pressed again. */
	held: text,
	/** When what was sent has arrived, but the form was changed meanwhile. */
	earlier: text,
	/** Below the button while the browser keeps what was written; then the button that ends it, and what follows. */
	kept: text,
	sharedComputer: text,
	forgotten: text,
	retry: text,
	/** Names the region of the messages that appear, and says that there is none. */
	toasts: text,
	noToasts: text,
	dismiss: text,
	/** Labels the field that only machines fill in. */
	trap: text,
	/** Where forms are not connected and there is no JavaScript; the address follows. */
	writeInstead: text,
	/** Above what follows, on /thanks/{form}. */
	next: text,
	/** In place of a form that is not connected: that nothing was sent, where to write, and what follows below. */
	preview: text,
	previewWrite: text,
	previewNext: text,
});

export type FormWords = z.infer<typeof formWordsSchema>;
