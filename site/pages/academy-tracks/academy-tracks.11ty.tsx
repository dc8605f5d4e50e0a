import { tiers } from "../../../shared/quiz/catalogue.ts";
import { Button } from "../../components/Button.tsx";
import { Closing } from "../../components/Closing.tsx";
import { Facts } from "../../components/Facts.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Section } from "../../components/Section.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import type { PageBlock } from "../../eleventy/share/card.ts";
import { Document } from "../../layouts/Document.tsx";
import { uprightBlock } from "../../quilt/block.ts";
import { waitlistPath } from "../../rules/enrollment.ts";
import { seedOrSelfGuided } from "../../rules/program-prices.ts";
import { priceText } from "../../rules/shop-rules.ts";
import type { schema as academySchema } from "../academy/schema.ts";
import type { schema } from "./schema.ts";

const BLOCK: PageBlock = { slug: "tracks", ...uprightBlock("railFence", 3) };

type AcademyTracksData = PageData<"academy-tracks", typeof schema> &
	PageData<"academy", typeof academySchema>;

export const data = definePage({
	path: "/academy/tracks",
	metadata: ({ pages }: AcademyTracksData) => ({
		...pages["academy-tracks"].metadata,
		block: BLOCK,
	}),
});

/** The tracks without a membership. Each leads to the waitlist, with the track chosen there. */
export default function AcademyTracks(data: AcademyTracksData) {
	const { head, action, facts, closing } = data.pages["academy-tracks"];
	const { compare } = data.pages.academy.pricing;
	return (
		<Document data={data}>
			<PageHead tone="plum" {...BLOCK} {...head} />
			<Section>
				<ul className="grid gap-x-fluid-4 gap-y-10 lg:grid-cols-3">
					{tiers.map(({ slug, name, price, detail, summary }) => (
						<li key={slug} id={slug} className="flex flex-col items-start border-t-2 pt-4.5">
							<h2 className="text-h3">{name}</h2>
							<p className="mt-1">
								<b className="display text-[2.75rem] lining-nums">{priceText(price)}</b> {detail}
							</p>
							<p className="mt-2 mb-4">{summary}</p>
							<Button
								link={{ label: `${action}: ${name}`, href: waitlistPath(slug) }}
								look="outlined"
								className="mt-auto"
							/>
						</li>
					))}
				</ul>
				<p className="mt-block max-w-text">{seedOrSelfGuided(compare, data.plans)}</p>
				<Facts facts={facts} />
			</Section>
			<Closing tone="indigo" {...closing} />
		</Document>
	);
}
