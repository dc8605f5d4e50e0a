import { en } from "../../../shared/quiz/en.ts";
import { fill } from "../../../shared/quiz/fill.ts";
import type { Words } from "../../../shared/quiz/translation.ts";
import { Onward } from "../../components/Onward.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { PrintButton } from "../../components/PrintButton.tsx";
import type { PageData } from "../../data.ts";
import { defineTranslatedPage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import { PageSections } from "../../sections/PageSection.tsx";
import { Sheets } from "./Sheets.tsx";
import type { PaperQuizPage, schema } from "./schema.ts";

export const data = defineTranslatedPage({ path: "/quiz/paper" });

/** The page with the printable quiz. Only the sheets are printed. */
export default function QuizPaper(data: PageData<"quiz-paper", typeof schema>) {
	const copy = data.pages["quiz-paper"];
	return (
		<Document data={data} head={<script type="module" src={data.assets.scripts.print} />}>
			<div className="print:hidden">
				<PageHead
					tone="woad"
					{...copy.head}
					figure={<HowToPrint copy={copy.print} words={data.words} />}
				/>
				<link rel="stylesheet" href={data.assets.paperStylesheet} />
				<PageSections
					data={data}
					above="dye"
					sections={[{ kind: "text", title: copy.print.title, paragraphs: copy.print.paragraphs }]}
				/>
			</div>
			<Sheets
				words={data.words}
				copy={copy}
				siteUrl={data.environment.siteUrl}
				outlines={data.assets.icons.outlines}
			/>
		</Document>
	);
}

/** The number of pages of the English quiz in large print. */
const LARGE_PAGES = 16;

/** Estimates the number of pages of a translated quiz in large print. */
function largePages(words: Words): number {
	const lengthOf = ({ questions }: Words) =>
		questions
			.flatMap(({ prompt, options }) => [prompt, ...options.map(({ label }) => label)])
			.join().length;
	return Math.round((LARGE_PAGES * lengthOf(words)) / lengthOf(en));
}

/**
 * The choice of the print size, and the button. The print styles react to the choice without a script.
 */
function HowToPrint({ copy, words }: { copy: PaperQuizPage["print"]; words: Words }) {
	const { sizes } = copy;
	return (
		<>
			<fieldset className="mb-4">
				<legend className="mb-2 font-display text-h3 leading-tight">{sizes.label}</legend>
				<Size id="normal-print" label={sizes.normal} isChosen />
				<Size id="large-print" label={fill(sizes.large, { pages: largePages(words) })} />
			</fieldset>
			<PrintButton copy={copy.button}>
				<Onward link={copy.guide} className="" />
			</PrintButton>
		</>
	);
}

interface SizeProps {
	id: "normal-print" | "large-print";
	label: string;
	isChosen?: boolean;
}

function Size({ id, label, isChosen = false }: SizeProps) {
	return (
		<label className="flex min-h-12 items-center gap-3">
			<input
				id={id}
				name="print"
				type="radio"
				className="size-6 flex-none accent-action"
				defaultChecked={isChosen}
			/>
			{label}
		</label>
	);
}
