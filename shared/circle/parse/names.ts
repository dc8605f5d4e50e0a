import { ROLE_KEYS, type RoleKey } from "../../quiz/keys.ts";
import { cleanName } from "../person.ts";

/** Words that introduce or label a result, and are nobody's name. */
const COMMON = new Set(
	`a all an and at best cc cheers circle date dear done everyone finally for from fw fwd got guess hello here here's hey hi hooray
	i i'm i've it it's link look love me mine my name no oh ok okay on out please primary quiz re result results role roles
	second secondary see sent share so sorry subject take thank thanks that the this to url warmly we wow wrote yay yes you`.split(
		/\s+/,
	),
);

/** Small words inside names. */
const PARTICLES = new Set("al and bin da de del der di du el ibn la le of van von y".split(" "));

const MONTH = "(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.?";
const DATES = [
	/\d{1,4}[./-]\d{1,2}[./-]\d{1,4}/g,
	/\d{4}-\d\d-\d\dT[\d:.]+Z?/g,
	/\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s*[ap]\.?m\b\.?)?/gi,
	new RegExp(
		`\\b(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\\.?,?\\s+(?=${MONTH}|\\d)`,
		"gi",
	),
	new RegExp(`\\b${MONTH}\\s+\\d{1,2}(?:st|nd|rd|th)?\\b(?:,?\\s+\\d{4}\\b)?`, "gi"),
	new RegExp(`\\b\\d{1,2}\\.?\\s+${MONTH}(?:\\s+\\d{4}\\b)?`, "gi"),
];
const PRONOUNS = /\(?\b(?:she|he|they|ze|xe|any)\s?\/\s?\w+(?:\s?\/\s?\w+)?\)?/gi;
const MAIL_ADDRESS = /<?[\w.+-]{1,64}@[\w.-]{1,255}>?/g;
/** Numbers and signs before an entry of a list, and what marks a quotation. */
const LIST_MARK = /^[\s>]*(?:(?:\d{1,3}[.):]|#\d{1,3}|[-–—*•·▪‣+]|\[[ x]?\])\s+)*/i;
/** What stands between a name and something else. */
const SEPARATOR = /[:;|\t()[\]{}<>"“”=→⇒]|,(?! )|\s[-–—~/]+(?=\s|$)|^[-–—~]+|[-–—]{2,}|\s\+\s/;

/** The name in a text beside a link; undefined where none can be told. */
export function nameIn(text: string): string | undefined {
	for (const part of partsOf(text)) {
		const name = nameOf(part) ?? part.split(",").flatMap((piece) => nameOf(piece) ?? [])[0];
		if (name) return name;
	}
	return undefined;
}

/** The name on a line that holds nothing else but a list mark, a role or the time of a message. */
export function nameLine(line: string): string | undefined {
	const parts = partsOf(line).filter((part) => !roleNamed(part));
	const [only, ...more] = parts;
	return only !== undefined && more.length === 0 ? nameOf(only, false) : undefined;
}

/** A name and roles without a link, such as "Maya: Healer and Guide". */
export function namedRoles(line: string): { name: string; roles: RoleKey[] } | undefined {
	const parts = partsOf(line).flatMap((part) => part.split(/(?<!\s)\s+(?:and|with|or)\s+|[,&/]/));
	const roles = parts.flatMap((part) => roleNamed(part) ?? []);
	const others = parts.filter((part) => part.trim() && !roleNamed(part));
	const name = others.length === 1 ? nameOf(others[0] ?? "", false) : undefined;
	return name && roles.length > 0 ? { name, roles } : undefined;
}

function partsOf(text: string): string[] {
	let rest = text.replace(LIST_MARK, "");
	for (const pattern of [...DATES, PRONOUNS, MAIL_ADDRESS]) rest = rest.replace(pattern, " ");
	return rest
		.replace(/[*_~`]/g, "")
		.split(SEPARATOR)
		.map((part) => part.replace(/^[\s,.!?]+|(?<![\s,.!?])[\s,.!?]+$/g, ""))
		.filter(Boolean);
}

/** The role that a text names and nothing else: "Healer", "the frontline responder". */
function roleNamed(text: string): RoleKey | undefined {
	const words = text.toLowerCase().replace(/^(?:the|an?)\s+|\srole$/g, "");
	return ROLE_KEYS.find((role) => role.replace("_", " ") === words.trim().replace(/[\s_-]+/g, " "));
}

/** People who introduce themselves: "I'm Maya". */
const INTRODUCTION =
	/\b(?:[Ii][’']?m|[Ii] am|[Tt]his is|[Ii]t[’']?s|[Nn]ame[’']?s|[Nn]ame is)\s+((?:\p{Lu}[\p{L}\p{M}’'-]+\s?){1,3})/u;
/** People whose result is sent: "Maya's result". */
const POSSESSION = /^(.+?)[’']s (?:quiz |role )?(?:result|role|link|quiz)\b/i;

/** @param mayHaveMore - whether common words around the name are passed over */
function nameOf(text: string, mayHaveMore = true): string | undefined {
	const part = POSSESSION.exec(text)?.[1] ?? INTRODUCTION.exec(text)?.[1] ?? text;
	const words = part.split(/\s+/).filter(Boolean);
	const count = words.length;
	while (mayHaveMore && isCommon(words[0])) words.shift();
	while (mayHaveMore && isCommon(words.slice(-1).join(""))) words.pop();
	const name = cleanName(words.join(" ").replace(/^[,.]+|(?<!,),+$/g, ""));
	const isName =
		words.length > 0 &&
		words.length <= 5 &&
		!words.some((word) => isCommon(word) && !PARTICLES.has(word.toLowerCase())) &&
		!roleNamed(name) &&
		/^\p{L}[\p{L}\p{M}\p{N}\p{Extended_Pictographic}\p{Join_Control} ’'.&,-]*$/u.test(name) &&
		looksLikeName(words, words.length < count);
	return isName ? name : undefined;
}

function isCommon(word = ""): boolean {
	return COMMON.has(
		word
			.toLowerCase()
			.replaceAll("’", "'")
			.replace(/[,.!?]/g, ""),
	);
}

/** One or two words may be small, unless they come from a sentence: its names begin with capitals. */
function looksLikeName(words: readonly string[], isFromSentence: boolean): boolean {
	if (words.length <= 2 && !isFromSentence) return true;
	return words.every((word) => PARTICLES.has(word.toLowerCase()) || !/^\p{Ll}/u.test(word));
}
