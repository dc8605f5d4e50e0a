import { tiers } from "../../../shared/quiz/catalogue.ts";
import { Button } from "../../components/Button.tsx";
import { Facts } from "../../components/Facts.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import { priceText } from "../../rules/shop-rules.ts";
import type { AcademyPage } from "./schema.ts";

/** The tracks that the results of the quiz offer. Each leads to the waitlist, with the track chosen there. */
export function Tracks({ copy: { title, lead, action, facts } }: { copy: AcademyPage["tracks"] }) {
	return (
		<Section tone="plum" id="tracks">
			<SectionHead title={title} lead={lead} className="mb-block max-w-184" />
			<ul className="grid gap-x-fluid-4 gap-y-10 lg:grid-cols-3">
				{tiers.map(({ slug, name, price, detail, summary }) => (
					<li key={slug} className="flex flex-col items-start border-t-2 pt-4.5">
						<h3>{name}</h3>
						<p className="mt-1">
							<b className="display text-[2.75rem] lining-nums">{priceText(price)}</b> {detail}
						</p>
						<p className="mt-2 mb-4">{summary}</p>
						<Button
							link={{ label: `${action}: ${name}`, href: `/academy?track=${slug}#waitlist` }}
							look="outlined"
							className="mt-auto"
						/>
					</li>
				))}
			</ul>
			<Facts facts={facts} />
		</Section>
	);
}
