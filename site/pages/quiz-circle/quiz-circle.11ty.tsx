import { createElement, type ReactNode } from "react";
import { Disclosure } from "../../components/Faq.tsx";
import { NumberedItem, TitledItems } from "../../components/Items.tsx";
import { RestOfStyles } from "../../components/RestOfStyles.tsx";
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

/** The circle as an element; how to use it, and how to do without it, are folded. */
function QuizCircle(data: QuizCircleData) {
	const { head, withoutScript, how, paper, care } = data.pages["quiz-circle"];
	return (
		<Document
			data={data}
			// The address may hold people's names, which analytics must not read.
			counted={false}
			head={<script type="module" src={data.widget.circlePath(data.words.language.lang)} />}
		>
			<RestOfStyles />
			<div className="group/page">
				<header className={HEAD_STYLE}>
					<h1 className="text-h2 group-has-[[filled]]/page:text-h3">{head.title}</h1>
					<p className="max-w-text text-soft group-has-[[filled]]/page:hidden">
						{head.lead} <a href={head.action.href}>{head.action.label}</a>
					</p>
				</header>
				<div id="circle" className={CIRCLE_STYLE}>
					{createElement(
						"liberation-circle",
						{ "deep-link": "" },
						<p className="wrap py-block">
							{withoutScript} <a href="#paper">{paper.title}</a>
						</p>,
					)}
				</div>
			</div>
			<div className="wrap grid gap-x-fluid-4 pb-band lg:grid-cols-3 print:hidden">
				<Steps copy={how} />
				<Steps id="paper" copy={paper} />
				<Fold title={care.title}>
					<ul className="grid gap-6 pb-8">
						<TitledItems items={care.items} />
					</ul>
				</Fold>
			</div>
		</Document>
	);
}

export default inLanguages(QuizCircle);

/** The title and its lead on one line; with people in the circle, the title alone. */
const HEAD_STYLE =
	"wrap grid items-baseline gap-x-fluid-6 gap-y-2 pt-6 md:grid-cols-[3fr_2fr] print:hidden";

/**
 * The site's fonts, and the height of a whole window, so that nothing in sight moves when the circle takes the place of
 * its link. A link to the circle scrolls it to below the header.
 */
const CIRCLE_STYLE =
	"min-h-svh scroll-mt-below-header noscript:min-h-0 print:min-h-0 [--lq-font-display:var(--font-display)] [--lq-font:var(--font-text)]";

interface StepsProps {
	/** Of what opens, so that a link to it opens it. */
	id?: string;
	copy: { title: string; lead: string; steps: readonly { title: string; text: string }[] };
}

function Steps({ id, copy: { title, lead, steps } }: StepsProps) {
	return (
		<Fold title={title}>
			<div id={id} className="pb-6">
				<p className="mb-4 text-soft">{lead}</p>
				<ol>
					{steps.map((step, index) => (
						<NumberedItem key={step.title} number={index + 1} {...step} />
					))}
				</ol>
			</div>
		</Fold>
	);
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div className="border-t">
			<Disclosure title={<h2 className="text-h5">{title}</h2>}>{children}</Disclosure>
		</div>
	);
}
