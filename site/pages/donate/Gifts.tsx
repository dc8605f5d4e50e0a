import { Button } from "../../components/Button.tsx";
import { Facts } from "../../components/Facts.tsx";
import { QuiltBlock } from "../../components/QuiltBlock.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import type { DonatePage } from "./schema.ts";

interface GiftsProps {
	copy: DonatePage["gifts"];
	give: DonatePage["give"];
	donationUrl: string;
}

/** What gifts pay for. */
export function Gifts({ copy: { title, lead, items }, give, donationUrl }: GiftsProps) {
	return (
		<Section className="grid gap-y-12">
			<SectionHead title={title} lead={lead} />
			<ul className="grid gap-x-fluid-5 gap-y-12 md:grid-cols-[1.35fr_1fr_1fr]">
				{items.map((gift) => (
					<Gift key={gift.slug} gift={gift} />
				))}
			</ul>
			<p className="flex flex-wrap items-center gap-x-6 gap-y-3">
				<Button link={{ label: give.action, href: donationUrl }} arrow />
				<span className="text-soft">{give.note}</span>
			</p>
			<Facts facts={give.facts} className="" />
		</Section>
	);
}

/** One gift. The second and the third hang lower than the first. */
function Gift({ gift: { slug, title, text } }: { gift: DonatePage["gifts"]["items"][number] }) {
	return (
		<li className="md:nth-2:mt-18 md:nth-3:mt-36">
			<QuiltBlock slug={slug} className="mb-6 w-full max-w-80 md:max-w-none" />
			<h3>{title}</h3>
			<p className="mt-2.5 max-w-note text-soft">{text}</p>
		</li>
	);
}
