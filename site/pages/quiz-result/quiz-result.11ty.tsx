import { languagePath } from "../../../shared/language.ts";
import type { Role } from "../../../shared/quiz/schema.ts";
import type { PageData } from "../../data.ts";
import { defineTranslatedPages } from "../../eleventy/page.ts";
import Quiz from "../quiz/quiz.11ty.tsx";
import type { schema as quizSchema } from "../quiz/schema.ts";
import { roleMetadata, roleSlug } from "../role/metadata.ts";
import type { schema as rolesSchema } from "../roles/schema.ts";

type ResultData = PageData<"quiz", typeof quizSchema> &
	PageData<"roles", typeof rolesSchema> & { shownRole: Role };

/** The quiz's path, which replaces the page's own, so that menus and language links are those of the quiz. */
const QUIZ_URL = "/quiz/";

export const data = defineTranslatedPages({
	path: "/quiz/result/*",
	each: "shownRole",
	items: ({ roles }) => roles,
	slug: roleSlug,
	metadata: ({ words, pages, shownRole }: ResultData) => ({
		...roleMetadata(pages, shownRole),
		indexed: false,
		copyOf: {
			path: `${languagePath(words.language)}/quiz?role=${shownRole.role}`,
			title: pages.quiz.metadata.title,
		},
	}),
});

/**
 * A copy of the quiz's page for each role, for link previews of shared results: servers answer `/quiz?role=healer` with
 * the copy of that role (shared/quiz/role-path.ts). Only the link preview and the fallback without JavaScript differ.
 */
export default function QuizResult(data: ResultData) {
	const url = languagePath(data.words.language) + QUIZ_URL;
	return <Quiz {...data} page={{ ...data.page, url }} />;
}
