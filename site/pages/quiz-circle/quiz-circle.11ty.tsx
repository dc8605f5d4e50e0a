import { createElement } from "react";
import { Terms } from "../../components/Facts.tsx";
import { Disclosure } from "../../components/Faq.tsx";
import { Onward } from "../../components/Onward.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { RoleWheel } from "../../components/RoleWheel.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import type { PageData } from "../../data.ts";
import { defineTranslatedPage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import { FAMILY, type schema } from "./schema.ts";

type QuizCircleData = PageData<"quiz-circle", typeof schema>;

export const data = defineTranslatedPage({ path: "/quiz/circle" });

/** The page of the circle's custom element; disclosures explain how to use it, and how to make a circle on paper. */
export default function QuizCircle(data: QuizCircleData) {
	const { head, withoutScript, how, paper, limit, care } = data.pages["quiz-circle"];
	return (
		<Document
			data={data}
			// The URL may contain people's names, which analytics must not read.
			counted={false}
			head={<script type="module" src={data.widget.circlePath(data.words.language.lang)} />}
		>
			<div className="circle-page">
				<div className="print:hidden [:has([filled])>&_.wrap]:block [:has([filled])>&_:is(h1~*,.label,div:has(>figure))]:hidden">
					<PageHead
						tone="plum"
						title={head.title}
						lead={head.lead}
						actions={[{ label: head.start, href: "#circle" }, head.action]}
						offer={<Onward link={head.paper} className="mt-2" />}
						figure={<Example data={data} />}
					/>
				</div>
				<div id="circle" className={CIRCLE_STYLE}>
					{createElement(
						"liberation-circle",
						{ "deep-link": "" },
						<p className="wrap py-6">
							{withoutScript} <a href="#paper">{paper.title}</a>
						</p>,
					)}
				</div>
				{/* Browsers open a disclosure when a link targets an element inside it. */}
				<div className="questions wrap mt-6 print:hidden">
					{[
						{ ...how, id: undefined },
						{ ...paper, id: "paper" },
						{ ...care, lead: undefined, steps: care.items, id: undefined },
					].map(({ id, title, lead, steps }) => (
						<Disclosure key={title} title={<h2 className="text-h5">{title}</h2>}>
							<div id={id} className="pb-6">
								{lead && <p className="mt-2 mb-4 text-soft">{lead}</p>}
								<Terms
									items={steps.map(({ title, text }, index) => ({
										title: lead ? `${index + 1}. ${title}` : title,
										text,
									}))}
								/>
							</div>
						</Disclosure>
					))}
				</div>
				<div className="mt-10 print:hidden">
					<Section ground="dye" dye="plum">
						<SectionHead {...limit} isGreat />
					</Section>
				</div>
			</div>
		</Document>
	);
}

/** An example of a circle with people: a drawing, and a list for screen readers. */
function Example({ data }: { data: QuizCircleData }) {
	const { words, pages } = data;
	const { caption, people } = pages["quiz-circle"].example;
	const byRole = new Map(
		FAMILY.map((role) => [role, people.filter((_, index) => FAMILY[index] === role).join(", ")]),
	);
	return (
		<figure className="xl:-ms-24">
			<RoleWheel data={data} people={byRole} />
			<ul className="sr-only">
				{words.roles.map(({ role, name }) => (
					<li key={role}>{[name, byRole.get(role)].filter(Boolean).join(": ")}</li>
				))}
			</ul>
			<figcaption className="mt-4 text-soft">{caption}</figcaption>
		</figure>
	);
}

/**
 * Passes the site's fonts to the circle, and reserves the circle's height, to avoid a layout shift when the circle
 * replaces its fallback link. The scroll margin keeps the circle below the header.
 */
const CIRCLE_STYLE =
	"field-edge bg-paper min-h-[min(100svh,40rem)] scroll-mt-below-header noscript:min-h-0 print:min-h-0 [--lq-font-display:var(--font-display)] [--lq-font:var(--font-text)]";
