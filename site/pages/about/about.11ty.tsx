import { Button } from "../../components/Button.tsx";
import { Closing } from "../../components/Closing.tsx";
import { QuiltBlock } from "../../components/Cloth.tsx";
import { Facts } from "../../components/Facts.tsx";
import { Features, LinkedItems, Numeral } from "../../components/Items.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Section, SectionHead, SplitSection } from "../../components/Section.tsx";
import { Strip } from "../../components/Strip.tsx";
import { Label, Lead } from "../../components/Text.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import type { PageBlock } from "../../eleventy/share/card.ts";
import { Document } from "../../layouts/Document.tsx";
import { uprightBlock } from "../../quilt/block.ts";
import { withMembershipPrice } from "../../rules/shop-rules.ts";
import { Founder } from "./Founder.tsx";
import type { AboutPage, schema } from "./schema.ts";

const BLOCK: PageBlock = { slug: "about", ...uprightBlock("eightPointStar", 0) };

type AboutData = PageData<"about", typeof schema>;

export const data = definePage({
	path: "/about",
	metadata: ({ pages }: AboutData) => ({ ...pages.about.metadata, block: BLOCK }),
});

/** Who we are. */
export default function About(data: AboutData) {
	const { head, founder, mission, vision, tradition, benefit, branches, closing } =
		data.pages.about;
	return (
		<Document data={data} photo="hands">
			<PageHead tone="forest" {...BLOCK} {...head} />
			<Strip assets={data.assets} />
			<Founder copy={founder} site={data.site} />
			<Aims mission={mission} vision={vision} />
			<SplitSection title={tradition.title} lead={tradition.lead}>
				<ul className="divide-y border-y">
					<LinkedItems items={tradition.items} className="py-5.5" />
				</ul>
			</SplitSection>
			<BenefitReasons copy={benefit} />
			<Branches copy={branches} priced={(text) => withMembershipPrice(text, data.plans)} />
			<Closing tone="madder" title={closing.title} text={closing.text} actions={[closing.action]} />
		</Document>
	);
}

/** The mission and the vision, in large type. */
function Aims({ mission, vision }: Pick<AboutPage, "mission" | "vision">) {
	return (
		<Section className="grid gap-x-fluid-7 gap-y-12 lg:grid-cols-[7fr_5fr] lg:items-end">
			<div>
				<Label as="h2" className="mb-4">
					{mission.title}
				</Label>
				<p className="display text-h2 leading-heading">{mission.text}</p>
			</div>
			<div className="border-t pt-6">
				<Label as="h2" className="mb-4">
					{vision.title}
				</Label>
				<p className="display text-h3 leading-snug">{vision.text}</p>
			</div>
		</Section>
	);
}

/** Three numbered reasons for being a benefit corporation. */
function BenefitReasons({
	copy: { title, lead, facts, practiceTitle, reasons },
}: {
	copy: AboutPage["benefit"];
}) {
	return (
		<Section tone="deep">
			<h2>{title}</h2>
			<Lead wide className="mt-5">
				{lead}
			</Lead>
			<Facts facts={facts} />
			<ol className="mt-block-lg">
				{reasons.map((reason, index) => (
					<Reason
						key={reason.title}
						number={index + 1}
						reason={reason}
						practiceTitle={practiceTitle}
					/>
				))}
			</ol>
		</Section>
	);
}

interface ReasonProps {
	number: number;
	reason: AboutPage["benefit"]["reasons"][number];
	practiceTitle: string;
}

function Reason({ number, reason: { title, text, practice }, practiceTitle }: ReasonProps) {
	return (
		<li className="grid gap-x-fluid-5 gap-y-6 border-t py-entry-lg lg:grid-cols-[7rem_1.2fr_1fr]">
			<Numeral className="text-figure leading-[0.85]">{number}</Numeral>
			<div>
				<h3>{title}</h3>
				<p className="mt-3 max-w-[32em] text-soft">{text}</p>
			</div>
			<div>
				<Label as="h4" className="mb-1.5">
					{practiceTitle}
				</Label>
				<Features items={practice} />
			</div>
		</li>
	);
}

const PATTERNS = {
	academy: "sawtoothStar",
	"erins-place": "drunkardsPath",
	homestead: "logCabin",
} as const;

function patternOf(slug: string) {
	return Object.entries(PATTERNS).find(([known]) => known === slug)?.[1];
}

interface BranchesProps {
	copy: AboutPage["branches"];
	/** Names the price of a membership in a text. */
	priced: (text: string) => string;
}

/** The three branches side by side. */
function Branches({ copy: { title, lead, items }, priced }: BranchesProps) {
	return (
		<Section>
			<SectionHead title={title} lead={lead} />
			<ul className="mt-block-lg grid gap-x-fluid-3 gap-y-12 md:grid-cols-[1.35fr_1fr_1fr]">
				{items.map((branch) => (
					<Branch key={branch.slug} branch={{ ...branch, text: priced(branch.text) }} />
				))}
			</ul>
		</Section>
	);
}

type BranchCopy = AboutPage["branches"]["items"][number];

/** One branch; the second and third start further down than the first. */
function Branch({ branch: { slug, name, text, features, action } }: { branch: BranchCopy }) {
	const pattern = patternOf(slug);
	return (
		<li className="flex flex-col items-start md:not-first:pt-[clamp(0rem,6vw,6.25rem)]">
			<QuiltBlock
				slug={slug}
				className="mb-6 w-[min(70%,16rem)] md:w-full"
				{...(pattern && { pattern })}
			/>
			<h3>{name}</h3>
			<p className="mt-2 mb-3 text-soft">{text}</p>
			<Features items={features} className="mb-6" />
			<Button link={action} look="outlined" arrow className="md:mt-auto" />
		</li>
	);
}
