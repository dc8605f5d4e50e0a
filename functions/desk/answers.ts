import type { Field } from "../../shared/content/forms.ts";
import { ENGLISH } from "../../shared/language.ts";
import type { Detail } from "../../shared/letter.ts";
import { pillars, roles } from "../../shared/quiz/catalogue.ts";
import { BOUNCED } from "../accept/bounces.ts";
import { QUIZ } from "../check/submission.ts";
import { words } from "../content.ts";
import { NOTICE } from "../deliver/notices.ts";
import { wordsIn } from "../languages.ts";
import type { DeliverySettings } from "../ports.ts";
import type { ListedSubmission } from "../store/port.ts";
import { shownTime } from "./time.ts";

/* Submissions in the words of their forms. */

type Forms = Pick<DeliverySettings, "forms">;
type FormsAndLanguages = Pick<DeliverySettings, "forms" | "languages">;

/** The forms that are none of the site's: what they are called. */
const OTHERS: Readonly<Record<string, string>> = {
	[QUIZ]: "Quiz",
	unsubscribe: "Unsubscribed",
	[BOUNCED]: "Mail came back",
	[NOTICE]: "Notice to you",
};

const formOf = ({ forms }: Forms, name: string) =>
	Object.hasOwn(forms, name) ? forms[name] : undefined;

/** What a form is called. */
export function titleOf(settings: Forms, form: string): string {
	return formOf(settings, form)?.title ?? OTHERS[form] ?? form;
}

/** Every form that a submission may be of. */
export function formNames({ forms }: Forms): readonly string[] {
	return [...Object.keys(forms), ...Object.keys(OTHERS)];
}

/** Whether a form puts people on a list. */
export function isList(settings: Forms, form: string): boolean {
	return formOf(settings, form)?.isList ?? false;
}

/** Every question with its answer, in the form's order; then what the form asked once and no longer does. */
export function answersOf(
	{ form, answers }: Pick<ListedSubmission, "form" | "answers">,
	settings: FormsAndLanguages,
): readonly Detail[] {
	if (form === QUIZ) return quizAnswers(answers, settings);
	const fields = formOf(settings, form)?.fields ?? [];
	const asked = fields.map((field) => ({
		label: field.label,
		value: shownAnswer(field, answers[field.name] ?? "") || words.inbox.unanswered,
	}));
	const names = fields.map(({ name }) => name);
	const others = Object.entries(answers).filter(([name]) => !names.includes(name));
	return [...asked, ...others.map(([label, value]) => ({ label, value }))];
}

/** What an answer says in one line, for lists. */
export function excerptOf({ form, email, answers }: ListedSubmission, settings: Forms): string {
	if (form === QUIZ) return roleName(answers.role ?? "");
	const fields = formOf(settings, form)?.fields ?? [];
	const longest = fields.find(({ kind, name }) => kind === "textarea" && answers[name]);
	const chosen = longest ?? fields.find(({ kind, name }) => kind === "select" && answers[name]);
	const text = chosen ? shownAnswer(chosen, answers[chosen.name] ?? "") : (answers.text ?? "");
	return text === email ? "" : text.replaceAll(/\s+/g, " ");
}

/** A name to call somebody by; their address where they gave none. */
export function personOf({ email, answers }: Pick<ListedSubmission, "email" | "answers">): string {
	return answers.name || email;
}

/** The name of a role by its key. */
export function roleName(key: string): string {
	return roles.find(({ role }) => role === key)?.name ?? key;
}

function quizAnswers(
	answers: Readonly<Record<string, string>>,
	settings: FormsAndLanguages,
): readonly Detail[] {
	const { inbox } = words;
	const { email = "", role = "", secondary = "", partner = "", consent = "" } = answers;
	const labels = (answers.pillars ?? "")
		.split(" ")
		.map((key) => pillars.find((pillar) => pillar.key === key)?.label ?? key);
	const { language } = wordsIn(settings, answers.language ?? ENGLISH.lang).quiz;
	const agreedAt = Date.parse(consent);
	return [
		{ label: inbox.email, value: email },
		{ label: inbox.role, value: roleName(role) },
		...(secondary ? [{ label: inbox.secondary, value: roleName(secondary) }] : []),
		{ label: inbox.pillars, value: labels.join(", ") },
		...(partner ? [{ label: inbox.partner, value: partner }] : []),
		{ label: inbox.language, value: language.name },
		{ label: inbox.consent, value: Number.isNaN(agreedAt) ? consent : shownTime(agreedAt) },
	];
}

function shownAnswer(field: Field, answer: string): string {
	if (answer === "") return "";
	switch (field.kind) {
		case "select":
			return field.options.find(({ value }) => value === answer)?.label ?? answer;
		case "checkbox":
			return answer === "true" ? "Yes" : answer;
		case "number":
			return `${field.unit ?? ""}${answer}`;
		default:
			return answer;
	}
}
