import { z } from "zod";
import { FORM_EVENTS } from "../analytics.ts";
import { contentFile, line, link, list, matching, ownSlug, part, prose, slug } from "./fields.ts";

const common = {
	name: matching(/^[a-z][a-zA-Z]*$/, 'a name of letters only, such as "email"').meta({
		label: "Name of the answer",
		hint: "Letters only. Exports and webhooks call the answer by it, so keep it once the form is in use.",
	}),
	label: line("Label", "Stands above the field."),
	hint: prose("Hint", "A sentence under the label.").optional(),
};

const missing = prose(
	"If the answer is missing",
	"What it says then. As long as this is empty, visitors may leave the field out.",
).optional();
const invalid = prose("If the answer can’t be right", "What it says then.");

/** A subset of HTML's autocomplete tokens. */
const autocomplete = z.enum(["name", "email", "tel", "organization", "off"]).meta({
	label: "The browser may fill in",
	labels: {
		name: "The visitor’s name",
		email: "The visitor’s email address",
		tel: "The visitor’s phone number",
		organization: "The visitor’s organization",
		off: "Nothing",
	},
});

const summary = "{{fields.label}}";

const input = part("One line", {
	kind: z.enum(["text", "tel"]).meta({ labels: { text: "One line of text", tel: "Phone number" } }),
	...common,
	autocomplete,
	missing,
});

const email = part("Email address", {
	kind: z.literal("email"),
	...common,
	name: common.name.meta({ proposed: "email" }),
	label: common.label.meta({ proposed: "Email" }),
	autocomplete: autocomplete.meta({ proposed: "email" }),
	missing: missing.meta({ proposed: "Enter your email address so that we can reply." }),
	invalid: invalid.meta({
		proposed: "Enter a complete email address, such as name@example.org.",
	}),
});

const number = part("Number", {
	kind: z.literal("number"),
	...common,
	min: z.number().meta({ label: "Smallest number", proposed: "1" }),
	step: z
		.number()
		.positive()
		.meta({ label: "Step", hint: "1 for whole numbers, 0.01 for cents.", proposed: "1" }),
	unit: line("Unit", "Stands before the number, such as $.").optional(),
	repeated: matching(
		/\{number\}/,
		'words with "{number}" in them',
		line("Words of the button with the number", "{number} stands for the number and its unit."),
	).meta({ proposed: "Send {number}" }),
	missing,
	invalid: invalid.meta({ proposed: "Enter a number." }),
});

const textarea = part("Long text", {
	kind: z.literal("textarea"),
	...common,
	rows: z.number().int().min(2).max(12).meta({ label: "Height in lines", proposed: "6" }),
	missing,
});

const select = part("Choice from a list", {
	kind: z.literal("select"),
	...common,
	options: list(
		"Choices",
		"choice",
		part("Choice", {
			value: slug.meta({
				label: "Name of the choice",
				hint: "Small letters and hyphens. Links of the site may choose by it, so keep it.",
			}),
			label: line("Words"),
			alias: slug.optional().meta({
				label: "Another name in links",
				hint: "Links may choose by this name, too.",
			}),
		}).meta({ summary }),
	).min(2),
	waitlist: z.literal(true).optional().meta({
		label: "Add what people wait for",
		hint: "Behind these choices, every program of the Academy that is by waitlist.",
	}),
	/** The query parameter that preselects an option: `about` in `/contact?about=visit`. */
	parameter: matching(/^[a-z]+$/, 'small letters only, such as "about"')
		.optional()
		.meta({
			label: "Name in links",
			hint: "With “about”, the link /contact?about=visit chooses “visit” here. Links of the site use it, so keep it.",
		}),
	missing,
});

const checkbox = part("Consent", { kind: z.literal("checkbox"), ...common, missing });

const fieldSchema = z
	.discriminatedUnion("kind", [input, email, textarea, select, checkbox, number])
	.meta({ summary });

export type Field = z.infer<typeof fieldSchema>;

