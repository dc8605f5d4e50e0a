import { withoutMarks } from "@liberation/shared/address";
import { isDayAhead, numberIn } from "@liberation/shared/answers";
import type { Field, Form } from "@liberation/shared/content/forms";
import { z } from "zod";
import { address, type FaultWords, line, message, read } from "./text.ts";

/** Answers by name, as they arrive; a name that came twice has a list. */
export type Answers = Readonly<Record<string, unknown>>;

/** What is wrong with an answer, in words for the visitor. */
export interface FieldFault {
	readonly field: string;
	readonly message: string;
}

/** Answers by field; one that nobody gave is "". */
export type CheckedAnswers = Readonly<Record<string, string>>;

export type Checked =
	| { readonly answers: CheckedAnswers }
	| { readonly faults: readonly FieldFault[] };

/** Made once for each field of a build. */
const schemas = new WeakMap<Field, z.ZodType<string>>();

/**
 * Checks answers against the fields that the form's page shows. A fault says what the
 * form itself says of it, in the order of the page. What the form does not ask is dropped.
 */
export function checkAnswers(form: Form, answers: Answers, said: FaultWords, now: number): Checked {
	const checked = form.fields.map((field) => {
		const given = Object.hasOwn(answers, field.name) ? answers[field.name] : undefined;
		const schema = schemas.get(field) ?? answerSchema(field, said);
		schemas.set(field, schema);
		return { field, result: schema.safeParse(given) };
	});
	const faults = checked.flatMap(({ field, result }): FieldFault[] => {
		if (!result.success)
			return [{ field: field.name, message: result.error.issues[0]?.message ?? "" }];
		if (field.kind !== "date" || result.data === "" || isDayAhead(result.data, now)) return [];
		return [{ field: field.name, message: field.invalid }];
	});
	if (faults.length > 0) return { faults };
	return {
		answers: Object.fromEntries(
			checked.map(({ field: { name }, result }) => [name, result.success ? result.data : ""]),
		),
	};
}

/** The schema of one field. */
export function answerSchema(field: Field, said: FaultWords): z.ZodType<string> {
	const given = givenSchema(field, said);
	return z.unknown().transform((value, context) => {
		const refuse = (fault: string) => {
			context.addIssue({ code: "custom", message: fault });
			return z.NEVER;
		};
		if (Array.isArray(value)) return refuse(said.words.faults.twice);
		const text = asText(value);
		// Spaces and marks that can't be seen are no answer, as on the page. A box that is not checked is not sent at all.
		if (text === undefined || (typeof text === "string" && !withoutMarks(text))) {
			return field.missing === undefined ? "" : refuse(field.missing);
		}
		const result = given.safeParse(text);
		return result.success ? result.data : refuse(result.error.issues[0]?.message ?? "");
	});
}

/** JSON has numbers and truth values where a form has texts. */
function asText(value: unknown): unknown {
	if (typeof value === "number") return String(value);
	if (typeof value === "boolean") return value ? "true" : undefined;
	return value ?? undefined;
}

function givenSchema(field: Field, said: FaultWords): z.ZodType<string> {
	const { invalid } = said.words.faults;
	switch (field.kind) {
		case "email":
			return address(field.invalid, said);
		case "textarea":
			return message(said);
		case "select":
			return z.enum(
				field.options.map(({ value }) => value),
				field.missing ?? invalid,
			);
		case "checkbox":
			return z.literal("true", field.missing ?? invalid);
		case "date":
			return z.iso.date(field.invalid);
		case "number":
			return read((text) => numberIn(text, field), field.invalid, said);
		default:
			return line(said);
	}
}
