import { type Field, promisedHours } from "@liberation/shared/content/forms";
import { ENGLISH } from "@liberation/shared/language";
import type { Detail } from "@liberation/shared/letter";
import { fill } from "@liberation/shared/quiz/fill";
import { QUIZ } from "./check/submission.ts";
import { VERSION } from "./common/digest.ts";
import { wordsIn } from "./common/languages.ts";
import { BOUNCED, NOTICE, UNSUBSCRIBED } from "./common/other-forms.ts";
import { timesOf } from "./common/time.ts";
import type { Ports } from "./ports.ts";
import type { DeliverySettings } from "./settings/delivery-settings.ts";
import type { ListedSubmission } from "./store/types.ts";

/* Describes submissions in the words of their forms, for the founder's mails, the desk and exports. */

const HOUR = 60 * 60 * 1000;

/** Adds the forms that the site no longer has, so that what they brought keeps its names. */
export async function withEarlierForms(ports: Ports): Promise<Ports> {
	const { settings, store } = ports;
	return {
		...ports,
		settings: { ...settings, forms: { ...(await store.forms()), ...settings.forms } },
	};
}

export type Described = Pick<ListedSubmission, "form" | "answers" | "receivedAt">;

/** Titles of submissions that don't come from a form of the site. */
const OTHERS: Readonly<Record<string, string>> = {
	[QUIZ]: "Quiz",
	[UNSUBSCRIBED]: "Unsubscribed",
	[BOUNCED]: "Mail came back",
	[NOTICE]: "Notice to you",
};

const formOf = ({ forms }: DeliverySettings, name: string) =>
	Object.hasOwn(forms, name) ? forms[name] : undefined;

const fieldsOf = (settings: DeliverySettings, form: string) => formOf(settings, form)?.fields ?? [];

export function titleOf(settings: DeliverySettings, form: string): string {
	return formOf(settings, form)?.title ?? OTHERS[form] ?? form;
}

/** Returns the names of the forms that come first among what waits for an answer. */
export function formsFirst({ forms }: DeliverySettings): readonly string[] {
	return Object.keys(forms).filter((name) => forms[name]?.comesFirst);
}

/** Returns the time until which a form promises an answer; undefined where it promises none. */
export function promisedBy(
	settings: DeliverySettings,
	form: string,
	receivedAt: number,
): number | undefined {
	const known = formOf(settings, form);
	const hours = known && promisedHours(known);
	return hours === undefined ? undefined : receivedAt + hours * HOUR;
}

/** Returns the names of all forms and of the other kinds of submissions (other-forms.ts). */
export function formNames({ forms }: DeliverySettings): readonly string[] {
	return [...Object.keys(forms), ...Object.keys(OTHERS)];
}

/** Whether a form is a sign-up with double opt-in. */
export function isList(settings: DeliverySettings, form: string): boolean {
	return formOf(settings, form)?.isList ?? false;
}

/** Lists every question with its answer, in the form's order, then answers to questions that the form no longer has. */
export function detailsOf(submission: Described, settings: DeliverySettings): readonly Detail[] {
	const { form, answers } = submission;
	if (form === QUIZ) return quizDetails(answers, settings);
	const fields = fieldsOf(settings, form);
	const names = fields.map(({ name }) => name);
	const others = Object.entries(answers).filter(([name]) => !names.includes(name));
	return [
		...fields.map((field) => fieldDetail(field, submission, settings)),
		...others.map(([name, value]) => ({
			label: name === "page" ? settings.words.inbox.page : name,
			value,
		})),
	];
}

/** Returns the labels that `detailsOf` gives to a form's questions. */
export function labelsOf(form: string, settings: DeliverySettings): readonly string[] {
	const { inbox } = settings.words;
	if (form !== QUIZ) {
		const labels = fieldsOf(settings, form).map((field) => labelOf(field, settings));
		return labels.length > 0 ? [...labels, inbox.page] : [];
	}
	const { email, role, secondary, pillars: habits, partner, language, consent } = inbox;
	return [email, role, secondary, habits, partner, language, consent];
}