/** The names of what a form sends besides its answers. */
const OWN_NAMES = ["page", "idempotencyKey", "leaveEmpty"];

/** The schema of a form: its fields, and what happens after submission. */
export const formSchema = contentFile(
	"Forms",
	{
		slug: ownSlug,
		title: line("Name", "Screen readers and your mails call the form by it."),
		isList: z.boolean().meta({
			label: "Puts people on a list",
			hint: "Such as a newsletter. Visitors get a mail first, and are on the list once they press its button.",
		}),
		waitsFor: z
			.enum(["answer", "closing"])
			.optional()
			.meta({
				label: "Stays at your desk until",
				labels: {
					answer: "You mark it as answered",
					closing: "You close it, also when it’s answered, such as a place on a waitlist",
				},
				hint: "It’s deleted by itself some days after that. Forms that put people on a list wait for nothing.",
			}),
		answerWithin: part("Promised answer", {
			count: z.number().int().positive().meta({ label: "Number" }),
			unit: z
				.enum(["hours", "days"])
				.meta({ label: "Unit", labels: { hours: "Hours", days: "Days" } }),
		})
			.optional()
			.meta({
				label: "You answer within",
				hint: "As long as you promise visitors. After that, the desk and the Monday mail call it overdue.",
			}),
		comesFirst: z.literal(true).optional().meta({
			label: "Comes first at your desk",
			hint: "Among what waits for an answer, such as requests about data, which the law gives a date.",
		}),
		mailEach: z.literal(true).optional().meta({
			label: "Mail you each one",
			hint: "For forms that put people on a list. Otherwise their number is in the mail on Monday. All other forms mail you each message.",
		}),
		/** In `address`, the encoded answer stands for its name in braces. */
		inEditor: part("Button at your desk", {
			button: line("Words of the button"),
			before: prose("What it does"),
			address: matching(/^#\//, "an address of the editor, beginning with #/"),
		})
			.optional()
			.meta({
				label: "Button at your desk",
				edit: "hidden",
				why: "It opens the editor with answers filled in, by the addresses that the editor knows.",
			}),
		pages: list(
			"Shown on",
			"page",
			slug.meta({ label: "Page", relation: { type: "page", value: "slug", label: "path" } }),
			"It stands at the end of these pages. To show it elsewhere on a page, add the section “Form” there.",
		).optional(),
		layout: z.enum(["stacked", "row"]).meta({
			label: "Layout",
			labels: { stacked: "Fields below each other", row: "One field with its button beside it" },
		}),
		event: z.enum(FORM_EVENTS).optional().meta({
			label: "Event",
			edit: "hidden",
			why: "Analytics count the form under this name.",
		}),
		fields: list("Fields", "field", fieldSchema)
			.min(1)
			.refine(
				(fields) =>
					new Set([...OWN_NAMES, ...fields.map(({ name }) => name)]).size ===
					fields.length + OWN_NAMES.length,
				{ message: `a name of its own for each answer, other than ${OWN_NAMES.join(", ")}` },
			),
		note: prose("Note above the button", "Such as what becomes of the answers.").optional(),
		submit: line("Words of the button").meta({ proposed: "Send" }),
		thanks: part(
			"After sending",
			{
				title: line("Heading", "Also appears for a moment where the form was."),
				lead: prose("Introduction", "Stands under the heading. {reply} says when you reply."),
				next: list(
					"Steps that follow",
					"step",
					part("Step", { title: line("Heading"), text: prose("Text") }),
				).optional(),
				actions: list("Buttons", "button", link).max(2).optional(),
			},
			"Takes the form’s place when it has been sent, and has a page of its own for visitors without JavaScript.",
		),
		whatNext: prose(
			"Your mail: what to do next",
			"Stands under the answers in the mail to you. {name} and {hours} are filled in.",
		).meta({ proposed: "Reply to this email: your answer goes to {name}." }),
	},
	"Labels, choices and what follows once a form has been sent.",
).meta({ group: "Form and mail texts", item: "form", summary: "{{title}}" });

export type Form = z.infer<typeof formSchema>;

/** The name of a form, chosen among those that exist. */
export const formName = slug.meta({
	label: "Form",
	hint: "One of those under Forms.",
	relation: { type: "form", value: "slug", label: "title" },
});

/** Every form by the name of its file in `site/_data/forms`, which is also part of the form's URL. */
export type Forms = Readonly<Record<string, Form>>;

/** The form with this name. @throws Error that names the missing file */
export function formNamed(forms: Forms, name: string): Form {
	const form = Object.hasOwn(forms, name) ? forms[name] : undefined;
	if (!form)
		throw new Error(`There is no form "${name}": site/_data/forms/${name}.json is missing`);
	return form;
}

/** Returns the hours within which the form promises an answer; undefined where it promises none. */
export function promisedHours({ answerWithin }: Form): number | undefined {
	return answerWithin && answerWithin.count * (answerWithin.unit === "days" ? 24 : 1);
}

/** Returns whether a submission of this form stays at the desk until it is answered (the default) or closed. */
export function waitsForOf(forms: Forms, name: string): NonNullable<Form["waitsFor"]> {
	return formNamed(forms, name).waitsFor ?? "answer";
}

/** The texts shared by all forms: `site/_data/formWords.json`. */
export const formWordsSchema = contentFile(
	"Words of all forms",
	{
		required: line("Required", "Behind the label of a field that needs an answer."),
		placeholder: line("Nothing chosen yet", "The first choice of every list."),
		ascii: prose(
			"An address with accents",
			"When the part of an email address before the @ has accents or letters of other alphabets.",
		),
		blank: prose("A space in an address"),
		meant: prose(
			"A probable typo in an address",
			"{address} becomes the address that was probably meant.",
		),
		sending: line("While sending", "On the button."),
		waiting: prose(
			"Sending failed for now",
			"Beside the button, while the browser tries again for 24 hours.",
		),
		waitingHere: prose(
			"Sending failed, and nothing is kept",
			"The same in a browser that can’t keep the message.",
		),
		restored: prose(
			"Sent again",
			"When the browser kept something from an earlier visit. It may be another person’s.",
		),
		waitingToo: prose(
			"Changed while it waits",
			"When the form was changed after sending failed, while the browser tries again.",
		),
		held: prose("Not sent", "When it is sent only once the button is pressed again."),
		earlier: prose(
			"An earlier message has arrived",
			"When the form was changed meanwhile, or is another person’s by then.",
		),
		kept: prose(
			"The browser keeps what is written",
			"Under the button, while a form is filled in.",
		),
		sharedComputer: line("Shared computer", "The button that makes the browser forget."),
		forgotten: prose("Forgotten", "After that button was pressed."),
		retry: line("Try again", "The button beside a message that couldn’t be sent."),
		change: line("Change the address", "The button behind the address that a form was sent with."),
		toasts: line("Messages that appear", "Screen readers call them by this name."),
		noToasts: line("No messages", "What screen readers read where there are none."),
		dismiss: line("Close a message"),
		trap: line(
			"Trap for machines",
			"Labels a field that people don’t see and only machines fill in.",
		),
		writeInstead: prose(
			"Without JavaScript",
			"Where forms aren’t connected. Your email address follows.",
		),
		delayed: prose(
			"The email takes longer",
			"Behind the introduction after a sign-up, when many people of one network send at once.",
		),
		next: line("What happens next", "Above the steps on the page after sending."),
		preview: line("Preview", "In place of a form that isn’t connected: that nothing was sent."),
		previewWrite: prose("Preview: where to write", "Your email address follows."),
		previewNext: prose("Preview: what follows", "Above what visitors read once it is connected."),
	},
	"Messages and small words that every form shows.",
).meta({ group: "Form and mail texts" });

export type FormWords = z.infer<typeof formWordsSchema>;
