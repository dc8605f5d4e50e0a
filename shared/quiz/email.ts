import { campaignTags, withCampaign } from "./campaign.ts";
import { pillarLabel, roleOf } from "./catalogue.ts";
import { type Block, printHtml, printText } from "./email-format.ts";
import { credits, results } from "./messages.ts";
import { IN_PRINT_LIMIT, recommendPrograms } from "./recommend.ts";
import type { SharedResult } from "./result.ts";
import { resultLink } from "./result-link.ts";

export interface ResultsEmail {
	readonly subject: string;
	readonly text: string;
	readonly html: string;
}

interface ResultsEmailOptions {
	result: SharedResult;
	siteUrl: string;
	partner?: string | undefined;
	year: number;
}

/**
 * The email that takes a person's results home: contents and their order as in docs/product.md 5.2,
 * and a link that opens exactly these results.
 * @param options.siteUrl - origin of the site, without a slash at its end
 * @param options.partner - slug of the partner on whose page the quiz was taken
 * @param options.year - of the copyright
 * @param footer - what stands beneath everything, such as how to unsubscribe
 */
export function composeResultsEmail(
	{ result, siteUrl, partner, year }: ResultsEmailOptions,
	...footer: readonly Block[]
): ResultsEmail {
	const role = roleOf(result.primary);
	const tags = campaignTags(result.primary, "email", partner);
	const link = (label: string, url: string) => ({ label, url: withCampaign(url, tags) });

	const blocks: Block[] = [
		{ heading: role.name, text: role.tagline },
		{ heading: results.gift, text: role.gift },
		{ heading: results.challenge, text: role.challenge },
		{ heading: results.pillarsTitle, text: result.topPillars.map(pillarLabel).join(", ") },
		praxis(results.self, role.praxis.self),
		praxis(results.home, role.praxis.home),
		praxis(results.work, role.praxis.work),
		{
			heading: results.programsTitle,
			items: recommendPrograms(result, IN_PRINT_LIMIT).map(({ slug }) => capitalized(slug)),
		},
		{
			links: [
				link("Enroll", `${siteUrl}/academy`),
				link("Apply for Equity Seat", `${siteUrl}/scholarships#apply`),
				link("Pay It Forward", `${siteUrl}/scholarships#contribute`),
				link(results.linkLabel, resultLink(siteUrl, result)),
			],
		},
		{ text: credits.framework },
		{ text: `© ${year} Liberation Education` },
		...footer,
	];
	const subject = `Your Role in the Liberation Ecosystem: ${role.name}`;
	return { subject, text: printText(blocks), html: printHtml(subject, blocks) };
}

function praxis(place: string, items: readonly string[]): Block {
	return { heading: `${results.praxisTitle}: ${place}`, items };
}

/** `cinema-and-conjure` is "Cinema And Conjure". */
function capitalized(slug: string): string {
	return slug.replaceAll("-", " ").replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
