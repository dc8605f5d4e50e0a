import { roles } from "../../shared/quiz/catalogue.ts";
import type { Enrollment } from "../../shared/quiz/enrollment.ts";
import type { RoleKey } from "../../shared/quiz/keys.ts";
import programsJson from "../../shared/quiz/programs.json" with { type: "json" };
import { programsSchema } from "../../shared/quiz/schema.ts";
import type { ProgramPage } from "../schemas/programs.ts";
import { inOrder } from "./in-order.ts";

/** The quiz's programs with the fields that only pages show; catalogue.ts omits these fields. */
const quizPrograms = programsSchema.parse(programsJson);

/** The categories in the order of the overview. The quiz recommends no program of category "path". */
export const CATEGORIES = ["Series", "path", "Workshop", "Collab"] as const;
type Category = (typeof CATEGORIES)[number];

/** A program with the data that its page and the overview show. */
export interface AcademyProgram {
	readonly slug: string;
	readonly title: string;
	readonly category: Category;
	readonly partner: string | null;
	readonly summary: string;
	readonly enrollment: Enrollment;
	/** The roles to which the quiz recommends the program, with rationales. */
	readonly roles: readonly { role: RoleKey; name: string; rationale: string | undefined }[];
	readonly page: ProgramPage;
}

type ProgramPages = Readonly<Record<string, ProgramPage>>;

/** Returns every program, sorted by category, then by the order in the program's file. */
export function academyPrograms(pages: ProgramPages): AcademyProgram[] {
	return inOrder(pages)
		.map(([slug]) => academyProgram(pages, slug))
		.sort((one, other) => CATEGORIES.indexOf(one.category) - CATEGORIES.indexOf(other.category));
}

/**
 * Returns one program.
 * @throws Error if the program doesn't exist; `npm run check` reports that earlier
 */
export function academyProgram(pages: ProgramPages, slug: string): AcademyProgram {
	const page = pages[slug];
	if (!page) throw new Error(`There is no site/_data/programs/${slug}.json`);
	if (page.path) return { slug, category: "path", roles: [], page, ...page.path };
	const program = quizPrograms.find((each) => each.slug === slug);
	if (!program) throw new Error(`The quiz knows no program "${slug}", and its page names none`);
	const { title, category, partner, summary, enrollment, rationale } = program;
	const readers = roles
		.filter(({ recommendedPrograms }) => recommendedPrograms.includes(slug))
		.map(({ role, name }) => ({ role, name, rationale: rationale[role] }));
	return { slug, title, category, partner, summary, enrollment, roles: readers, page };
}