/** Summarizes a submission in one line, for lists. */
export function excerptOf(submission: ListedSubmission, settings: DeliverySettings): string {
	const { form, email, answers } = submission;
	if (form === QUIZ) return englishRoleName(settings, answers.role ?? "");
	const fields = fieldsOf(settings, form);
	const longest = messageIn(fields, answers);
	const chosen = longest ?? fields.find(({ kind, name }) => kind === "select" && answers[name]);
	const text = chosen ? shownAnswer(chosen, answers[chosen.name] ?? "") : (answers.text ?? "");
	return text === email ? "" : text.replaceAll(/\s+/g, " ");
}

/** Returns the free text of a submission; "" where the form has no free-text field. */
export function messageOf({ form, answers }: Described, settings: DeliverySettings): string {
	const field = messageIn(fieldsOf(settings, form), answers);
	return field ? (answers[field.name] ?? "") : "";
}

/** Returns the sender's name; without one, the sender's email address. */
export function personOf({ email, answers }: Pick<ListedSubmission, "email" | "answers">): string {
	return answers.name || email;
}

/** Returns the English name of a role, in which the founder reads it; the role itself where it is unknown. */
export function englishRoleName({ languages }: DeliverySettings, key: string): string {
	return languages.en.quiz.roles.find(({ role }) => role === key)?.name ?? key;
}

function messageIn(fields: readonly Field[], answers: Described["answers"]): Field | undefined {
	return fields.find(({ kind, name }) => kind === "textarea" && answers[name]);
}

function quizDetails(answers: Described["answers"], settings: DeliverySettings): readonly Detail[] {
	const { email = "", role = "", secondary = "", partner = "" } = answers;
	const { inbox } = settings.words;
	const { pillars } = settings.languages.en.quiz;
	const habits = (answers.pillars ?? "")
		.split(" ")
		.map((key) => pillars.find((pillar) => pillar.key === key)?.label ?? key);
	const language = languageName(answers.language, settings);
	const agreed = consentText(settings, Date.parse(answers.consent ?? ""), answers.wording);
	return [
		{ label: inbox.email, value: email },
		{ label: inbox.role, value: englishRoleName(settings, role) },
		...(secondary ? [{ label: inbox.secondary, value: englishRoleName(settings, secondary) }] : []),
		{ label: inbox.pillars, value: habits.join(", ") },
		...(partner ? [{ label: inbox.partner, value: partner }] : []),
		...(language ? [{ label: inbox.language, value: language }] : []),
		{ label: inbox.consent, value: agreed },
	];
}

/** Returns the name of a language; "" for English. */
export function languageName(lang = "", settings: DeliverySettings): string {
	const { language } = wordsIn(settings, lang).quiz;
	return language.lang === ENGLISH.lang ? "" : language.name;
}

const labelOf = ({ kind, label }: Field, { words }: DeliverySettings) =>
	kind === "checkbox" ? words.inbox.consent : label;

function fieldDetail(
	field: Field,
	{ answers, receivedAt }: Described,
	settings: DeliverySettings,
): Detail {
	const answer = answers[field.name] ?? "";
	const label = labelOf(field, settings);
	if (answer === "") return { label, value: settings.words.inbox.unanswered };
	if (field.kind !== "checkbox") return { label, value: shownAnswer(field, answer) };
	return { label, value: consentText(settings, receivedAt, field.label) };
}

function shownAnswer(field: Field, answer: string): string {
	switch (field.kind) {
		case "select":
			return field.options.find(({ value }) => value === answer)?.label ?? answer;
		case "number":
			return `${field.unit ?? ""}${answer}`;
		default:
			return answer;
	}
}

/** Describes when the sender agreed and to which wording. An unknown wording appears as its hash. */
export function consentText(settings: DeliverySettings, at: number, wording = ""): string {
	const { consentOther, consentCurrent } = settings.words.inbox;
	const time = Number.isNaN(at) ? "" : timesOf(settings).zonedTime(at);
	const isOther = wording === "" || VERSION.test(wording);
	const values = { time, wording, version: wording || "unknown" };
	return fill(isOther ? consentOther : consentCurrent, values);
}
