import { PageHead } from "../../components/PageHead.tsx";
import { FundPatches } from "../../components/Patches.tsx";
import { PayTerms } from "../../components/PayTerms.tsx";
import { Reviewed } from "../../components/Reviewed.tsx";
import type { SiteData } from "../../data.ts";
import { definePages } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import { composedPages } from "../../rules/composed-pages.ts";
import { withMembershipPrice } from "../../rules/shop-rules.ts";
import type { ComposedPage } from "../../schemas/composed.ts";
import { headOf, jsonLdOf, PageSection } from "../../sections/PageSection.tsx";
import { Hero } from "./Hero.tsx";

interface ComposedData extends SiteData {
	composed: ComposedPage;
}

export const data = definePages({
	path: "*",
	each: "composed",
	items: ({ pages }: SiteData) => composedPages(pages),
	slug: ({ path }: ComposedPage) => path,
	metadata(data: ComposedData) {
		const { metadata, dye, head, sections } = data.composed;
		return {
			...metadata,
			dye,
			...(head.wall && { wall: head.wall }),
			jsonLd: jsonLdOf(sections, data),
		};
	},
});

/** A page that is composed of sections. */
export default function Composed(data: ComposedData) {
	const { composed, site } = data;
	const { dye, head, photo, sections } = composed;
	const { donate, fund, reviewed, actions = [], portrait: _, ...text } = head;
	const lead = withMembershipPrice(head.lead, data.plans);
	const gift = donate ? [{ label: donate, href: site.donationUrl }] : [];
	return (
		<Document data={data} {...(photo && { photo })} head={headOf(sections, data)}>
			{head.wall === "home" ? (
				<Hero data={data} head={{ ...head, lead }} />
			) : (
				<PageHead
					{...text}
					lead={lead}
					tone={dye}
					actions={[...gift, ...actions]}
					offer={
						donate ? (
							<PayTerms site={site} kind="giving" />
						) : (
							reviewed && <Reviewed data={data} day={reviewed} />
						)
					}
					figure={fund && <FundPatches percent={site.ecosystemFundPercent} text={fund} />}
				/>
			)}
			{sections.map((section) => (
				<PageSection key={section.title} data={data} dye={dye} section={section} />
			))}
		</Document>
	);
}
