import { roles } from "../../../shared/quiz/catalogue.ts";
import type { PageData } from "../../data.ts";
import { definePages } from "../../eleventy/page.ts";
import QuizPage from "../quiz/quiz.11ty.tsx";
import type { schema as quizSchema } from "../quiz/schema.ts";
import { roleMetadata, roleSlug } from "../role/metadata.ts";
import type { schema as rolesSchema } from "../roles/schema.ts";

type ResultData = PageData<"quiz", typeof quizSchema> &
	PageData<"roles", typeof rolesSchema> & { shownRole: (typeof roles)[number] };

/** What stands at the address of the quiz, to everything on the page that asks. */
const QUIZ_URL = "/quiz/";

export const data = definePages({
	path: "/quiz/result/*",
	each: "shownRole",
	items: () => roles,
	slug: roleSlug,
	metadata: ({ pages, shownRole }: ResultData) => ({
		...roleMetadata(pages.roles.role, shownRole),
		indexed: false,
		copyOf: { path: `/quiz?role=${shownRole.role}`, title: pages.quiz.metadata.title },
	}),
});

/**
 * The quiz's page once more for each role, for the previews of copied links: servers answer `/quiz?role=healer` with
 * the copy of that role (shared/quiz/role-path.ts). Only its preview differs.
 */
export default function QuizResult(data: ResultData) {
	return <QuizPage {...data} page={{ ...data.page, url: QUIZ_URL }} />;
}
