import { Terms } from "../../components/Facts.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { FundPatches } from "../../components/Patches.tsx";
import { PayTerms } from "../../components/PayTerms.tsx";
import { Reviewed } from "../../components/Reviewed.tsx";
import { Wall } from "../../components/Wall.tsx";
import type { SiteData } from "../../data.ts";
import { modularPages } from "../../domain/modular-pages.ts";
import { withFigures } from "../../domain/shop.ts";
import { definePages } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import type { ModularPage } from "../../schemas/modular-pages.ts";
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

interface ModularData extends SiteData {
	modular: ModularPage;
}

export const data = definePages({
	path: "*",
	each: "modular",
	items: (data: SiteData) =>
		withFigures(modularPages(data.pages, data.forms), data)
			.flatMap((page) => withListPages(page, data))
			// Two pages may show the same long list.
			.filter(({ path }, index, all) => all.findIndex((each) => each.path === path) === index),
	slug: ({ path }: ModularPage) => path,
	metadata(data: ModularData) {
		const { metadata, dye, head, sections } = data.modular;
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

/** A page made of sections. */
export default function Modular(data: ModularData) {
	const { modular, site } = data;
	const { dye, head, photo, sections } = modular;
	const { giving, reviewed, wall, actions = [], ...text } = head;
	const gift = giving ? [{ label: site.giving.button, href: site.donationUrl }] : [];
	return (
		<Document data={data} photo={photo} head={headOf(sections, data)}>
			{wall === "home" ? (
				<Hero data={data} head={head} />
			) : (
				<PageHead
					{...text}
					wall={wall && <Wall name={wall} />}
					tone={dye}
					actions={[...gift, ...actions]}
					offer={
						giving ? (
							<PayTerms site={site} kind="giving" />
						) : (
							reviewed && <Reviewed data={data} name={modular.path.slice(1).replaceAll("/", "-")} />
						)
					}
					figure={besideTitle(data)}
				/>
			)}
			<PageSections
				data={data}
				dye={dye}
				above={wall === "home" ? "paper" : "dye"}
				sections={sections}
			/>
		</Document>
	);
}

/** What stands beside the title, if the page has any of these. */
function besideTitle({ modular, ...data }: ModularData) {
	const { giving, glance } = modular.head;
	if (giving) return <FundPatches site={data.site} />;
	return glance ? <Terms items={glance} beside /> : figureOf(modular.sections, data);
}
