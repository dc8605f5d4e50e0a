import { suggestion } from "../../shared/nearest.ts";
import { nameOfItem } from "./links.ts";
import { type Fault, faultAt, type Source } from "./source.ts";
import { describe, select, valueAt } from "./values.ts";

/* Checks programs against their pages and the roles that recommend them. */

const QUIZ_PROGRAMS = "shared/quiz/programs.json";
const ROLES = "shared/quiz/roles.json";
const PAGES = "site/_data/programs/";

export function programFaults(sources: readonly Source[]): Fault[] {
	const programs = programsIn(sources);
	const roles = sources.find(({ file }) => file === ROLES);
	return [
		...pagesAlone(sources),
		...idleRationales(programs, roles),
		...(roles ? waitingFirst(roles, programs) : []),
	];
}

/** Reports pages of programs without their title and summary, or with a second one. */
function pagesAlone(sources: readonly Source[]): Fault[] {
	const quiz = sources.find(({ file }) => file === QUIZ_PROGRAMS);
	const known = select(quiz?.data, ["*", "slug"]).map(({ value }) => String(value));
	return sources
		.filter(({ file, data }) => file.startsWith(PAGES) && data !== undefined)
		.flatMap((page) => {
			const slug = nameOfItem(page.file);
			const hasPath = valueAt(page.data, ["path"]) !== undefined;
			if (known.includes(slug) !== hasPath) return [];
			const found = hasPath
				? `a "path", expected none: ${QUIZ_PROGRAMS} has this program's title and summary.`
				: `a page of a program that ${QUIZ_PROGRAMS} does not have, expected its title, partner and summary in "path"${suggestion(slug, known)}`;
			return [faultAt(page, hasPath ? ["path"] : [], `found ${found}`)];
		});
}

/** A program, found in the quiz's list or in the file of its page. */
type FoundProgram = ReturnType<typeof programsIn>[number];

/** Returns the programs in the quiz's list, followed by programs that are defined only in the file of their page. */
function programsIn(sources: readonly Source[]) {
	const quiz = sources.find(({ file }) => file === QUIZ_PROGRAMS);
	const inQuiz = select(quiz?.data, ["*", "slug"]).map(({ value }) => value);
	return sources.flatMap((source) => {
		if (source.file === QUIZ_PROGRAMS)
			return select(source.data, ["*"]).flatMap(({ path, value }) => {
				const slug = valueAt(value, ["slug"]);
				return typeof slug === "string" ? [{ source, path, value, slug }] : [];
			});
		// Skips programs that the quiz's list already contains; `pagesAlone` reports such a program's `path`.
		const slug = nameOfItem(source.file);
		if (!source.file.startsWith(PAGES) || inQuiz.includes(slug)) return [];
		return select(source.data, ["path"]).map(({ path, value }) => ({ source, path, value, slug }));
	});
}

/** Reports rationales for roles that don't recommend the program: no page shows such a rationale. */
function idleRationales(programs: readonly FoundProgram[], roles: Source | undefined): Fault[] {
	const known = select(roles?.data, ["*"]).map(({ value }) => ({
		role: valueAt(value, ["role"]),
		recommended: select(value, ["recommendedPrograms", "*"]).map((each) => each.value),
	}));
	return programs.flatMap(({ source, path, slug, value }) => {
		const readers = known.filter(({ recommended }) => recommended.includes(slug));
		const names = readers.map(({ role }) => role);
		return select(value, ["rationale", "*"]).flatMap((rationale) => {
			const role = rationale.path.at(-1);
			// The schema reports unknown roles.
			if (names.includes(role) || !known.some((each) => each.role === role)) return [];
			const message = `found a rationale for "${role}", expected one only for roles that recommend "${slug}" in ${ROLES}: ${names.join(", ") || "none does"}.`;
			return [faultAt(source, [...path, ...rationale.path], message, "key")];
		});
	});
}

/** Reports roles that recommend no open program, or a waitlisted program before an open one. */
function waitingFirst(roles: Source, programs: readonly FoundProgram[]) {
	const isOpen = (slug: unknown) => {
		const program = programs.find((each) => each.slug === slug);
		return !program || valueAt(program.value, ["enrollment", "state"]) === "open";
	};
	return select(roles.data, ["*", "recommendedPrograms"]).flatMap(({ path, value }) => {
		const open = select(value, ["*"]).map((each) => isOpen(each.value));
		const lastOpen = open.lastIndexOf(true);
		const firstWaiting = open.indexOf(false);
		if (lastOpen >= 0 && (firstWaiting < 0 || firstWaiting > lastOpen)) return [];
		const message = `found ${describe(valueAt(value, [String(Math.max(firstWaiting, 0))]))} before a program that is open now, expected one that people can start today in the first place.`;
		return [faultAt(roles, path, message)];
	});
}
