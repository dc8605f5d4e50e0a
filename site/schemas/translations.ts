import { z } from "zod";
import circleMessages from "../../shared/circle/messages.json" with { type: "json" };
import circleTalk from "../../shared/circle/talk.json" with { type: "json" };
import { contentFile, line, list, part, prose } from "../../shared/content/fields.ts";
import {
	isJsonArray,
	isJsonObject,
	type Json,
	wordsOf,
} from "../../shared/content/translatable.ts";
import messages from "../../shared/quiz/messages.json" with { type: "json" };
import pillars from "../../shared/quiz/pillars.json" with { type: "json" };
import programs from "../../shared/quiz/programs.json" with { type: "json" };
import questions from "../../shared/quiz/questions.json" with { type: "json" };
import roles from "../../shared/quiz/roles.json" with { type: "json" };
import tiers from "../../shared/quiz/tiers.json" with { type: "json" };
import { keyOf } from "../../shared/quiz/translation.ts";
import everyPage from "../_data/everyPage.json" with { type: "json" };
import formWords from "../_data/formWords.json" with { type: "json" };
import mailWords from "../_data/mailWords.json" with { type: "json" };
import embedPage from "../_data/pages/embed.json" with { type: "json" };
import habitsPage from "../_data/pages/habits.json" with { type: "json" };
import notFoundPage from "../_data/pages/not-found.json" with { type: "json" };
import privacyPage from "../_data/pages/privacy.json" with { type: "json" };
import quizPage from "../_data/pages/quiz.json" with { type: "json" };
import circlePage from "../_data/pages/quiz-circle.json" with { type: "json" };
import paperPage from "../_data/pages/quiz-paper.json" with { type: "json" };
import guidePage from "../_data/pages/quiz-paper-guide.json" with { type: "json" };
import rolesPage from "../_data/pages/roles.json" with { type: "json" };
import site from "../_data/site.json" with { type: "json" };

/* Derives the schemas of translations from the English files. */

export interface TranslatedFile {
	readonly name: string;
	readonly label: string;
	readonly from: string;
	/** A path pattern, where `*` stands for the language. */
	readonly files: string;
	/** The English words; `keyed` has converted lists of entries to objects. */
	readonly english: Json;
}

/**
 * Converts a list of entries to an object by the entries' keys.
 * @param others - fields to drop because they need no translation, besides those that `wordsOf` drops
 */
function keyed(entries: readonly object[], ...others: string[]): Json {
	const byKey = Object.fromEntries(entries.map((entry) => [keyOf(entry), entry]));
	return JSON.parse(
		JSON.stringify(byKey, (key, value) => (others.includes(key) ? undefined : value)),
	);
}

function translatedIn(folder: string, prefix: string) {
	return (name: string, label: string, english: Json): TranslatedFile => ({
		name: prefix + name.replace("/", "-"),
		label,
		from: `${folder}/${name}.json`,
		files: `${folder}/*/${name}.json`,
		english,
	});
}

const ofQuiz = translatedIn("shared/quiz", "translated-");
const ofCircle = translatedIn("shared/circle", "translated-circle-");
const ofSite = translatedIn("site/_data", "translated-");

/** Returns the part of the privacy page that translated pages show. */
function privacyOfQuiz({ metadata, title, lead, sections, contact }: typeof privacyPage): Json {
	const { quiz, browser, rights } = sections;
	return { metadata, title, lead, sections: { quiz, browser, rights }, contact };
}

/** Returns what the framed quiz and the lines of partners say. */
function embedded({ frame, snippets: { linkLabel, circleLabel } }: typeof embedPage): Json {
	return { snippets: { linkLabel, circleLabel }, frame };
}

const { visitor, pages, faults } = mailWords;

