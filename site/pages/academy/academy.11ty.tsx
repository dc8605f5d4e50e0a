import clsx from "clsx";
import { tiers } from "../../../shared/quiz/catalogue.ts";
import { Button } from "../../components/Button.tsx";
import { Facts } from "../../components/Facts.tsx";
import { Faq } from "../../components/Faq.tsx";
import { SiteForm } from "../../components/form/SiteForm.tsx";
import { LinkedItems, Numeral } from "../../components/Items.tsx";
import { Onward } from "../../components/Onward.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { QuoteSection } from "../../components/PullQuote.tsx";
import { Section, SectionHead, SplitSection } from "../../components/Section.tsx";
import { Label } from "../../components/Text.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { faqPage } from "../../eleventy/seo/structured-data.ts";
import type { PageBlock } from "../../eleventy/share/card.ts";
import { Document } from "../../layouts/Document.tsx";
import { uprightBlock } from "../../quilt/block.ts";
import { priceText } from "../../rules/shop-rules.ts";
import { Pricing } from "./Pricing.tsx";
import type { AcademyPage, schema } from "./schema.ts";

const BLOCK: PageBlock = { slug: "academy", ...uprightBlock("sawtoothStar", 2) };

type AcademyData = PageData<"academy", typeof schema>;

export const data = definePage({
	path: "/academy",
	metadata: ({ pages }: AcademyData) => {
		const { metadata, faq } = pages.academy;
		return { ...metadata, jsonLd: [faqPage(faq.items)], block: BLOCK };
	},
});

export default function Academy(data: AcademyData) {
	const copy = data.pages.academy;
	const { label, title, lead, toPlans, toPrograms } = copy.hero;
	const actions = [
		{ label: toPlans, href: "#pricing" },
		{ label: toPrograms, href: "#programs" },
	];
	return (
		<Document data={data} head={<script type="module" src={data.assets.scripts.purchases} />}>
			<PageHead
				wall="academy"
				tone="indigo"
				{...BLOCK}
				label={label}
				title={title}
				lead={lead}
				actions={actions}
			/>
			<QuoteSection copy={copy.about} />
			<Audience copy={copy.audience} />
			<Framework copy={copy.framework} />
			<Pathways copy={copy.programs} />
			<Testimonials copy={copy.testimonials} />
			<Pricing data={data} copy={copy.pricing} />
			<Tracks copy={copy.tracks} />
			<SplitSection id="waitlist" title={copy.waitlist.title} lead={copy.waitlist.lead}>
				<SiteForm data={data} name="waitlist" />
			</SplitSection>
			<SplitSection tone="deep" title={copy.faq.title}>
				<Faq items={copy.faq.items} />
			</SplitSection>
			<Notes copy={copy.notes} />
		</Document>
	);
}

/** Who the Academy is for. */
function Audience({ copy: { title, lead, people } }: { copy: AcademyPage["audience"] }) {
	return (
		<Section tone="deep">
			<SectionHead title={title} lead={lead} className="mb-block" />
			<dl>
				{people.map(({ who, text }) => (
					<div
						key={who}
						className="border-t py-4 lg:grid lg:grid-cols-[5fr_7fr] lg:items-baseline lg:gap-x-6"
					>
						<dt className="display text-entry">{who}</dt>
						<dd className="mt-1 text-soft">{text}</dd>
					</div>
				))}
			</dl>
		</Section>
	);
}

/** The Academy's own programs. */
function Pathways({ copy: { title, lead, items, all } }: { copy: AcademyPage["programs"] }) {
	return (
		<SplitSection id="programs" title={title} lead={lead} tone="deep">
			<ul className="divide-y border-y">
				<LinkedItems items={items} className="py-4" />
			</ul>
			<Onward link={all} />
		</SplitSection>
	);
}

/** Stands where testimonials will be. We quote nobody before we have their words. */
function Testimonials({
	copy: { label, title, text, action },
}: {
	copy: AcademyPage["testimonials"];
}) {
	return (
		<Section className="border-2 border-dashed border-clay p-fluid-4">
			<Label className="mt-3 mb-6">{label}</Label>
			<h2>{title}</h2>
			<p className="mt-3 mb-6 max-w-text">{text}</p>
			<Button link={action} look="outlined" />
		</Section>
	);
}

/** What the Academy promises about equity and privacy. */
function Notes({ copy: { title, equity, privacy } }: { copy: AcademyPage["notes"] }) {
	return (
		<Section tone="forest" className="grid gap-x-fluid-6 gap-y-10 lg:grid-cols-3">
			<h2>{title}</h2>
			{[equity, privacy].map(({ title, text, action }) => (
				<div key={title}>
					<h3>{title}</h3>
					<p className="mt-4">{text}</p>
					<Onward link={action} />
				</div>
			))}
		</Section>
	);
}

type FrameworkCopy = AcademyPage["framework"];

/** The eight steps of the framework: a stitched path on a phone, two flights of stairs on a wide page. */
function Framework({ copy: { title, lead, steps } }: { copy: FrameworkCopy }) {
	return (
		<Section>
			<SectionHead title={title} lead={lead} className="mb-block" />
			<ol className="threaded lg:grid lg:grid-cols-4 lg:gap-x-fluid-3 lg:gap-y-12">
				{steps.map((step, index) => (
					<Step key={step.name} index={index} step={step} />
				))}
			</ol>
		</Section>
	);
}

/** Every step of a flight is a little higher than the one before. */
const STAIRS = ["lg:mt-24", "lg:mt-16", "lg:mt-8", ""] as const;

interface StepProps {
	index: number;
	step: FrameworkCopy["steps"][number];
}

function Step({ index, step: { name, text } }: StepProps) {
	return (
		<li
			className={clsx(
				"after:inset-[3rem_auto_0.6rem_1.15rem] max-lg:pb-7 max-lg:pl-16",
				"lg:border-t-2 lg:border-ink lg:pt-4.5 lg:after:hidden",
				STAIRS[index % STAIRS.length],
			)}
		>
			<Numeral className="absolute top-0 left-0 w-10 text-center text-[2.75rem] leading-none lg:static lg:mb-3 lg:block lg:text-left lg:text-[4rem]">
				{index + 1}
			</Numeral>
			<h3>{name}</h3>
			<p className="mt-1 text-soft">{text}</p>
		</li>
	);
}

/** The tracks that the results of the quiz offer. Each leads to the waitlist, with the track chosen there. */
function Tracks({ copy: { title, lead, action, facts } }: { copy: AcademyPage["tracks"] }) {
	return (
		<Section tone="plum" id="tracks">
			<SectionHead title={title} lead={lead} className="mb-block max-w-184" />
			<ul className="grid gap-x-fluid-4 gap-y-10 lg:grid-cols-3">
				{tiers.map(({ slug, name, price, detail, summary }) => (
					<li key={slug} className="flex flex-col items-start border-t-2 pt-4.5">
						<h3>{name}</h3>
						<p className="mt-1">
							<b className="display text-[2.75rem] lining-nums">{priceText(price)}</b> {detail}
						</p>
						<p className="mt-2 mb-4">{summary}</p>
						<Button
							link={{ label: `${action}: ${name}`, href: `/academy?track=${slug}#waitlist` }}
							look="outlined"
							className="mt-auto"
						/>
					</li>
				))}
			</ul>
			<Facts facts={facts} />
		</Section>
	);
}
