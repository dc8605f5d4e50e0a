import type { Person } from "../../../shared/circle/person.ts";
import type { RoleKey } from "../../../shared/quiz/keys.ts";

/** The site of the links in a pasted text. */
export const SITE = "https://www.example.org";

const link = (query: string) => `${SITE}/quiz?role=${query}`;

/** A line as people send it, and the people that it adds. */
type Sent = readonly [line: string, ...people: Added[]];
type Added = readonly [name: string, primary: RoleKey, secondary?: RoleKey];

/** Lines that each add someone. */
export const SENT: readonly Sent[] = [
	[link("weaver"), ["", "weaver"]],
	[`Maya: ${link("caregiver")}`, ["Maya", "caregiver"]],
	[`${link("guide")} - Sam`, ["Sam", "guide"]],
	[`1. Ana-María O’Neil – ${link("builder")}.`, ["Ana-María O’Neil", "builder"]],
	[`- [ ] Deshawn Carter (Healer): <${link("healer")}>`, ["Deshawn Carter", "healer"]],
	[`[Luz](${link("storyteller")})`, ["Luz", "storyteller"]],
	[
		`[11/22/26, 10:03:12] Ray Whitecloud: I’m a Disruptor! ${link("disruptor")} 🎉`,
		["Ray Whitecloud", "disruptor"],
	],
	[
		`11/22/26, 9:15 PM - Auntie Jo: ${link("weaver&amp;secondary=guide")}`,
		["Auntie Jo", "weaver", "guide"],
	],
	[`> Lee: ${link("guide&pillars=power_hoarding,right_to_comfort")}, thanks!`, ["Lee", "guide"]],
	[`*${link("caregiver")}*`, ["", "caregiver"]],
	[`Bo\t${link("storyteller")}\t11/22/2026`, ["Bo", "storyteller"]],
	[`"Nguyen, Vi","${link("visionary")}"`, ["Nguyen, Vi", "visionary"]],
	[`${link("visionary&pillars=either_or,objectivity")},Noor`, ["Noor", "visionary"]],
	[`| Joaquín | she/her | ${link("weaver")} |`, ["Joaquín", "weaver"]],
	[`Mo (they/them): https://partner.example.com/find?role=disruptor`, ["Mo", "disruptor"]],
	[`Fern - www.example.org/quiz?role=experimenter`, ["Fern", "experimenter"]],
	[
		`Hana: https://links.example.net/?url=${encodeURIComponent(link("builder"))}&data=05`,
		["Hana", "builder"],
	],
	[`Ida: ${link("healer")}, Jun: ${link("guide")}`, ["Ida", "healer"], ["Jun", "guide"]],
	["Kai: Healer and Guide", ["Kai", "healer", "guide"]],
	["Lena, Healer, also Guide", ["Lena", "healer", "guide"]],
	["* Milo – the Frontline Responder", ["Milo", "frontline_responder"]],
	["Nia,Weaver,", ["Nia", "weaver"]],
	['"Cruz, Olu","Storyteller","Guide"', ["Cruz, Olu", "storyteller", "guide"]],
	["11/22/2026 10:05,Pia,pia@example.org,frontline_responder", ["Pia", "frontline_responder"]],
];

/** Lines that can't be read, with what is wrong in a role or a link, or with no result in them. */
export const UNREAD: readonly string[] = [
	"Name,Role,Second role",
	"From: Imani Brooks <imani@example.org>",
	"See the notes at https://www.example.org/articles/the-meeting-can-wait",
	`Quinn: ${link("hero")}`,
	`Rae: ${SITE}/quiz?role=frontline_`,
	"Sol: Healer, Guide and Builder",
	"Tia and Uma: Healer",
	"I think that Healer, Guide and all the others matter",
	"Healer",
];

/** All of it in one text. */
export const MESS = [...UNREAD, ...SENT.map(([text]) => text)].join("\n\n");

/** The people that the text adds, in its order. */
export const EVERYONE = peopleOf(SENT.flatMap(([, ...people]) => people));

export function peopleOf(added: readonly Added[]): Person[] {
	return added.map(([name, primary, secondary = null]) => ({ name, primary, secondary }));
}
