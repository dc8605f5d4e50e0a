import { describe, expect, it } from "vitest";
import { questions } from "../../../shared/quiz/catalogue.ts";
import { designFaults } from "../../../shared/quiz/design.ts";
import { PILLAR_KEYS, QUESTION_IDS, ROLE_KEYS, type RoleKey } from "../../../shared/quiz/keys.ts";

/*
 * The design in one thought: take six points, A to F. The fifteen pairs of points are the pillars,
 * and each question stages one pillar. The ten ways to split the points into two threes are the
 * roles. A role is offered where the question's pair lies within one of its threes; the other two
 * pairs of that three are the pillars of the option.
 */
const PAIRS = {
	right_to_comfort: "AB",
	power_hoarding: "CD",
	objectivity: "AC",
	progress_bigger_more: "BC",
	perfectionism: "AE",
	either_or: "CF",
	paternalism: "EF",
	only_one_right_way: "DE",
	worship_written_word: "AD",
	fear_open_conflict: "BF",
	individualism: "AF",
	im_the_only_one: "BE",
	quantity_over_quality: "BD",
	sense_of_urgency: "DF",
	defensiveness: "CE",
} as const;

const SPLITS = {
	weaver: ["ACF", "BDE"],
	experimenter: ["ADE", "BCF"],
	frontline_responder: ["ABE", "CDF"],
	visionary: ["ABC", "DEF"],
	builder: ["AEF", "BCD"],
	caregiver: ["ADF", "BCE"],
	disruptor: ["ABF", "CDE"],
	healer: ["ACE", "BDF"],
	storyteller: ["ABD", "CEF"],
	guide: ["ACD", "BEF"],
} as const;

/** Each question's pair, and its roles in the order of its options. */
const DESIGN = {
	q1: ["AD", "experimenter", "guide", "storyteller", "caregiver"],
	q2: ["CD", "builder", "disruptor", "guide", "frontline_responder"],
	q3: ["DE", "weaver", "visionary", "experimenter", "disruptor"],
	q4: ["CE", "storyteller", "disruptor", "healer", "caregiver"],
	q5: ["AE", "frontline_responder", "healer", "builder", "experimenter"],
	q6: ["EF", "visionary", "storyteller", "guide", "builder"],
	q7: ["AF", "disruptor", "caregiver", "weaver", "builder"],
	q8: ["CF", "storyteller", "weaver", "frontline_responder", "experimenter"],
	q9: ["AC", "healer", "weaver", "visionary", "guide"],
	q10: ["BC", "experimenter", "caregiver", "builder", "visionary"],
	q11: ["AB", "disruptor", "frontline_responder", "visionary", "storyteller"],
	q12: ["BE", "guide", "frontline_responder", "caregiver", "weaver"],
	q13: ["BD", "weaver", "builder", "storyteller", "healer"],
	q14: ["BF", "healer", "experimenter", "disruptor", "guide"],
	q15: ["DF", "caregiver", "visionary", "healer", "frontline_responder"],
} as const;

const isWithin = (pair: string, three: string) => [...pair].every((point) => three.includes(point));

describe("the shipped questions", () => {
	it("are balanced", () => {
		expect(designFaults(questions)).toEqual([]);
	});

	it.each(QUESTION_IDS)("keep %s as it was designed", (id) => {
		const [scene, ...roles] = DESIGN[id];
		const designed = roles.map((role) => {
			const three = SPLITS[role].find((three) => isWithin(scene, three)) ?? "";
			const pillars = PILLAR_KEYS.filter(
				(pillar) => PAIRS[pillar] !== scene && isWithin(PAIRS[pillar], three),
			);
			return `${role}: ${pillars.join(" ")}`;
		});
		const shipped = questions
			.find((question) => question.id === id)
			?.options.map(({ role, pillars }) => {
				const ordered = PILLAR_KEYS.filter((pillar) => pillars.includes(pillar));
				return `${role}: ${ordered.join(" ")}`;
			});
		expect(shipped).toEqual(designed);
	});
});

/** Words that carry no motif, so that a role may use them in any number of its options. */
const COMMON_WORDS = new Set(
	`about after another anyone because been could down each even ever every everyone from have just like make more most much
	need needs nobody none none once only other others over since some somebody someone than that their theirs them then there
	these they thing things this those though until what whatever when where which while whose will with without would your`.split(
		/\s+/,
	),
);

/** What an option must not say, since it names its role. */
const NAMES: Record<RoleKey, RegExp> = {
	weaver: /\b(weav|wove)/i,
	experimenter: /\bexperiment/i,
	frontline_responder: /\b(frontline|respond)/i,
	visionary: /\bvision/i,
	builder: /\b(build|built)/i,
	caregiver: /\b(care|caring)\b/i,
	disruptor: /\bdisrupt/i,
	healer: /\bheal/i,
	storyteller: /\b(story|stories)\b/i,
	guide: /\bguid(e|ing)/i,
};

const options = questions.flatMap(({ options }) => options);
const labels = options.map(({ label }) => label);

/** The words that may give a role away, each once. */
function motifsOf(label: string): string[] {
	const words = label.toLowerCase().match(/[a-z]{4,}/g) ?? [];
	return [...new Set(words)].filter((word) => !COMMON_WORDS.has(word));
}

describe("every option", () => {
	it("is one sentence in the first person", () => {
		expect(
			labels.filter((label) => !/^[A-Z][^.!?]+\.$/.test(label) || !/\bI\b/.test(label)),
		).toEqual([]);
	});

	it("is one act, without an “and” to a second", () => {
		expect(labels.filter((label) => /\band\b/.test(label))).toEqual([]);
	});

	it("leaves its role unnamed", () => {
		expect(options.filter(({ label, role }) => NAMES[role].test(label))).toEqual([]);
	});

	it.each(ROLE_KEYS)("shares a motif with at most one other of the %s", (role) => {
		const motifs = options
			.filter((option) => option.role === role)
			.map(({ label }) => motifsOf(label));
		const frequent = motifs
			.flat()
			.filter((motif) => motifs.filter((others) => others.includes(motif)).length > 2);
		expect(frequent).toEqual([]);
	});
});
