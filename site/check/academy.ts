import { suggestion } from "../../shared/nearest.ts";
import type { CrossFault, Source } from "./source.ts";
import { describe, select, valueAt } from "./values.ts";

const QUIZ_PROGRAMS = "shared/quiz/programs.json";
const FOLDER = "site/_data/programs/";

/** Programs without a page, and pages without a program. */
export function academyFaults(sources: readonly Source[]): CrossFault[] {
	const pages = sources.filter(({ file }) => file.startsWith(FOLDER));
	const slugs = pages.map(slugOf);
	const quiz = sources.find(({ file }) => file === QUIZ_PROGRAMS);
	const named = quiz ? select(quiz.data, ["*", "slug"]) : [];
	const known = named.map(({ value }) => String(value));
	return [
		...named
			.filter(({ value }) => quiz && !slugs.includes(String(value)))
			.flatMap(({ path, value }) =>
				quiz
					? [
							fault(
								quiz,
								path,
								`${describe(value)}, expected a page for it: ${FOLDER}${value}.json.`,
							),
						]
					: [],
			),
		...pages
			.filter((page) => page.data !== undefined && known.includes(slugOf(page)) === hasPath(page))
			.map((page) =>
				hasPath(page)
					? fault(
							page,
							["path"],
							`a "path", expected none: ${QUIZ_PROGRAMS} has this program's title and summary.`,
						)
					: fault(
							page,
							[],
							`a page of a program that ${QUIZ_PROGRAMS} does not have, expected its title, partner and summary in "path"${suggestion(slugOf(page), known)}`,
						),
			),
	];
}

function hasPath({ data }: Source): boolean {
	return valueAt(data, ["path"]) !== undefined;
}

function slugOf({ file }: Source): string {
	return file.slice(FOLDER.length, -".json".length);
}

function fault(source: Source, path: CrossFault["path"], found: string): CrossFault {
	return { source, path, part: "value", message: `found ${found}` };
}
