import type { CrossFault, Source } from "./source.ts";
import { describe, select, valueAt } from "./values.ts";

const QUIZ_PROGRAMS = "shared/quiz/programs.json";
const ROLES = "shared/quiz/roles.json";
const FOLDER = "site/_data/programs/";
const PARTNERS = "site/_data/partners/";

/** What programs say of plans, prices, partners and roles, against the files of these (docs/product.md 6.4 and 11.11). */
export function enrollmentFaults(sources: readonly Source[]): CrossFault[] {
	const programs = programsIn(sources);
	return [...partnersOneWay(sources, programs), ...waitingFirst(sources, programs)];
}

/** A program as one of the two kinds of file holds it. */
interface FoundProgram {
	readonly source: Source;
	readonly path: CrossFault["path"];
	readonly slug: string;
	readonly value: unknown;
}

/** The programs of the quiz, then those that have their title and enrollment on their own page. */
function programsIn(sources: readonly Source[]): FoundProgram[] {
	const quiz = sources.find(({ file }) => file === QUIZ_PROGRAMS);
	const inQuiz = select(quiz?.data, ["*", "slug"]).map(({ value }) => value);
	return sources.flatMap((source) => {
		if (source.file === QUIZ_PROGRAMS) {
			return select(source.data, ["*"]).map(({ path, value }) => ({
				source,
				path,
				value,
				slug: String(valueAt(value, ["slug"])),
			}));
		}
		// A program of the quiz has no path, and a page that has one all the same has a fault of its own.
		const slug = source.file.slice(FOLDER.length, -".json".length);
		if (!source.file.startsWith(FOLDER) || inQuiz.includes(slug)) return [];
		return select(source.data, ["path"]).map(({ path, value }) => ({
			source,
			path,
			value,
			slug,
		}));
	});
}

/** Courses and partners that name each other one way only. */
function partnersOneWay(sources: readonly Source[], programs: readonly FoundProgram[]) {
	const slugs = new Set<unknown>(programs.map(({ slug }) => slug));
	const partners = sources.filter(
		({ file, data }) => file.startsWith(PARTNERS) && data !== undefined,
	);
	const named = partners.map((source) => ({
		source,
		slug: source.file.slice(PARTNERS.length, -".json".length),
		courses: select(source.data, ["programs", "*"]),
	}));
	return [
		...programs.flatMap(({ source, path, slug, value }) => {
			const partner = valueAt(value, ["partner"]);
			if (typeof partner !== "string") return [];
			const found = named.find((each) => each.slug === partner);
			// A course that doesn't exist is a fault of its own, and may be this one misspelled.
			if (found?.courses.some(({ value }) => value === slug || !slugs.has(value))) return [];
			if (!found) return [];
			const expected = `"${slug}" among the courses of ${found.source.file}, too.`;
			return [fault(source, [...path, "partner"], `${describe(partner)}, expected ${expected}`)];
		}),
		...named.flatMap(({ source, slug, courses }) =>
			courses.flatMap((course) => {
				const program = programs.find((each) => each.slug === course.value);
				if (!program || valueAt(program.value, ["partner"]) === slug) return [];
				return [
					fault(
						source,
						course.path,
						`${describe(course.value)}, expected "${slug}" as its partner in ${program.source.file}, too.`,
					),
				];
			}),
		),
	];
}

/** Roles whose programs can all only be waited for, or which name such a one first (docs/product.md 3.9). */
function waitingFirst(sources: readonly Source[], programs: readonly FoundProgram[]) {
	const isOpen = (slug: unknown) => {
		const program = programs.find((each) => each.slug === slug);
		return !program || valueAt(program.value, ["enrollment", "state"]) === "open";
	};
	return sources
		.filter(({ file }) => file === ROLES)
		.flatMap((source) =>
			select(source.data, ["*", "recommendedPrograms"]).flatMap(({ path, value }) => {
				const open = select(value, ["*"]).map((each) => isOpen(each.value));
				const late = open.lastIndexOf(true);
				const first = open.indexOf(false);
				if (late >= 0 && (first < 0 || first > late)) return [];
				return [
					fault(
						source,
						path,
						`${describe(valueAt(value, [String(Math.max(first, 0))]))} before a program that is open now, expected one that people can start today in the first place.`,
					),
				];
			}),
		);
}

function fault(source: Source, path: CrossFault["path"], found: string): CrossFault {
	return { source, path, part: "value", message: `found ${found}` };
}
