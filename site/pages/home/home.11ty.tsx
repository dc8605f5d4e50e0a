import { questions } from "../../../shared/quiz/catalogue.ts";
import { Button } from "../../components/Button.tsx";
import { Facts } from "../../components/Facts.tsx";
import { FounderWords } from "../../components/FounderWords.tsx";
import { Features, LinkedItems } from "../../components/Items.tsx";
import { Onward } from "../../components/Onward.tsx";
import { Picture } from "../../components/Photo.tsx";
import { Section, SectionHead, SplitSection } from "../../components/Section.tsx";
import { Label, Prose } from "../../components/Text.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import { withMembershipPrice } from "../../rules/shop-rules.ts";
import { Hero } from "./Hero.tsx";
import type { HomePage, schema } from "./schema.ts";

export const data = definePage({ path: "/" });

type HomeData = PageData<"home", typeof schema>;

export default function Home(data: HomeData) {
	const { founder, welcome, quiz, invitations } = data.pages.home;
	return (
		<Document data={data} photo="table">
			<Hero data={data} />
			{founder.words && (
				<Section>
					<FounderWords words={founder.words} name={data.site.founderName} />
				</Section>
			)}
			<FirstQuestion copy={quiz} />
			<SplitSection title={welcome.title}>
				<Prose text={welcome.paragraphs} className="max-w-text not-first:mt-[1.1em]" />
				<Facts facts={welcome.facts} />
				<Onward link={welcome.action} />
			</SplitSection>
			<Ecosystem data={data} />
			<Figures data={data} />
			<SplitSection title={invitations.title} lead={invitations.lead}>
				<ul className="divide-y border-y">
					<LinkedItems items={invitations.items} className="py-3" />
				</ul>
			</SplitSection>
			<Partners data={data} />
		</Document>
	);
}

/** The first question of the quiz. Each answer links to the quiz with that answer preselected. */
function FirstQuestion({ copy: { label, lead } }: { copy: HomePage["quiz"] }) {
	const [question] = questions;
	if (!question) return null;
	return (
		<Section className="split">
			<div>
				<Label>{label}</Label>
				<h2 className="mt-2 text-entry">{question.prompt}</h2>
				<p className="mt-4 max-w-lead text-soft">{lead}</p>
			</div>
			<ol className="grid gap-2">
				{question.options.map((option, index) => (
					<li key={option.label} className="patch bg-paper text-ink">
						<a
							className="flex min-h-16 items-center px-6 py-4 leading-snug text-inherit no-underline hover:underline"
							href={`/quiz?first=${index + 1}`}
						>
							{option.label}
						</a>
					</li>
				))}
			</ol>
		</Section>
	);
}

/** Numbers on what the community has done so far, each above its label. */
function Figures({ data: { pages, site } }: { data: HomeData }) {
	const { label, fund } = pages.home.figures;
	return (
		<Section
			tone="forest"
			space="band"
			className="grid items-center gap-x-fluid-5 gap-y-6 lg:grid-cols-[1fr_2.6fr]"
			aria-label={label}
		>
			<p>{fund}</p>
			<dl className="flex flex-wrap justify-between gap-x-fluid-4 gap-y-5">
				{site.impact.home.map(({ figure, label }) => (
					<div key={label} className="flex flex-col-reverse">
						<dt className="mt-1">{label}</dt>
						<dd className="display text-[clamp(2.5rem,2rem+2.6vw,4.25rem)] lining-nums">
							{figure}
						</dd>
					</div>
				))}
			</dl>
		</Section>
	);
}

function Ecosystem({ data: { pages, plans } }: { data: HomeData }) {
	const { title, lead, branches } = pages.home.ecosystem;
	return (
		<Section space="below">
			<SectionHead title={title} lead={lead} />
			<ul className="mt-block grid gap-x-fluid-4 gap-y-7 lg:grid-cols-3">
				{branches.map(({ name, summary, features, action }) => (
					<li key={name} className="flex flex-col items-start border-t-3 border-clay pt-5">
						<h3 className="text-entry">{name}</h3>
						<p className="mt-2 text-soft">{withMembershipPrice(summary, plans)}</p>
						<Features items={features} className="mt-3 mb-5" />
						<Button
							link={action}
							look="outlined"
							className="mt-auto"
							aria-label={`${action.label}: ${name}`}
						/>
					</li>
				))}
			</ul>
		</Section>
	);
}

/** Lists the partners with `featured` set; a partner's whole entry is a link. */
function Partners({ data }: { data: HomeData }) {
	const { title, lead, action } = data.pages.home.partners;
	const featured = Object.values(data.partners)
		.filter((partner) => partner.featured)
		.sort((one, other) => one.order - other.order);
	return (
		<Section space="below">
			<SectionHead title={title} lead={lead} />
			<ul className="mt-6 grid grid-cols-2 gap-x-fluid-4 border-b lg:grid-cols-3">
				{featured.map(({ slug, collaboration, focus, image }) => (
					<li key={slug} className="relative flex items-center gap-x-4 border-t py-3.5">
						{image && (
							<div className="w-16 flex-none">
								<Picture image={image} width="4em" />
							</div>
						)}
						<div>
							<h3 className="text-[1.15rem] leading-tight">
								<a
									className="text-inherit no-underline after:absolute after:inset-0 hover:underline"
									href={`${action.href}#${slug}`}
								>
									{collaboration}
								</a>
							</h3>
							<p className="text-small text-soft">{focus}</p>
						</div>
					</li>
				))}
			</ul>
			<Onward link={action} />
		</Section>
	);
}
