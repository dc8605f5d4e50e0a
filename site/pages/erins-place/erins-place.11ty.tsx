import clsx from "clsx";
import { Actions } from "../../components/Button.tsx";
import { Closing } from "../../components/Closing.tsx";
import { Cloth } from "../../components/Cloth.tsx";
import { Facts } from "../../components/Facts.tsx";
import { Features, Numeral, RuledList } from "../../components/Items.tsx";
import { Onward } from "../../components/Onward.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Patch } from "../../components/Patch.tsx";
import { PullQuote } from "../../components/PullQuote.tsx";
import { Section, SectionHead, SplitSection } from "../../components/Section.tsx";
import { Prose } from "../../components/Text.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import type { PageBlock } from "../../eleventy/share/card.ts";
import { Document } from "../../layouts/Document.tsx";
import { quiltBlock, uprightBlock } from "../../quilt/block.ts";
import { colorways } from "../../quilt/colorways.ts";
import { drawQuilt } from "../../quilt/drawing.ts";
import { SampleWeek } from "./SampleWeek.tsx";
import type { ErinsPlacePage, schema } from "./schema.ts";

const BLOCK: PageBlock = { slug: "erins-place", ...uprightBlock("drunkardsPath", 2) };

type ErinsPlaceData = PageData<"erins-place", typeof schema>;

export const data = definePage({
	path: "/erins-place",
	metadata: ({ pages }: ErinsPlaceData) => ({ ...pages["erins-place"].metadata, block: BLOCK }),
});

export default function ErinsPlace(data: ErinsPlaceData) {
	const copy = data.pages["erins-place"];
	return (
		<Document data={data} photo="school">
			<PageHead wall="erin" tone="plum" {...BLOCK} {...copy.head} />
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

const BLOCKS = 14;

/** Why the school matters, with a winding path of quilt blocks. */
function WhyItMatters({ copy: { title, quote, paragraphs } }: { copy: ErinsPlacePage["why"] }) {
	return (
		<>
			<Cloth
				drawing={wanderingPath()}
				className="h-[clamp(4.5rem,9vw,8rem)] w-full"
				crop="xMinYMid slice"
			/>
			<Section tone="madder" className="grid gap-x-fluid-7 gap-y-10 md:grid-cols-2">
				<p className="display text-h2 md:text-h1">{quote}</p>
				<div>
					<h2 className="text-h3">{title}</h2>
					<Prose text={paragraphs} className="mt-[1.1em]" />
				</div>
			</Section>
		</>
	);
}

function wanderingPath() {
	const [, , , colorway] = colorways;
	const block = quiltBlock("erins-place", {
		pattern: "drunkardsPath",
		quarterTurns: 0,
		...(colorway && { colorway }),
	});
	const blocks = Array.from({ length: BLOCKS }, (_, column) => ({ block, column, row: 0 }));
	return drawQuilt(BLOCKS, 1, blocks);
}

/** The curriculum's four principles; their first letters spell the school's name. */
function Principles({ copy: { title, lead, items } }: { copy: ErinsPlacePage["principles"] }) {
	return (
		<Section tone="deep">
			<SectionHead title={title} lead={lead} />
			<ol className="mt-block grid gap-x-fluid-3 gap-y-10 lg:grid-cols-4">
				{items.map((principle, index) => (
					<Principle key={principle.name} principle={principle} color={LETTER_COLORS[index]} />
				))}
			</ol>
		</Section>
	);
}

/** As light and as strong as the dyes of the roles, which hold in both themes. */
const LETTER_COLORS = [
	"text-[oklch(var(--role-lc)_340)]",
	"text-[oklch(var(--role-lc)_48)]",
	"text-[oklch(var(--role-lc)_135)]",
	"text-[oklch(var(--role-lc)_30)]",
];

interface PrincipleProps {
	principle: ErinsPlacePage["principles"]["items"][number];
	color: string | undefined;
}

/** A principle beside its first letter; on wide windows below it, so that the letters form a line. */
function Principle({ principle: { name, meaning, practices }, color }: PrincipleProps) {
	return (
		<li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-1 xs:gap-4 lg:block">
			<Initial className={color}>{name.slice(0, 1)}</Initial>
			<div>
				<h3>{name}</h3>
				<p className="mt-2.5">{meaning}</p>
				<Features items={practices} className="mt-3.5 text-soft" />
			</div>
		</li>
	);
}

function Initial({ className, children }: { className: string | undefined; children: string }) {
	return (
		<span
			className={clsx(
				"display text-[5rem] leading-[0.85]",
				"lg:mb-7 lg:block lg:border-b lg:pb-6",
				"lg:text-[clamp(9rem,15vw,13.5rem)] lg:leading-[0.78] lg:tracking-[-0.04em]",
				className,
			)}
			aria-hidden="true"
		>
			{children}
		</span>
	);
}
