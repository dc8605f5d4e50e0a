import { fill } from "../../../shared/quiz/fill.ts";
import { Closing } from "../../components/Closing.tsx";
import { Onward } from "../../components/Onward.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { PaperFiles } from "../../components/PaperFiles.tsx";
import { Prose } from "../../components/Prose.tsx";
import { Section } from "../../components/Section.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import type { PageBlock } from "../../eleventy/share/card.ts";
import { Document } from "../../layouts/Document.tsx";
import { LARGE_PAGES } from "./files.ts";
import { Sheets } from "./Sheets.tsx";
import type { PaperQuizPage, schema } from "./schema.ts";

const BLOCK: PageBlock = { slug: "quiz-paper", pattern: "logCabin" };

type QuizPaperData = PageData<"quiz-paper", typeof schema>;

export const data = definePage({
	path: "/quiz/paper",
	metadata: ({ pages }: QuizPaperData) => ({
		...pages["quiz-paper"].metadata,
		crumbs: [{ label: "Quiz", href: "/quiz" }],
		block: BLOCK,
	}),
});

/** The quiz to print. On paper only the sheets remain. */
export default function QuizPaper(data: QuizPaperData) {
	const copy = data.pages["quiz-paper"];
	return (
		<Document data={data}>
			<div className="print:hidden">
				<PageHead tone="woad" {...BLOCK} {...copy.head} />
				<link rel="stylesheet" href={data.assets.paperStylesheet} />
				<HowToPrint copy={copy.print} />
			</div>
			<Sheets copy={copy} siteUrl={data.environment.siteUrl} />
			<div className="print:hidden">
				<Closing tone="woad" {...copy.closing} />
			</div>
		</Document>
	);
}

/** How many sheets it takes, the files, and large type. */
function HowToPrint({ copy }: { copy: PaperQuizPage["print"] }) {
	const { files } = copy;
	return (
		<Section className="grid gap-x-fluid-6 gap-y-10 lg:grid-cols-2">
			<div>
				<h2>{copy.title}</h2>
				<Prose text={copy.paragraphs} className="mt-5 max-w-text" />
				<label className="mt-6 flex max-w-text items-start gap-3">
					<input id="large-print" type="checkbox" className="mt-1 size-6 flex-none accent-action" />
					{copy.large}
				</label>
			</div>
			<div>
				<h3>{copy.filesTitle}</h3>
				<PaperFiles
					rows={[
						{ print: "sheets", label: files.sheets },
						{ print: "large", label: fill(files.large, { pages: LARGE_PAGES }) },
					]}
					papers={files}
				/>
				<Onward link={copy.guide} />
			</div>
		</Section>
	);
}
