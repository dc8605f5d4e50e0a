import { RESULT_KEPT_DAYS } from "../../../shared/kept.ts";
import { ENGLISH } from "../../../shared/language.ts";
import { fill } from "../../../shared/quiz/fill.ts";
import { Terms } from "../../components/Facts.tsx";
import { Disclosure, Faq } from "../../components/Faq.tsx";
import { SiteForm } from "../../components/form/SiteForm.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Reviewed } from "../../components/Reviewed.tsx";
import type { PageData } from "../../data.ts";
import { defineTranslatedPage } from "../../eleventy/page.ts";
import { AnalyticsSetting } from "../../layouts/Analytics.tsx";
import { Document } from "../../layouts/Document.tsx";
import { PageSections } from "../../sections/PageSection.tsx";
import type { PrivacyPage, schema } from "./schema.ts";

type PrivacyData = PageData<"privacy", typeof schema>;

export const data = defineTranslatedPage({ path: "/privacy" });

/** The sections about the quiz and visitors' rights. Translations show only these: the other pages are in English. */
const TRANSLATED: readonly string[] = ["quiz", "browser", "rights"];

/** The privacy policy. Two of its sections depend on the site's settings. */
export default function Privacy(data: PrivacyData) {
	const { title, lead, short, sections, facts, contact } = data.pages.privacy;
	const isEnglish = data.words.language.lang === ENGLISH.lang;
	const shown = Object.entries({
		...sections,
		counting: countingSection(data, sections.counting),
		sending: sendingSection(data, sections.sending),
	}).filter(([key]) => isEnglish || TRANSLATED.includes(key));
	const { days, spamDays } = data.site.keep;
	const { results, delivery } = data.words;
	const kept = {
		days,
		spamDays,
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
							{shown.map(([key, section]) => (
								<li key={key}>
									<a className="flex min-h-11 items-center py-1.5 leading-tight" href={`#${key}`}>
										{section.title}
									</a>
								</li>
							))}
						</ul>
					</nav>
				}
			/>
			<PageSections
				data={data}
				dye="woad"
				above="dye"
				sections={[
					...(isEnglish
						? [
								{
									kind: "strips",
									title: short.title,
									items: short.items.map((item) => ({ ...item, text: fill(item.text, kept) })),
								},
							]
						: []),
					...shown.map(([key, { title, paragraphs }]) => ({
						kind: "text",
						id: key,
						title,
						paragraphs,
						...(key === "rights" && {
							ground: "dye" as const,
							say: paragraphs[0],
							paragraphs: paragraphs.slice(1),
							facts,
						}),
					})),
					{ kind: "text", id: "contact", title: contact.title },
				]}
			>
				{({ id }) => {
					if (id === "contact")
						return (
							<p className="max-w-text">
								{contact.text} <a href={`mailto:${mail}`}>{mail}</a>
							</p>
						);
					const entries = shown.find(([key]) => key === id)?.[1].entries ?? [];
					return (
						<>
							{entries.length > 0 && (
								<div className="mt-6">
									<Faq
										items={entries.map(({ title, text }) => ({
											question: title,
											answer: fill(text, kept),
										}))}
									/>
								</div>
							)}
							{id === "sending" && <EachForm data={data} />}
							{id === "counting" && <Counting data={data} />}
							{id === "request" && (
								<div className="mt-6 max-w-text">
									<SiteForm data={data} name={sections.request.form} />
								</div>
							)}
						</>
					);
				}}
			</PageSections>
		</Document>
	);
}

type Section<Key extends keyof PrivacyPage["sections"]> = PrivacyPage["sections"][Key];

function countingSection(
	{ environment: { analytics } }: PrivacyData,
	counting: Section<"counting">,
): Section<"reading"> {
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
	{ sent, simulated, each: _, ...section }: Section<"sending">,
): Section<"reading"> {
	const first = formsEndpoint
		? sent.replace("{host}", new URL(formsEndpoint, siteUrl).host)
		: simulated;
	return { ...section, paragraphs: [first, ...section.paragraphs] };
}
