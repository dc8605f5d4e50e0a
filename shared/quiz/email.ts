import { languagePath } from "../language.ts";
import type { Block, Letter } from "../letter.ts";
import { campaignTags, withCampaign } from "./campaign.ts";
import { fill } from "./fill.ts";
import { pillarIn, roleIn } from "./keys.ts";
import { IN_PRINT_LIMIT, recommendPrograms } from "./recommend.ts";
import { resultQuery, type SharedResult } from "./result.ts";
import { blockPicturePath } from "./role-path.ts";
import type { Words } from "./translation.ts";

/** The texts that the results mail needs, including its consent. */
export type LetterWords = Pick<
	Words,
	"language" | "credits" | "email" | "mail" | "results" | "roles" | "pillars" | "programs"
>;

interface ResultsLetterOptions {
	result: SharedResult;
	siteUrl: string;
	partner?: string | undefined;
	business: string;
	year: number;
}

/**
 * Composes the results mail, with a button that opens exactly these results.
 * @param options.siteUrl - origin and path prefix of the site, without a trailing slash
 * @param options.partner - slug of the partner on whose page the quiz was taken
 * @param options.business - name of the business, which signs the mail
 * @param options.year - year of the copyright notice
 */
export function composeResultsLetter(
	words: LetterWords,
	{ result, siteUrl, partner, business, year }: ResultsLetterOptions,
): Letter {
	const { credits, mail, results } = words;
	const role = roleIn(words, result.primary);
	const tags = campaignTags(result.primary, "email", partner);
	const page = `${siteUrl}${languagePath(words.language)}/quiz`;
	const link = (label: string, url: string) => ({ label, url: withCampaign(url, tags) });

	const programs = recommendPrograms(words, result, IN_PRINT_LIMIT).map(
		({ slug, url, summary, rationale }) => ({
			...link(capitalized(slug), url.startsWith("/") ? siteUrl + url : url),
			text: rationale ?? summary,
		}),
	);
	return {
		language: words.language,
		subject: fill(mail.subject, { role: role.name }),
		preview: role.tagline,
		blocks: [
			{ kind: "text", text: mail.greeting },
			{ kind: "text", text: mail.intro },
			{
				kind: "title",
				above: results.label,
				text: role.name,
				below: role.tagline,
				block: {
					role: result.primary,
					url: siteUrl + blockPicturePath(result.primary),
					alt: fill(mail.block, { role: role.name }),
				},
			},
			...secondary(words, result),
			{
				kind: "buttons",
				links: [link(mail.see, `${page}?${resultQuery(result, role.dismantles)}`)],
			},
			...passage(results.gift, role.gift),
			...passage(results.challenge, role.challenge),
			{ kind: "heading", text: results.pillarsTitle },
			{
				kind: "list",
				items: result.topPillars
					.map((key) => pillarIn(words, key))
					.map(({ label, sign }) => `${label}: ${sign}`),
			},
			{ kind: "text", text: results.pillarsText },
			{ kind: "heading", text: results.praxisTitle },
			...practice(results.self, role.praxis.self),
			...practice(results.home, role.praxis.home),
			...practice(results.work, role.praxis.work),
			{ kind: "heading", text: results.programsTitle },
			{ kind: "links", links: programs },
			{
				kind: "buttons",
				links: [
					link(mail.enroll, `${siteUrl}/academy`),
					link(mail.equitySeat, `${siteUrl}/scholarships#apply`),
					link(mail.payItForward, `${siteUrl}/scholarships#contribute`),
				],
			},
			{ kind: "text", text: `${mail.signOff}\n${business}` },
		],
		footer: [
			{ kind: "text", text: credits.framework },
			{ kind: "text", text: `© ${year} ${business}` },
		],
	};
}

function passage(heading: string, text: string): Block[] {
	return [
		{ kind: "heading", text: heading },
		{ kind: "text", text },
	];
}

function practice(place: string, items: readonly string[]): Block[] {
	return [
		{ kind: "subheading", text: place },
		{ kind: "list", items },
	];
}

function secondary(
	words: Pick<LetterWords, "results" | "roles">,
	{ secondary: key }: SharedResult,
): Block[] {
	if (key === null) return [];
	const { name, tagline } = roleIn(words, key);
	return [{ kind: "text", text: `${words.results.resonate} ${name}. ${tagline}` }];
}

/** Turns a slug into a title: `cinema-and-conjure` becomes "Cinema And Conjure". */
function capitalized(slug: string): string {
	return slug.replaceAll("-", " ").replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
