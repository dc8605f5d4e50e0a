import { withoutMarks } from "@liberation/shared/address";
import { numberIn } from "@liberation/shared/answers";
import type { Field, Form } from "@liberation/shared/content/forms";
import { z } from "zod";
import { address, type FaultWords, line, message, read, refused } from "./text.ts";

/** Unvalidated answers by field name. A field that was sent twice has an array of values. */
export type Answers = Readonly<Record<string, unknown>>;

export interface FieldFault {
	readonly field: string;
	readonly message: string;
}

/** Validated answers by field name; a missing answer is "". */
export type CheckedAnswers = Readonly<Record<string, string>>;

/** Caches the schema of each field, because building a schema takes longer than using one. */
const schemas = new WeakMap<Field, z.ZodType<string>>();

/** The path of the page on which a form was sent. */
const pageSchema = z
	.string()
	.max(200)
	.regex(/^\/(?:[a-z0-9-]+\/)*$/);

/** Validates answers against the fields of a form, in their order and with its own words, and drops unknown fields but its page. */
export function checkAnswers(
	form: Form,
	answers: Answers,
	texts: FaultWords,
): { readonly answers: CheckedAnswers } | { readonly faults: readonly FieldFault[] } {
	const faults: FieldFault[] = [];
	const checked = form.fields.map((field) => {
		const { name } = field;
		const given = Object.hasOwn(answers, name) ? answers[name] : undefined;
		const schema = schemas.get(field) ?? answerSchema(field, texts);
		schemas.set(field, schema);
		const { data = "", error } = schema.safeParse(given);
		if (error) faults.push({ field: name, message: error.issues[0]?.message ?? "" });
		return [name, data] as const;
	});
	const { data: page } = pageSchema.safeParse(answers.page);
	const sent = page === undefined ? checked : [...checked, ["page", page] as const];
	return faults.length > 0 ? { faults } : { answers: Object.fromEntries(sent) };
}

/** Builds the schema of a field, with validation errors in the words of the form. */
export function answerSchema(field: Field, texts: FaultWords): z.ZodType<string> {
	const given = givenSchema(field, texts);
	return z.unknown().transform((value, context) => {
		const refuse = (fault: string) => refused(context, fault);
		if (Array.isArray(value)) return refuse(texts.languages.en.mail.faults.twice);
		const text = asText(value);
		// Whitespace and invisible characters count as no answer, as on the page. Browsers don't send unchecked
		// checkboxes.
		if (text === undefined || (typeof text === "string" && !withoutMarks(text))) {
			return field.missing === undefined ? "" : refuse(field.missing);
		}
		const result = given.safeParse(text);
		return result.success ? result.data : refuse(result.error.issues[0]?.message ?? "");
	});
}

/** Converts a number or boolean, which JSON may contain, to the text that a form would send. */
function asText(value: unknown): unknown {
	if (typeof value === "number") return String(value);
	if (typeof value === "boolean") return value ? "true" : undefined;
	return value ?? undefined;
}

function givenSchema(field: Field, texts: FaultWords): z.ZodType<string> {
	const { invalid } = texts.languages.en.mail.faults;
	switch (field.kind) {
		case "email":
			return address(field.invalid, texts);
		case "textarea":
			return message(texts);
		case "select":
			return z.enum(
				field.options.map(({ value }) => value),
				field.missing ?? invalid,
			);
		case "checkbox":
			return z.literal("true", field.missing ?? invalid);
		case "number":
			return read((text) => numberIn(text, field), field.invalid, texts);
		default:
			return line(texts);
	}
}
