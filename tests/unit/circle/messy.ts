import type { Person } from "../../../shared/circle/person.ts";
import type { RoleKey } from "../../../shared/quiz/keys.ts";

/** The site of the links in a pasted text. */
export const SITE = "https://www.example.org";

const link = (query: string) => `${SITE}/quiz?role=${query}`;

/** A result as people send it, and whom it adds. */
type Sent = readonly [text: string, ...people: Added[]];
type Added = readonly [name: string, primary: RoleKey, secondary?: RoleKey];

/** Thirty results in the kinds of mess that mails, chats, lists and tables make of them. */
export const SENT: readonly Sent[] = [
	[link("weaver"), ["", "weaver"]],
	[`Maya: ${link("caregiver")}`, ["Maya", "caregiver"]],
	[`${link("guide")} - Sam`, ["Sam", "guide"]],
	[`1. Ana-María O’Neil – ${link("builder")}.`, ["Ana-María O’Neil", "builder"]],
	[`- [ ] Deshawn Carter (Healer): <${link("healer")}>`, ["Deshawn Carter", "healer"]],
	[`[Luz's result](${link("storyteller")})`, ["Luz", "storyteller"]],
	[
		`[11/22/26, 10:03:12] Ray Whitecloud: I’m a Disruptor! ${link("disruptor")} 🎉`,
		["Ray Whitecloud", "disruptor"],
	],
	[
		`11/22/26, 9:15 PM - Auntie Jo: ${link("weaver&amp;secondary=guide")}`,
		["Auntie Jo", "weaver", "guide"],
	],
	[`Kofi  10:04 AM\n${link("visionary")}`, ["Kofi", "visionary"]],
	[`Noor, [22.11.2026 10:05]\nhere is mine: ${link("experimenter")}`, ["Noor", "experimenter"]],
	[
		`From: Imani Brooks <imani@example.org>\nSubject: my role\n\nHi all,\nso this is what came out:\n${link("frontline_responder")}`,
		["Imani Brooks", "frontline_responder"],
	],
	[
		`On Mon, Nov 16, 2026 at 9:12 AM Tomás Vega <tomas@example.org> wrote:\n> ${link("builder&secondary=weaver")}`,
		["Tomás Vega", "builder", "weaver"],
	],
	[
		`Priya: ${SITE}/quiz?role=frontline_\nresponder&secondary=heal\ner`,
		["Priya", "frontline_responder", "healer"],
	],
	[
		`> Lee: ${SITE}/quiz?role=guide\n> &pillars=power_hoarding,right_to_\n> comfort`,
		["Lee", "guide"],
	],
	[`Hi, I’m Zoe and here’s mine: ${link("healer")}!!!`, ["Zoe", "healer"]],
	[`*${link("caregiver")}*`, ["", "caregiver"]],
	[`Bo\t${link("storyteller")}\t11/22/2026`, ["Bo", "storyteller"]],
	[`"Vi Nguyen","${link("visionary")}"`, ["Vi Nguyen", "visionary"]],
	[`| Joaquín | she/her | ${link("weaver")} |`, ["Joaquín", "weaver"]],
	[`<a href="${link("guide&amp;secondary=healer")}">Ezra</a>`, ["Ezra", "guide", "healer"]],
	[
		`Mo (they/them): https://partner.example.com/find-your-role?role=disruptor`,
		["Mo", "disruptor"],
	],
	[`Fern - www.example.org/quiz?role=experimenter`, ["Fern", "experimenter"]],
	[`Gus: ${SITE}/quiz/roles/frontline-responder`, ["Gus", "frontline_responder"]],
	[
		`Hana: https://nam.safelinks.example.net/?url=${encodeURIComponent(link("builder"))}&data=05`,
		["Hana", "builder"],
	],
	[`Ida: ${link("healer")}, Jun: ${link("guide")}`, ["Ida", "healer"], ["Jun", "guide"]],
	[`Our facilitator asked for these.`],
	[`See the notes at https://www.example.org/articles/the-meeting-can-wait`],
	[`Kai: Healer and Guide`, ["Kai", "healer", "guide"]],
	[`Lena\n${link("caregiver&secondary=weaver")}`, ["Lena", "caregiver", "weaver"]],
	[`${link("storyteller")}\n\nThanks,\nMilo`, ["Milo", "storyteller"]],
];

/** All of it in one text. */
export const MESS = SENT.map(([text]) => text).join("\n\n");

/** Whom it adds, in their order. */
export const EVERYONE = peopleOf(SENT.flatMap(([, ...people]) => people));

export function peopleOf(added: readonly Added[]): Person[] {
	return added.map(([name, primary, secondary = null]) => ({ name, primary, secondary }));
}
