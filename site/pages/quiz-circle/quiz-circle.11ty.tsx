import { createElement } from "react";
import { Closing } from "../../components/Closing.tsx";
import { NumberedItem, TitledItems } from "../../components/Items.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Section, SplitSection } from "../../components/Section.tsx";
import type { PageData } from "../../data.ts";
import { defineTranslatedPage, inLanguages } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import type { schema } from "./schema.ts";

type QuizCircleData = PageData<"quiz-circle", typeof schema>;

export const data = defineTranslatedPage({
	path: "/quiz/circle",
	metadata: ({ pages }: QuizCircleData) => ({
		...pages["quiz-circle"].metadata,
		crumbs: [{ label: "Quiz", href: "/quiz" }],
	}),
});

/** The circle as an element, how to use it, and how to do without it. */
function QuizCircle(data: QuizCircleData) {
	const { head, withoutScript, how, paper, care, closing } = data.pages["quiz-circle"];
	return (
		<Document
			data={data}
			// The address may hold people's names, which analytics must not read.
			counted={false}
			head={<script type="module" src={data.widget.circlePath(data.words.language.lang)} />}
		>
			<PageHead tone="woad" {...head} />
			<div id="circle" className={CIRCLE_STYLE}>
				{createElement(
					"liberation-circle",
					{ "deep-link": "" },
					<p className="wrap py-block">
						{withoutScript} <a href="#paper">{paper.title}</a>
					</p>,
				)}
			</div>
			<div className="print:hidden">
				<Steps tone="deep" copy={how} />
				<Steps id="paper" copy={paper} />
				<Section tone="indigo">
					<h2>{care.title}</h2>
					<ul className="mt-8 grid gap-x-fluid-4 gap-y-8 md:grid-cols-3">
						<TitledItems items={care.items} className="border-t pt-5" />
					</ul>
				</Section>
				<Closing tone="woad" {...closing} />
			</div>
		</Document>
	);
}

export default inLanguages(QuizCircle);

/**
 * The site's fonts, and the height of a whole window, so that nothing in sight moves when the circle takes the place of
 * its link. A link to the circle scrolls it to below the header.
 */
const CIRCLE_STYLE =
	"min-h-svh py-block-lg scroll-mt-below-header noscript:min-h-0 print:min-h-0 [--lq-font-display:var(--font-display)] [--lq-font:var(--font-text)]";

interface StepsProps {
	id?: string;
	tone?: "deep";
	copy: { title: string; lead: string; steps: readonly { title: string; text: string }[] };
}

function Steps({ id, tone, copy: { title, lead, steps } }: StepsProps) {
	return (
		<SplitSection id={id} tone={tone} title={title} lead={lead}>
			<ol>
				{steps.map((step, index) => (
					<NumberedItem key={step.title} number={index + 1} {...step} />
				))}
			</ol>
		</SplitSection>
	);
}