export const translatedFiles: readonly TranslatedFile[] = [
	ofQuiz(
		"questions",
		"Questions",
		keyed(
			questions.map(({ id, prompt, options }) => ({
				id,
				prompt,
				options: options.map(({ label }) => label),
			})),
		),
	),
	ofQuiz("roles", "Roles", keyed(roles, "role", "dismantles", "recommendedPrograms")),
	ofQuiz("pillars", "Habits", keyed(pillars)),
	ofQuiz("programs", "Programs", keyed(programs, "title", "category", "partner", "enrollment")),
	ofQuiz("tiers", "Tracks", keyed(tiers)),
	ofQuiz("messages", "Wording around the questions", messages),
	ofCircle("messages", "Wording of the circle", circleMessages),
	ofCircle("talk", "Questions of the circle", circleTalk),
	ofSite("everyPage", "Around every page", {
		...everyPage,
		tagline: site.tagline,
		newsletter: site.newsletter.label,
	}),
	ofSite("formWords", "Words of forms", formWords),
	ofSite("mailWords", "Words of mails", { visitor, pages, faults }),
	ofSite("pages/quiz", "Page: the quiz", quizPage),
	ofSite("pages/roles", "Page: the roles", rolesPage),
	ofSite("pages/habits", "Page: the habits", habitsPage),
	ofSite("pages/quiz-circle", "Page: the circle", circlePage),
	ofSite("pages/quiz-paper", "Page: the quiz on paper", paperPage),
	ofSite("pages/quiz-paper-guide", "Page: the facilitator’s guide", guidePage),
	ofSite("pages/embed", "Page: the quiz in a frame", embedded(embedPage)),
	ofSite("pages/not-found", "Page: not found", notFoundPage),
	ofSite("pages/privacy", "Page: privacy", privacyOfQuiz(privacyPage)),
];

/** Returns the schema of a translation, which has the same keys as the English file, and lists of the same length. */
export function translationSchema({ label, english }: TranslatedFile): z.ZodType {
	const words = wordsOf(english);
	if (!isJsonObject(words)) throw new Error(`${label} has no words`);
	return contentFile(label, shapeFor(words)).meta({ group: "Translations" });
}

function shapeFor(words: Readonly<Record<string, Json>>): z.ZodRawShape {
	return Object.fromEntries(
		Object.entries(words).map(([key, value]) => [key, schemaFor(labelOf(key), value)]),
	);
}

function schemaFor(label: string, english: Json): z.ZodType {
	if (typeof english === "string") return textFor(label, english);
	if (isJsonArray(english)) {
		const [first = ""] = english;
		// All entries share the first one's schema; the list's hint shows the English of each entry.
		const entry = typeof first === "string" ? text("Text", first) : schemaFor("Entry", first);
		const expected = `${english.length} entries, as in English`;
		return list(label, "entry", entry, hintOf(english)).length(english.length, expected);
	}
	if (!isJsonObject(english)) return z.null();
	if (isCounted(english)) return countedFor(label, english);
	return part(label, shapeFor(english));
}

/** Whether an object has plural forms, of which translations require only `other`. */
function isCounted(english: object): english is { readonly one: string; readonly other: string } {
	return "other" in english && "one" in english;
}

function countedFor(label: string, english: { readonly other: string }): z.ZodType {
	const form = (name: string) => textFor(`For the category “${name}”`, english.other);
	return part(label, {
		zero: form("zero").optional(),
		one: form("one").optional(),
		two: form("two").optional(),
		few: form("few").optional(),
		many: form("many").optional(),
		other: form("other"),
	});
}

/** The maximum number of characters of a text with a one-line input box. */
const ONE_LINE = 80;

function text(label: string, english: string, hint?: string) {
	return english.length > ONE_LINE ? prose(label, hint) : line(label, hint);
}

function textFor(label: string, english: string): z.ZodType {
	return text(label, english, hintOf(english));
}

function hintOf(english: Json): string {
	return `In English: “${inEnglish(english)}”.`;
}

function inEnglish(english: Json): string {
	if (typeof english === "string") return english;
	if (isJsonArray(english))
		return english.map((each, index) => `${index + 1}. ${inEnglish(each)}`).join(" ");
	return Object.values(english ?? {})
		.map(inEnglish)
		.join(" / ");
}

/** Converts the key `startNow` to the label `Start now`. */
function labelOf(key: string): string {
	const words = key
		.replace(/([a-z])([A-Z])/g, "$1 $2")
		.replaceAll(/[_-]/g, " ")
		.toLowerCase();
	return words.charAt(0).toUpperCase() + words.slice(1);
}
