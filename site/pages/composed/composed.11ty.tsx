import { Terms } from "../../components/Facts.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { FundPatches } from "../../components/Patches.tsx";
import { PayTerms } from "../../components/PayTerms.tsx";
import { Reviewed } from "../../components/Reviewed.tsx";
import type { SiteData } from "../../data.ts";
import { composedPages } from "../../domain/composed-pages.ts";
import { withFigures } from "../../domain/shop.ts";
import { definePages } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import type { ComposedPage } from "../../schemas/composed.ts";
import {
	figureOf,
	greatSentenceOf,
	headOf,
	isAfterPaying,
	jsonLdOf,
	PageSections,
	withListPages,
} from "../../sections/PageSection.tsx";
import { Hero } from "./Hero.tsx";

interface ComposedData extends SiteData {
	composed: ComposedPage;
}

export const data = definePages({
	path: "*",
	each: "composed",
	items: (data: SiteData) =>
		withFigures(composedPages(data.pages, data.forms), data)
			.flatMap((page) => withListPages(page, data))
			// Two pages may show the same long list.
			.filter(({ path }, index, all) => all.findIndex((each) => each.path === path) === index),
	slug: ({ path }: ComposedPage) => path,
	metadata(data: ComposedData) {
		const { metadata, dye, head, sections } = data.composed;
		return {
			...metadata,
			dye,
			great: greatSentenceOf(sections),
			...(head.wall && { wall: head.wall }),
			...(isAfterPaying(sections) && { indexed: false }),
			jsonLd: jsonLdOf(sections, data),
		};
	},
});

/** A page that is composed of sections. */
export default function Composed(data: ComposedData) {
	const { composed, site } = data;
	const { dye, head, photo, sections } = composed;
	const { giving, reviewed, actions = [], ...text } = head;
	const gift = giving ? [{ label: site.giving.button, href: site.donationUrl }] : [];
	return (
		<Document data={data} photo={photo} head={headOf(sections, data)}>
			{head.wall === "home" ? (
				<Hero data={data} head={head} />
			) : (
				<PageHead
					{...text}
					tone={dye}
					actions={[...gift, ...actions]}
					offer={
						giving ? (
							<PayTerms site={site} kind="giving" />
						) : (
							reviewed && (
								<Reviewed data={data} name={composed.path.slice(1).replaceAll("/", "-")} />
							)
						)
					}
					figure={besideTitle(data)}
				/>
			)}
			<PageSections
				data={data}
				dye={dye}
				above={head.wall === "home" ? "paper" : "dye"}
				sections={sections}
			/>
		</Document>
	);
}

/** What stands beside the title, if the page has any of these. */
function besideTitle({ composed, ...data }: ComposedData) {
	const { giving, glance } = composed.head;
	if (giving) return <FundPatches site={data.site} />;
	return glance ? <Terms items={glance} beside /> : figureOf(composed.sections, data);
}
