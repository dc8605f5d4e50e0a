import { RESULT_KEPT_DAYS } from "../../../shared/kept.ts";
import { ENGLISH } from "../../../shared/language.ts";
import { fill } from "../../../shared/quiz/fill.ts";
import { Terms } from "../../components/Facts.tsx";
import { Disclosure, Faq } from "../../components/Faq.tsx";
import { SiteForm } from "../../components/form/SiteForm.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Reviewed } from "../../components/Reviewed.tsx";
import { Section } from "../../components/Section.tsx";
import { Paragraphs } from "../../components/Text.tsx";
import type { PageData } from "../../data.ts";
import { defineTranslatedPage } from "../../eleventy/page.ts";
import { AnalyticsSetting } from "../../layouts/Analytics.tsx";
import { Document } from "../../layouts/Document.tsx";
import { PageSections } from "../../sections/PageSection.tsx";
import type { PrivacyPage, schema } from "./schema.ts";

type PrivacyData = PageData<"privacy", typeof schema>;

export const data = defineTranslatedPage({ path: "/privacy" });

/** The sections that are read together, in their order. */
const JOINED = ["reading", "counting", "elsewhere", "quiz", "browser", "sending"] as const;
const ALONE = ["rights", "request"] as const;

/** Translations show only the sections about the quiz and visitors' rights: the other pages are in English. */
const TRANSLATED: readonly string[] = ["quiz", "browser", "rights"];

/** The privacy policy. Two of its sections depend on the site's settings. */
export default function Privacy(data: PrivacyData) {
	const { title, lead, short, sections, facts, contact } = data.pages.privacy;
	const isEnglish = data.words.language.lang === ENGLISH.lang;
	const isShown = (key: string) => isEnglish || TRANSLATED.includes(key);
	const joined = JOINED.filter(isShown);
	const { rights, request } = sections;
	const [right = "", ...further] = rights.paragraphs;
	const texts = {
		...sections,
		counting: countingSection(data, sections.counting),
		sending: sendingSection(data, sections.sending),
	};
	const { results, delivery } = data.words;
	const kept = {
		...data.site.keep,
		resultDays: RESULT_KEPT_DAYS,
		howTitle: results.howTitle,
		forget: delivery.sharedComputer,
	};
	const mail = data.site.contactEmail;
	return (
		<Document data={data}>
			<PageHead
				tone="woad"
				title={title}
				lead={lead}
				offer={<Reviewed data={data} name="privacy" />}
				figure={
					<nav aria-label="On this page">
						<ul className="grid items-center gap-x-8 lg:grid-cols-2">
							{[...joined, ...ALONE.filter(isShown)].map((key) => (
								<li key={key}>
									<a className="flex min-h-11 items-center py-1.5 leading-tight" href={`#${key}`}>
										{sections[key].title}
									</a>
								</li>
							))}
						</ul>
					</nav>
				}
			/>
			{isEnglish && (
				<PageSections
					data={data}
					dye="woad"
					above="dye"
					sections={[
						{
							kind: "strips",
							title: short.title,
							items: short.items.map((item) => ({ ...item, text: fill(item.text, kept) })),
						},
					]}
				/>
			)}
			<Section ground="linen" className="grid gap-y-10">
				{joined.map((key) => (
					<div key={key} id={key} className="beside mt-0">
						<h2 className="font-display text-statement leading-tight">{texts[key].title}</h2>
						<div>
							<Paragraphs texts={texts[key].paragraphs} className="mb-4 grid-cols-1" />
							<Faq
								items={texts[key].entries.map(({ title, text }) => ({
									question: title,
									answer: fill(text, kept),
								}))}
							/>
							{key === "sending" && <EachForm data={data} />}
							{key === "counting" && <Counting data={data} />}
						</div>
					</div>
				))}
			</Section>
			<PageSections
				data={data}
				dye="woad"
				above="linen"
				sections={[
					{
						kind: "text",
						id: "rights",
						title: rights.title,
						ground: "dye",
						say: right,
						paragraphs: further,
						facts,
					},
				]}
			/>
			<Section className="beside">
				{isEnglish && (
					<>
						<div id="request">
							<h2>{request.title}</h2>
							<Paragraphs texts={request.paragraphs} className="grid-cols-1" />
						</div>
						<div className="lg:row-span-2 lg:mt-0">
							<SiteForm data={data} name={request.form} />
						</div>
					</>
				)}
				<div id="contact">
					<h2>{contact.title}</h2>
					<p className="max-w-text">
						{contact.text} <a href={`mailto:${mail}`}>{mail}</a>
					</p>
				</div>
			</Section>
		</Document>
	);
}

type SectionText<Key extends keyof PrivacyPage["sections"]> = PrivacyPage["sections"][Key];

function countingSection(
	{ environment: { analytics } }: PrivacyData,
	counting: SectionText<"counting">,
): SectionText<"reading"> {
	const host = "script" in analytics ? new URL(analytics.script).host : "";
	const { paragraphs } = counting[analytics.provider];
	return {
		title: counting.title,
		paragraphs: paragraphs.map((paragraph) => paragraph.replaceAll("{host}", host)),
		entries: [],
	};
}

/** The provider's own words, and the visitor's choice where the provider needs one. */
function Counting({ data }: { data: PrivacyData }) {
	const { provider } = data.environment.analytics;
	const { more } = data.pages.privacy.sections.counting[provider];
	return (
		<>
			{more && (
				<p className="mt-5">
					<a href={more.href}>{more.label}</a>
				</p>
			)}
			{provider === "ga4" && <AnalyticsSetting data={data} />}
		</>
	);
}

/** What each form asks for and how long it stays, from the form's own file. */
function EachForm({ data: { forms, pages, site } }: { data: PrivacyData }) {
	const { title, ...sentences } = pages.privacy.sections.sending.each;
	const items = Object.values(forms).map(({ title, fields, isList, waitsFor = "answer" }) => {
		const asked = fields.filter(({ kind }) => kind !== "checkbox").map(({ label }) => `“${label}”`);
		const answers = new Intl.ListFormat("en").format(asked);
		const text = fill(sentences[isList ? "list" : waitsFor], { answers, ...site.keep });
		return { title, text };
	});
	return (
		<Disclosure title={<h3 className="text-[1.2rem]">{title}</h3>}>
			<Terms items={items} />
		</Disclosure>
	);
}

function sendingSection(
	{ environment: { formsEndpoint, siteUrl } }: PrivacyData,
	{ sent, simulated, each: _, ...section }: SectionText<"sending">,
): SectionText<"reading"> {
	const first = formsEndpoint
		? sent.replace("{host}", new URL(formsEndpoint, siteUrl).host)
		: simulated;
	return { ...section, paragraphs: [first, ...section.paragraphs] };
}
