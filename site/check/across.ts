import { suggestion } from "../../shared/nearest.ts";
import { designFaults } from "../../shared/quiz/design.ts";
import { questionsSchema } from "../../shared/quiz/schema.ts";
import { isPage } from "../rules/routes.ts";
import { academyFaults, deadProgramLinks } from "./academy.ts";
import { staleClaims } from "./claims.ts";
import { collectionFaults } from "./collections.ts";
import { unknownPreselections } from "./preselection.ts";
import type { CrossFault, Source } from "./source.ts";
import { describe, select, texts, valueAt } from "./values.ts";

const ROLES = "shared/quiz/roles.json";
const PROGRAMS = "shared/quiz/programs.json";
const QUESTIONS = "shared/quiz/questions.json";

/** Faults between files, or in a file as a whole. */
export function crossFaults(
	sources: readonly Source[],
	routes: readonly string[] | undefined,
): CrossFault[] {
	return [
		...unknownPrograms(sources),
		...idleRationales(sources),
		...(routes ? [...deadLinks(sources, routes), ...deadProgramLinks(sources, routes)] : []),
		...designOfTheQuiz(sources),
		...academyFaults(sources),
		...unknownPreselections(sources),
		...collectionFaults(sources),
		...staleClaims(sources),
	];
}

/** Recommended programs that do not exist. */
function unknownPrograms(sources: readonly Source[]): CrossFault[] {
	const [roles, programs] = find(sources, ROLES, PROGRAMS);
	if (!roles || !programs) return [];
	const slugs = select(programs.data, ["*", "slug"]).map(({ value }) => String(value));
	return select(roles.data, ["*", "recommendedPrograms", "*"])
		.filter(({ value }) => typeof value === "string" && !slugs.includes(value))
		.map(({ path, value }) => ({
			source: roles,
			path,
			part: "value",
			message: `found ${describe(value)}, expected the slug of a program in ${PROGRAMS}${suggestion(value, slugs)}`,
		}));
}

/** Reasons for roles that do not recommend the program. They would never show. */
function idleRationales(sources: readonly Source[]): CrossFault[] {
	const [roles, programs] = find(sources, ROLES, PROGRAMS);
	if (!roles || !programs) return [];
	const recommending = (slug: unknown) =>
		select(roles.data, ["*"])
			.filter(({ value }) =>
				select(value, ["recommendedPrograms", "*"]).some((each) => each.value === slug),
			)
			.map(({ value }) => String(valueAt(value, ["role"])));
	const known = select(roles.data, ["*", "role"]).map(({ value }) => value);
	return select(programs.data, ["*", "rationale", "*"]).flatMap(({ path }) => {
		const [index = 0, , role = ""] = path;
		const slug = valueAt(programs.data, [index, "slug"]);
		const readers = recommending(slug);
		// The schema reports unknown roles.
		if (readers.includes(String(role)) || !known.includes(role)) return [];
		const message = `found a rationale for "${role}", expected one only for roles that recommend ${describe(slug)} in ${ROLES}: ${readers.join(", ") || "none does"}.`;
		return [{ source: programs, path, part: "key", message }];
	});
}

/** Links within the site to pages that do not exist. */
function deadLinks(sources: readonly Source[], routes: readonly string[]): CrossFault[] {
	const candidates = routes.filter((route) => !route.includes("*"));
	return sources.flatMap((source) =>
		texts(source.data)
			.filter(
				({ value }) => typeof value === "string" && /^\/\S*$/.test(value) && !isPage(value, routes),
			)
			.map(({ path, value }) => ({
				source,
				path,
				part: "value" as const,
				message: `found ${describe(value)}, expected a page of this site${suggestion(value, candidates)}`,
			})),
	);
}

/** Faults in the balanced design (docs/product.md 2.6), once every question fits its schema. */
function designOfTheQuiz(sources: readonly Source[]): CrossFault[] {
	const [source] = find(sources, QUESTIONS);
	const questions = questionsSchema.safeParse(source?.data);
	if (!source || !questions.success) return [];
	return designFaults(questions.data).map((fault) => ({ source, part: "value", ...fault }));
}

function find(sources: readonly Source[], ...files: string[]): (Source | undefined)[] {
	return files.map((file) =>
		sources.find((source) => source.file === file && source.data !== undefined),
	);
}
