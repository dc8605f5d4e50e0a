import { RESULT_KEPT_DAYS } from "../../../shared/kept.ts";
import { ENGLISH } from "../../../shared/language.ts";
import { fill } from "../../../shared/quiz/fill.ts";
import { Facts } from "../../components/Facts.tsx";
import { SiteForm } from "../../components/form/SiteForm.tsx";
import { Statement, type StatementSection } from "../../components/Statement.tsx";
import type { PageData, SiteData } from "../../data.ts";
import { defineTranslatedPage, inEveryLanguage } from "../../eleventy/page.ts";
import { AnalyticsSetting } from "../../layouts/Analytics.tsx";
import { Document } from "../../layouts/Document.tsx";
import type { PrivacyPage, schema } from "./schema.ts";

export const data = defineTranslatedPage({ path: "/privacy" });

/** The privacy policy. Two of its sections depend on the site's settings. */
function Privacy(data: PageData<"privacy", typeof schema>) {
	const copy = data.pages.privacy;
	const { reading, counting, quiz, sending, browser, elsewhere, rights, request } = copy.sections;
	const inEnglish = [
		reading,
		countingSection(data, counting),
		quiz,
		sendingSection(data, sending),
		browser,
		elsewhere,
		{ ...rights, extra: <Facts facts={copy.facts} className="mt-6" /> },
		{
			...request,
			extra: (
				<div className="mt-8">
					<SiteForm data={data} name="data-request" />
				</div>
			),
		},
	];
	// Translations show only the sections about the quiz and visitors' rights, because the rest of the site is in
	// English.
	const isEnglish = data.words.language.lang === ENGLISH.lang;
	const shown: readonly StatementSection[] = isEnglish ? inEnglish : [quiz, browser, rights];
	const { days, spamDays } = data.site.keep;
	const { howTitle, forget } = data.words.results;
	const kept = { days, spamDays, resultDays: RESULT_KEPT_DAYS, howTitle, forget };
	const sections = shown.map((section) => ({
		...section,
		entries: section.entries.map((entry) => ({ ...entry, text: fill(entry.text, kept) })),
	}));
	return (
		<Document data={data}>
			<Statement data={data} copy={copy} sections={sections} />
		</Document>
	);
}

export default inEveryLanguage(Privacy);

function countingSection(
	data: SiteData,
	counting: PrivacyPage["sections"]["counting"],
): StatementSection {
	const { analytics } = data.environment;
	const { paragraphs, more } = counting[analytics.provider];
	const host = "script" in analytics ? new URL(analytics.script).host : "";
	const extra = (
		<>
			{more && (
				<p className="mt-[1em]">
					<a href={more.href}>{more.label}</a>
				</p>
			)}
			{analytics.provider === "ga4" && <AnalyticsSetting data={data} />}
		</>
	);
	return {
		title: counting.title,
		paragraphs: paragraphs.map((paragraph) => paragraph.replaceAll("{host}", host)),
		entries: [],
		extra,
	};
}

function sendingSection(
	{ environment: { formsEndpoint, siteUrl } }: SiteData,
	{ sent, simulated, ...section }: PrivacyPage["sections"]["sending"],
): StatementSection {
	const first = formsEndpoint
		? sent.replace("{host}", new URL(formsEndpoint, siteUrl).host)
		: simulated;
	return { ...section, paragraphs: [first, ...section.paragraphs] };
}
