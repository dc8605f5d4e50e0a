import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ReactElement } from "react";
import { siteSchema } from "../../shared/content/site-schema.ts";
import { PRINTS, type Print } from "../../site/pages/quiz-paper/files.ts";
import { Sheets } from "../../site/pages/quiz-paper/Sheets.tsx";
import { schema as quizSchema } from "../../site/pages/quiz-paper/schema.ts";
import { Guide } from "../../site/pages/quiz-paper-guide/Guide.tsx";
import { schema as guideSchema } from "../../site/pages/quiz-paper-guide/schema.ts";
import { fairnessSchema } from "../../site/schemas/fairness.ts";
import { ROOT } from "../say.js";

/** What a PDF file is printed from. */
export interface PaperDocument {
	print: Print;
	title: string;
	locale: string;
	siteUrl: string;
	body: ReactElement;
}

/** The documents of `npm run paper`, with the address of the site that site.json gives. */
export function readDocuments(): PaperDocument[] {
	const { origin, locale } = siteSchema.parse(json("site.json"));
	const quiz = quizSchema.parse(json("pages/quiz-paper.json"));
	const guide = guideSchema.parse(json("pages/quiz-paper-guide.json"));
	const fairness = fairnessSchema.parse(json("fairness.json"));
	const sheets = <Sheets copy={quiz} siteUrl={origin} isDocument />;
	const contents: Record<Print, Pick<PaperDocument, "title" | "body">> = {
		sheets: { title: quiz.metadata.title, body: sheets },
		large: { title: quiz.metadata.title, body: sheets },
		guide: {
			title: guide.metadata.title,
			body: <Guide copy={guide} fairness={fairness} siteUrl={origin} isDocument />,
		},
	};
	return PRINTS.map((print) => ({ print, locale, siteUrl: origin, ...contents[print] }));
}

function json(file: string): unknown {
	return JSON.parse(readFileSync(join(ROOT, "site/_data", file), "utf8"));
}
