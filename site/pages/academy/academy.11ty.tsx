import clsx from "clsx";
import { tiers } from "../../../shared/quiz/catalogue.ts";
import { Facts } from "../../components/Facts.tsx";
import { Faq } from "../../components/Faq.tsx";
import { SiteForm } from "../../components/form/SiteForm.tsx";
import { Numeral } from "../../components/Items.tsx";
import { Onward, RowLink } from "../../components/Onward.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Enrollment } from "../../components/Programs.tsx";
import { PullQuote } from "../../components/PullQuote.tsx";
import { Section, SplitSection } from "../../components/Section.tsx";
import { Prose } from "../../components/Text.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { faqPage } from "../../eleventy/seo/structured-data.ts";
import { Document } from "../../layouts/Document.tsx";
import { academyProgram } from "../../rules/academy-programs.ts";
import { waitlistPath } from "../../rules/enrollment.ts";
import { priceText, withMembershipPrice } from "../../rules/shop-rules.ts";
import { Pricing } from "./Pricing.tsx";
import type { AcademyPage, schema } from "./schema.ts";

type AcademyData = PageData<"academy", typeof schema>;

export const data = definePage({
	path: "/academy",
	metadata: ({ pages, plans }: AcademyData) => {
		const { metadata, faq } = pages.academy;
		const description = withMembershipPrice(metadata.description, plans);
		return { ...metadata, description, jsonLd: [faqPage(faq.items)] };
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
			head={<script type="module" src={data.assets.scripts.purchases} />}
		>
			<PageHead
				wall="academy"
				tone="indigo"
				label={label}
				title={title}
				lead={withMembershipPrice(lead, data.plans)}
				actions={actions}
			/>
			<Section className="split">
				<PullQuote className="max-lg:text-h3">{copy.about.quote}</PullQuote>
				<div>
					<h2>{copy.about.title}</h2>
					<Prose text={copy.about.paragraphs} className="mt-[1.1em] max-w-text" />
				</div>
			</Section>
			<Audience copy={copy.audience} />
			<Framework copy={copy.framework} />
			<Pathways data={data} />
			<Pricing data={data} copy={copy.pricing}>
				<Note copy={copy.notes.equity} />
				<Tracks copy={copy.tracks} />
			</Pricing>
			<SplitSection id="waitlist" title={copy.waitlist.title} lead={copy.waitlist.lead}>
				<SiteForm data={data} name="waitlist" />
				<Note copy={copy.notes.privacy} />
			</SplitSection>
			<SplitSection title={copy.faq.title}>
				<Faq items={copy.faq.items} />
				<Testimonials copy={copy.testimonials} />
			</SplitSection>
		</Document>
	);
}

/** Offers without a membership. Each links to the waitlist form with that offer preselected. */
function Tracks({ copy: { title, lead, facts } }: { copy: AcademyPage["tracks"] }) {
	return (
		<div id="tracks" className="mt-block">
			<h3>{title}</h3>
			<p className="mt-1 text-soft">{lead}</p>
			<ul className="mt-4 grid gap-x-fluid-4 lg:grid-cols-3">
				{tiers.map(({ slug, name, price, detail, summary }) => (
					<li key={slug} className="border-t py-3">
						<h4 className="display text-h4">
							<RowLink link={{ label: `${name}, ${priceText(price)}`, href: waitlistPath(slug) }} />
						</h4>
						<p className="text-soft">
							{detail}
							<span className="max-lg:hidden">. {summary}</span>
						</p>
					</li>
				))}
			</ul>
			<Facts facts={facts} className="mt-6" />
		</div>
	);
}

function Audience({ copy: { title, people } }: { copy: AcademyPage["audience"] }) {
	return (
		<Section>
			<h2>{title}</h2>
			<ul className="mt-5 grid grid-cols-2 gap-x-fluid-4 lg:grid-cols-3">
				{people.map(({ text, action }) => (
					<li key={action.label} className="border-t py-3">
						<h3 className="text-h5 leading-tight">
							<a className="inline-block py-1" href={action.href}>
								{action.label}
							</a>
						</h3>
						<p className="mt-0.5 text-small leading-close text-soft">{text}</p>
					</li>
				))}
			</ul>
		</Section>
	);
}

function Pathways({ data }: { data: AcademyData }) {
	const { title, items, all } = data.pages.academy.programs;
	return (
		<SplitSection id="programs" title={title}>
			<ul className="divide-y border-y">
				{items.map(({ program, name, text, note }) => (
					<li key={program} className="py-3">
						<h3>
							<RowLink link={{ label: name, href: `/academy/${program}` }} />
						</h3>
						<p className="text-soft max-md:hidden">{text}</p>
						<Enrollment
							data={data}
							program={academyProgram(data.programs, program)}
							className="text-small"
							note={note}
						/>
					</li>
				))}
			</ul>
			<Onward link={all} />
		</SplitSection>
	);
}

function Testimonials({ copy: { title, quotes, none } }: { copy: AcademyPage["testimonials"] }) {
	return (
		<div className="mt-8">
			<h2>{title}</h2>
			{quotes.map(({ words, who }) => (
				<blockquote key={words} className="my-8 max-w-text">
					<p>{words}</p>
					<footer className="mt-2 font-bold">{who}</footer>
				</blockquote>
			))}
			{quotes.length === 0 && <p className="mt-2 max-w-text text-soft">{none}</p>}
		</div>
	);
}

/** The Academy's promise about equity or about privacy. */
function Note({ copy: { title, text, action } }: { copy: AcademyPage["notes"]["equity"] }) {
	return (
		<p className="mt-6 max-w-text text-small leading-close text-soft">
			<b>{title}.</b> {text} <a href={action.href}>{action.label}</a>
		</p>
	);
}

/** Top margins that raise each step of a flight above the one before. */
const STAIRS = ["lg:mt-24", "lg:mt-16", "lg:mt-8", ""] as const;

/** The eight steps of the framework: two columns on phones, two flights of stairs in wide windows. */
function Framework({ copy: { title, steps } }: { copy: AcademyPage["framework"] }) {
	return (
		<Section>
			<h2 className="mb-6">{title}</h2>
			<ol className="grid grid-cols-2 gap-x-fluid-3 gap-y-4 lg:grid-cols-4 lg:gap-y-12">
				{steps.map(({ name, text }, index) => (
					<li
						key={name}
						className={clsx("border-t-2 border-ink pt-2 lg:pt-4.5", STAIRS[index % STAIRS.length])}
					>
						<h3 className="flex items-baseline gap-2 lg:block">
							<Numeral className="text-h3 leading-none lg:mb-3 lg:block lg:text-[4rem]">
								{index + 1}
							</Numeral>
							{name}
						</h3>
						<p className="text-soft max-lg:text-small max-lg:leading-close">{text}</p>
					</li>
				))}
			</ol>
		</Section>
	);
}
