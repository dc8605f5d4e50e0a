import clsx from "clsx";
import { Actions } from "../../components/Button.tsx";
import { Closing } from "../../components/Closing.tsx";
import { Facts } from "../../components/Facts.tsx";
import { Numeral } from "../../components/Numeral.tsx";
import { Onward } from "../../components/Onward.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Patch } from "../../components/Patch.tsx";
import { Prose } from "../../components/Prose.tsx";
import { PullQuote } from "../../components/PullQuote.tsx";
import { RuledList } from "../../components/RuledList.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import type { PageBlock } from "../../eleventy/share/card.ts";
import { Document } from "../../layouts/Document.tsx";
import { uprightBlock } from "../../quilt/block.ts";
import { Principles } from "./Principles.tsx";
import { SampleWeek } from "./SampleWeek.tsx";
import type { ErinsPlacePage, schema } from "./schema.ts";
import { WhyItMatters } from "./WhyItMatters.tsx";

const BLOCK: PageBlock = { slug: "erins-place", ...uprightBlock("drunkardsPath", 2) };

type ErinsPlaceData = PageData<"erins-place", typeof schema>;

export const data = definePage({
	path: "/erins-place",
	metadata: ({ pages }: ErinsPlaceData) => ({ ...pages["erins-place"].metadata, block: BLOCK }),
});

export default function ErinsPlace(data: ErinsPlaceData) {
	const copy = data.pages["erins-place"];
	return (
		<Document data={data}>
			<PageHead tone="plum" {...BLOCK} {...copy.head} />
			<Philosophy copy={copy.philosophy} />
			<Enroll copy={copy.enroll} />
			<Principles copy={copy.principles} />
			<SampleWeek copy={copy.week} />
			<Programs copy={copy.programs} />
			<WhyItMatters copy={copy.why} />
			<StartYourOwn copy={copy.start} />
			<Closing tone="plum" {...copy.closing} />
		</Document>
	);
}

/** The philosophy, vision and mission of the school. */
function Philosophy({
	copy: { title, quote, paragraphs, aims },
}: {
	copy: ErinsPlacePage["philosophy"];
}) {
	return (
		<Section className="grid gap-x-fluid-7 gap-y-10 md:grid-cols-[7fr_5fr]">
			<PullQuote className="max-w-[19em] md:col-span-full md:mb-4">{quote}</PullQuote>
			<div>
				<h2 className="text-h3">{title}</h2>
				<Prose text={paragraphs} className="mt-[1.1em] max-w-text" />
			</div>
			<RuledList items={aims} />
		</Section>
	);
}

/** What families ask first, and how to enroll. */
function Enroll({
	copy: { title, lead, paragraphs, facts, actions },
}: {
	copy: ErinsPlacePage["enroll"];
}) {
	return (
		<SplitSection id="enroll" tone="woad" title={title} lead={lead}>
			<Facts facts={facts} className="mb-8" />
			<Prose text={paragraphs} className="max-w-text not-first:mt-[1.1em]" />
			<Actions links={actions} className="mt-8" />
		</SplitSection>
	);
}

/** The seven core programs, numbered. The heading takes the first two of nine cells. */
function Programs({ copy: { title, lead, items } }: { copy: ErinsPlacePage["programs"] }) {
	return (
		<Section space="below" className="lg:grid lg:grid-cols-3 lg:gap-x-fluid-4">
			<SectionHead title={title} lead={lead} className="lg:col-span-2 lg:pb-8" />
			<ol className="mt-8 lg:contents">
				{items.map(({ name, text, action }, index) => (
					<li key={name} className="border-t pt-5.5 pb-7">
						<Numeral className="mb-3.5 block text-[2.75rem] leading-none">{index + 1}</Numeral>
						<h3>{name}</h3>
						<p className="mt-2 max-w-note text-soft">{text}</p>
						{action && <Onward link={action} />}
					</li>
				))}
			</ol>
		</Section>
	);
}

/** Four steps for starting such a school elsewhere, along a seam with a patch where each begins. */
function StartYourOwn({
	copy: { title, lead, steps, actions },
}: {
	copy: ErinsPlacePage["start"];
}) {
	return (
		<Section id="start-your-own">
			<SectionHead title={title} lead={lead} />
			<ol className="mt-block grid lg:grid-cols-4">
				{steps.map(({ name, text }, index) => (
					<li
						key={name}
						className="relative border-dashed max-lg:border-l-2 max-lg:pb-7 max-lg:pl-7 lg:border-t-2 lg:pt-8 lg:pr-9"
					>
						<Patch
							className={clsx(
								"top-1 -left-2.5 lg:-top-2.5 lg:left-0",
								index % 2 === 0 ? "bg-moss" : "bg-clay",
							)}
						/>
						<h3>{name}</h3>
						<p className="mt-1.5 text-soft">{text}</p>
					</li>
				))}
			</ol>
			<Actions className="mt-8" links={actions} />
		</Section>
	);
}
