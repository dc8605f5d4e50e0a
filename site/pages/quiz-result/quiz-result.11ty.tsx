import { languagePath } from "../../../shared/language.ts";
import type { Role } from "../../../shared/quiz/schema.ts";
import type { PageData } from "../../data.ts";
import { defineTranslatedPages, inLanguages } from "../../eleventy/page.ts";
import { Quiz } from "../quiz/quiz.11ty.tsx";
import type { schema as quizSchema } from "../quiz/schema.ts";
import { roleMetadata, roleSlug } from "../role/metadata.ts";
import type { schema as rolesSchema } from "../roles/schema.ts";

type ResultData = PageData<"quiz", typeof quizSchema> &
	PageData<"roles", typeof rolesSchema> & { shownRole: Role };

/** The quiz's canonical address, which the page of a shared result states as its own. */
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
 * The quiz's page once more for each role, for the previews of copied links: servers answer `/quiz?role=healer` with
 * the copy of that role (shared/quiz/role-path.ts). Its preview differs, and what it shows without a script.
 */
function QuizResult(data: ResultData) {
	const url = languagePath(data.words.language) + QUIZ_URL;
	return <Quiz {...data} page={{ ...data.page, url }} />;
}

export default inLanguages(QuizResult, "shownRole");
