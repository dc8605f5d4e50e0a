import { definePage } from "../../build/page.ts";
import type { PageBlock } from "../../build/share/card.ts";
import { Closing } from "../../components/Closing.tsx";
import { Features } from "../../components/Features.tsx";
import { Ledger, LedgerItem } from "../../components/Ledger.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import { PullQuote } from "../../components/Text.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { schema, type VolunteerPage } from "./schema.ts";

const BLOCK: PageBlock = { slug: "volunteer", pattern: "bearPaw" };

export const data = definePage({
	path: "/volunteer",
	metadata: ({ pages }) => ({ ...schema.parse(pages.volunteer).metadata, block: BLOCK }),
});

/** Volunteering: where we need help, what we promise each other, and how to start. */
export default function Volunteer(data: SiteData) {
	const { head, ways, agreement, steps, closing } = schema.parse(data.pages.volunteer);
	return (
		<Document data={data}>
			<PageHead tone="forest" {...BLOCK} {...head} />
			<Ways copy={ways} />
			<Agreement copy={agreement} />
			<SplitSection title={steps.title}>
				<ol className="threaded">
					{steps.items.map((step, index) => (
						<Step key={step.title} number={index + 1} step={step} />
					))}
				</ol>
			</SplitSection>
			<Closing tone="madder" {...closing} />
		</Document>
	);
}

/** Where we need help. */
function Ways({ copy: { title, lead, items } }: { copy: VolunteerPage["ways"] }) {
	return (
		<Section>
			<SectionHead title={title} lead={lead} className="mb-block" />
			<Ledger>
				{items.map(({ slug, title: way, text, good, action }) => (
					<LedgerItem key={slug} slug={slug} title={way} text={text} action={action}>
						<Features items={good} />
					</LedgerItem>
				))}
			</Ledger>
		</Section>
	);
}

/** What volunteers and we promise each other. */
function Agreement({ copy: { title, quote, sides } }: { copy: VolunteerPage["agreement"] }) {
	return (
		<Section tone="indigo" className="grid gap-x-fluid-6 gap-y-10 md:grid-cols-2">
			<h2>{title}</h2>
			<PullQuote size="h3" className="italic md:self-end md:ps-fluid-6">
				{quote}
			</PullQuote>
			{sides.map((side) => (
				<Side key={side.title} side={side} />
			))}
		</Section>
	);
}

/** What one side promises. A seam marks where the second one meets the first. */
function Side({ side: { title, items } }: { side: VolunteerPage["agreement"]["sides"][number] }) {
	return (
		<div className="md:last:border-s-2 md:last:border-dashed md:last:ps-fluid-6">
			<h3 className="mb-4">{title}</h3>
			<ul className="divide-y border-t">
				{items.map((item) => (
					<li key={item} className="py-3">
						{item}
					</li>
				))}
			</ul>
		</div>
	);
}

interface StepProps {
	number: number;
	step: VolunteerPage["steps"]["items"][number];
}

/** A step along the stitched line, its number on a patch. Screen readers say the list's own number. */
function Step({ number, step: { title, text } }: StepProps) {
	return (
		<li className="ps-18 pb-10 after:inset-[3.25rem_auto_0.5rem_1.3rem] last:pb-0">
			<span
				aria-hidden="true"
				className="absolute top-0 left-0 grid size-11 place-items-center bg-button font-display text-h4 leading-none font-bold text-on-button lining-nums"
			>
				{number}
			</span>
			<h3>{title}</h3>
			<p className="mt-1.5 max-w-lead text-soft">{text}</p>
		</li>
	);
}
