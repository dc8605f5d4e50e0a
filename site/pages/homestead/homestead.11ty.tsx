import clsx from "clsx";
import { Closing } from "../../components/Closing.tsx";
import { Cloth, QuiltBlock } from "../../components/Cloth.tsx";
import { Facts } from "../../components/Facts.tsx";
import { RuledList } from "../../components/Items.tsx";
import { Onward } from "../../components/Onward.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { PullQuote } from "../../components/PullQuote.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import { Prose } from "../../components/Text.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import type { PageBlock } from "../../eleventy/share/card.ts";
import { Document } from "../../layouts/Document.tsx";
import { quiltBlock, uprightBlock } from "../../quilt/block.ts";
import { colorways } from "../../quilt/colorways.ts";
import { drawQuilt } from "../../quilt/drawing.ts";
import { NextEvents } from "./NextEvents.tsx";
import type { HomesteadPage, schema } from "./schema.ts";

const BLOCK: PageBlock = { slug: "homestead", ...uprightBlock("logCabin", 4) };

type HomesteadData = PageData<"homestead", typeof schema>;

export const data = definePage({
	path: "/homestead",
	metadata: ({ pages }: HomesteadData) => ({ ...pages.homestead.metadata, block: BLOCK }),
});

export default function Homestead(data: HomesteadData) {
	const { head, vision, story, events, create, closing } = data.pages.homestead;
	return (
		<Document
			data={data}
			photo="land"
			head={<script type="module" src={data.assets.scripts.events} />}
		>
			<PageHead wall="homestead" tone="forest" {...BLOCK} {...head} />
			<Vision copy={vision} />
			<Story copy={story} />
			<NextEvents copy={events} data={data} />
			<CoCreate copy={create} />
			<Closing tone="moss" {...closing} />
		</Document>
	);
}

/** Four ways to help: four patches, and a star where they meet. */
function CoCreate({ copy: { title, lead, items } }: { copy: HomesteadPage["create"] }) {
	return (
		<Section>
			<SectionHead title={title} lead={lead} />
			<div className="relative mt-block border-y">
				<ul className="md:grid md:grid-cols-2">
					{items.map((item) => (
						<WayToHelp key={item.name} item={item} />
					))}
				</ul>
				<QuiltBlock
					slug="co-create"
					pattern="friendshipStar"
					className="absolute top-1/2 left-1/2 w-28 -translate-1/2 outline-12 outline-paper max-md:hidden"
				/>
			</div>
		</Section>
	);
}

function WayToHelp({
	item: { name, text, action },
}: {
	item: HomesteadPage["create"]["items"][number];
}) {
	return (
		<li className="py-7 not-first:border-t md:py-10 md:odd:border-r md:odd:pr-26 md:even:pl-26 md:nth-2:border-t-0">
			<h3>{name}</h3>
			<p className="mt-1.5 max-w-note text-soft">{text}</p>
			<Onward link={action} className="mt-2" />
		</li>
	);
}

/** The story of the land beside its size, and the stages of building on it beside a quote. */
function Story({ copy }: { copy: HomesteadPage["story"] }) {
	return (
		<Section tone="deep" className="grid gap-x-fluid-6 gap-y-10 lg:grid-cols-[5fr_7fr]">
			<p className="display text-h2 leading-[0.85] text-link">
				<span className="text-[clamp(9rem,7rem+14vw,22rem)] leading-[0.72] tracking-[-0.04em] lining-nums">
					{copy.figure}
				</span>{" "}
				{copy.unit}
			</p>
			<div>
				<h2>{copy.title}</h2>
				<Prose text={copy.paragraphs} className="mt-[1.1em] max-w-text" />
				<Facts facts={copy.facts} className="mt-8" />
			</div>
			<PullQuote className="max-w-[13em] lg:mt-6">{copy.quote}</PullQuote>
			<div className="lg:mt-6">
				<h3 className="mb-6">{copy.stagesTitle}</h3>
				<ol className="grid gap-x-8 sm:grid-cols-2">
					{copy.stages.map((stage, index) => (
						<Stage key={stage.name} stage={stage} furrow={FURROWS[index]} />
					))}
				</ol>
			</div>
		</Section>
	);
}

const FURROWS = ["border-clay", "border-marigold", "border-moss", "border-forest"];

interface StageProps {
	stage: HomesteadPage["story"]["stages"][number];
	furrow: string | undefined;
}

/** One stage below its furrow, a thick line of dye. */
function Stage({ stage: { name, text }, furrow }: StageProps) {
	return (
		<li className={clsx("border-t-6 py-4.5", furrow)}>
			<h4 className="display text-h4">{name}</h4>
			<p className="mt-1.5 text-soft">{text}</p>
		</li>
	);
}

/** Quarter turns of the four cabins, so that their dark sides face each other: a barn raising. */
const TURNS = [
	[1, 2],
	[0, 3],
];

/** What the land is for, beside a quilt of four log cabin blocks: on narrow windows below, away from the block of the page's head. */
function Vision({ copy: { title, lead, items, facts } }: { copy: HomesteadPage["vision"] }) {
	return (
		<Section className="grid gap-x-fluid-6 gap-y-10 lg:grid-cols-[6fr_7fr] lg:items-start">
			<div className="bound max-lg:order-1 max-lg:max-w-104 lg:sticky lg:top-below-header">
				<Cloth drawing={barnRaising()} />
			</div>
			<div>
				<SectionHead title={title} lead={lead} className="mb-8" />
				<RuledList items={items} />
				<Facts facts={facts} />
			</div>
		</Section>
	);
}

function barnRaising() {
	const [, colorway] = colorways;
	const blocks = TURNS.flatMap((turns, row) =>
		turns.map((quarterTurns, column) => ({
			block: quiltBlock("homestead", {
				pattern: "logCabin",
				quarterTurns,
				...(colorway && { colorway }),
			}),
			column,
			row,
		})),
	);
	return drawQuilt(2, 2, blocks);
}
