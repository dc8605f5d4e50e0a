import clsx from "clsx";
import type { Link } from "../../../shared/content/fields.ts";
import { tiers } from "../../../shared/quiz/catalogue.ts";
import { Enrollment } from "../../components/Enrollment.tsx";
import { Disclosure, Faq } from "../../components/Faq.tsx";
import { Numeral } from "../../components/Items.tsx";
import { Onward, RowLink } from "../../components/Onward.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { QuoteSection } from "../../components/PullQuote.tsx";
import { Section, SectionHead, SplitSection } from "../../components/Section.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { faqPage } from "../../eleventy/seo/structured-data.ts";
import type { PageBlock } from "../../eleventy/share/card.ts";
import { Document } from "../../layouts/Document.tsx";
import { uprightBlock } from "../../quilt/block.ts";
import { academyProgram } from "../../rules/academy-programs.ts";
import { priceText, withMembershipPrice } from "../../rules/shop-rules.ts";
import { Pricing } from "./Pricing.tsx";
import type { AcademyPage, schema } from "./schema.ts";

const BLOCK: PageBlock = { slug: "academy", ...uprightBlock("sawtoothStar", 2) };

/** The tracks without a membership, each with its price. */
const TRACKS = tiers.map(({ name, price }) => `${name} ${priceText(price)}`);

type AcademyData = PageData<"academy", typeof schema>;

export const data = definePage({
	path: "/academy",
	metadata: ({ pages, plans }: AcademyData) => {
		const { metadata, faq } = pages.academy;
		const description = withMembershipPrice(metadata.description, plans);
		return { ...metadata, description, jsonLd: [faqPage(faq.items)], block: BLOCK };
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
		<Document
			data={data}
			photo="circle"
			head={
				<>
					<script type="module" src={data.assets.scripts.academy} />
					<script type="module" src={data.assets.scripts.purchases} />
				</>
			}
		>
			<PageHead
				wall="academy"
				tone="indigo"
				{...BLOCK}
				label={label}
				title={title}
				lead={withMembershipPrice(lead, data.plans)}
				actions={actions}
			/>
			<QuoteSection copy={copy.about} />
			<Audience copy={copy.audience} />
			<Framework copy={copy.framework} />
			<Pathways data={data} copy={copy.programs} />
			<Pricing data={data} copy={copy.pricing}>
				<ul className="mt-block divide-y border-y">
					<MovedPart id="tracks" text={`${TRACKS.join(", ")}.`} {...copy.tracks} />
					<MovedPart id="waitlist" {...copy.waitlist} />
				</ul>
			</Pricing>
			<Notes copy={copy.notes} />
			<SplitSection title={copy.faq.title}>
				<Faq items={copy.faq.items} />
				<Testimonials copy={copy.testimonials} />
			</SplitSection>
		</Document>
	);
}

interface MovedPartProps {
	/** Old addresses end on it, and site/scripts/academy.ts leads on from there. */
	id: string;
	text: string;
	action: Link;
}

/** A link to a part of the Academy that has a page of its own. */
function MovedPart({ id, text, action }: MovedPartProps) {
	return (
		<li id={id} className="py-4" data-moved>
			<h3>
				<RowLink link={action} />
			</h3>
			<p className="text-soft">{text}</p>
		</li>
	);
}

/** Who the Academy is for, each behind a switch. */
function Audience({ copy: { title, lead, people } }: { copy: AcademyPage["audience"] }) {
	return (
		<SplitSection title={title} lead={lead} tone="deep">
			<div className="divide-y border-y">
				{people.map(({ who, text }) => (
					<Disclosure key={who} title={<h3 className="text-entry">{who}</h3>}>
						<p className="max-w-text pb-5 text-soft">{text}</p>
					</Disclosure>
				))}
			</div>
		</SplitSection>
	);
}

interface PathwaysProps {
	data: AcademyData;
	copy: AcademyPage["programs"];
}

/** The Academy's own programs, and how to join each. */
function Pathways({ data, copy: { title, lead, items, all } }: PathwaysProps) {
	return (
		<SplitSection id="programs" title={title} lead={lead} tone="deep">
			<ul className="divide-y border-y">
				{items.map(({ program, name, text }) => (
					<li key={program} className="py-4">
						<h3>
							<RowLink link={{ label: name, href: `/academy/${program}` }} />
						</h3>
						<p className="text-soft">{text}</p>
						<Enrollment
							data={data}
							program={academyProgram(data.programs, program)}
							className="mt-1 text-small"
						/>
					</li>
				))}
			</ul>
			<Onward link={all} />
		</SplitSection>
	);
}

/** What learners say, with their permission, and a line that asks for more. */
function Testimonials({
	copy: { title, quotes, ask, action },
}: {
	copy: AcademyPage["testimonials"];
}) {
	return (
		<div className="mt-8">
			{quotes.length > 0 && <h2 className="text-h3">{title}</h2>}
			{quotes.map(({ words, who }) => (
				<blockquote key={words} className="my-8 max-w-text">
					<p>{words}</p>
					<footer className="mt-2 font-bold">{who}</footer>
				</blockquote>
			))}
			<p className="max-w-text">
				{ask}{" "}
				<a className="inline-block py-2" href={action.href}>
					{action.label}
				</a>
			</p>
		</div>
	);
}

/** What the Academy promises about equity and privacy. */
function Notes({ copy: { title, equity, privacy } }: { copy: AcademyPage["notes"] }) {
	return (
		<Section tone="forest" space="band" className="split">
			<h2>{title}</h2>
			<div className="grid gap-6">
				{[equity, privacy].map(({ title, text, action }) => (
					<p key={title} className="max-w-text">
						<b>{title}.</b> {text}{" "}
						<a className="inline-block py-1.5" href={action.href}>
							{action.label}
						</a>
					</p>
				))}
			</div>
		</Section>
	);
}

type FrameworkCopy = AcademyPage["framework"];

/** The eight steps of the framework: in two columns on a phone, two flights of stairs on a wide page. */
function Framework({ copy: { title, lead, steps } }: { copy: FrameworkCopy }) {
	return (
		<Section>
			<SectionHead title={title} lead={lead} className="mb-block" />
			<ol className="grid grid-cols-2 gap-x-fluid-3 gap-y-6 lg:grid-cols-4 lg:gap-y-12">
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
		<li className={clsx("border-t-2 border-ink pt-3 lg:pt-4.5", STAIRS[index % STAIRS.length])}>
			<h3 className="flex items-baseline gap-2 lg:block">
				<Numeral className="text-h3 leading-none lg:mb-3 lg:block lg:text-[4rem]">
					{index + 1}
				</Numeral>
				{name}
			</h3>
			<p className="mt-1 text-soft max-lg:text-small">{text}</p>
		</li>
	);
}
