import { createElement, type ReactNode } from "react";
import { Disclosure } from "../../components/Faq.tsx";
import { NumberedItems, TitledItems } from "../../components/Items.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { RoleWheel } from "../../components/RoleWheel.tsx";
import type { PageData } from "../../data.ts";
import { defineTranslatedPage, inEveryLanguage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import { FAMILY } from "../../quilt/family.ts";
import type { schema } from "./schema.ts";

type QuizCircleData = PageData<"quiz-circle", typeof schema>;

export const data = defineTranslatedPage({ path: "/quiz/circle" });

/** The page of the circle's custom element; disclosures explain how to use it, and how to make a circle on paper. */
function QuizCircle(data: QuizCircleData) {
	const { head, withoutScript, how, paper, care } = data.pages["quiz-circle"];
	return (
		<Document
			data={data}
			// The URL may contain people's names, which analytics must not read.
			counted={false}
			head={<script type="module" src={data.widget.circlePath(data.words.language.lang)} />}
		>
			<div className="circle-page pb-band print:pb-0">
				<div className="print:hidden">
					<PageHead
						tone="plum"
						title={head.title}
						lead={head.lead}
						actions={[{ label: head.start, href: "#circle" }, head.action, head.paper]}
						figure={<Example data={data} />}
					/>
				</div>
				<div id="circle" className={CIRCLE_STYLE}>
					{createElement(
						"liberation-circle",
						{ "deep-link": "" },
						<p className="wrap py-block">
							{withoutScript} <a href="#paper">{paper.title}</a>
						</p>,
					)}
				</div>
				<div className="wrap pt-6 print:hidden">
					<Steps copy={how} />
					<Steps id="paper" copy={paper} />
					<Fold title={care.title}>
						<ul className="grid gap-6 pb-8">
							<TitledItems items={care.items} />
						</ul>
					</Fold>
				</div>
			</div>
		</Document>
	);
}

export default inEveryLanguage(QuizCircle);

/** An example of a circle with people: a drawing, and a list for screen readers. */
function Example({ data: { assets, words, pages } }: { data: QuizCircleData }) {
	const { caption, people } = pages["quiz-circle"].example;
	const byRole = new Map(
		FAMILY.map((role) => [role, people.filter((_, index) => FAMILY[index] === role).join(", ")]),
	);
	return (
		<figure className="xl:-ms-24">
			<RoleWheel assets={assets} names={words.roles} people={byRole} />
			<ul className="sr-only">
				{words.roles.map(({ role, name }) => (
					<li key={role}>{[name, byRole.get(role)].filter(Boolean).join(": ")}</li>
				))}
			</ul>
			<figcaption className="mt-4 text-center text-soft">{caption}</figcaption>
		</figure>
	);
}

/**
 * Passes the site's fonts to the circle, and reserves the circle's height, to avoid a layout shift when the circle
 * replaces its fallback link. The scroll margin keeps the circle below the header.
 */
const CIRCLE_STYLE =
	"pt-4 min-h-[min(100svh,40rem)] scroll-mt-below-header noscript:min-h-0 print:min-h-0 [--lq-font-display:var(--font-display)] [--lq-font:var(--font-text)]";

interface StepsProps {
	/** The anchor of the content inside the disclosure; browsers open a disclosure when a link targets its content. */
	id?: string;
	copy: { title: string; lead: string; steps: readonly { title: string; text: string }[] };
}

function Steps({ id, copy: { title, lead, steps } }: StepsProps) {
	return (
		<Fold title={title}>
			<div id={id} className="pb-6">
				<p className="mb-4 text-soft">{lead}</p>
				<NumberedItems items={steps} />
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
