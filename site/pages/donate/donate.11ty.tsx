import type { Link } from "../../../shared/content/fields.ts";
import { Actions } from "../../components/Button.tsx";
import { QuiltBlock } from "../../components/Cloth.tsx";
import { Facts } from "../../components/Facts.tsx";
import { Faq } from "../../components/Faq.tsx";
import { FundShare } from "../../components/FundShare.tsx";
import { Onward } from "../../components/Onward.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Section, SectionHead, SplitSection } from "../../components/Section.tsx";
import { Strip } from "../../components/Strip.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { faqPage } from "../../eleventy/seo/structured-data.ts";
import type { PageBlock } from "../../eleventy/share/card.ts";
import { Document } from "../../layouts/Document.tsx";
import type { DonatePage, schema } from "./schema.ts";

const BLOCK: PageBlock = { slug: "donate", pattern: "orangePeel" };

type DonateData = PageData<"donate", typeof schema>;

export const data = definePage({
	path: "/donate",
	metadata: ({ pages }: DonateData) => {
		const { metadata, faq } = pages.donate;
		return { ...metadata, jsonLd: [faqPage(faq.items)], block: BLOCK };
	},
});

/** Four doors to give and to ask, and what gifts pay for. */
export default function Donate(data: DonateData) {
	const { site, pages } = data;
	const { head, give, doors, gifts, fund, faq } = pages.donate;
	const donation = { label: give.action, href: site.donationUrl };
	return (
		<Document data={data} photo="share">
			<PageHead
				composition="strip"
				tone="madder"
				{...BLOCK}
				title={head.title}
				lead={head.lead}
				actions={[donation, head.other]}
			/>
			<Doors copy={doors} donation={donation} />
			<Gifts copy={gifts} facts={give.facts} />
			<Strip assets={data.assets} />
			<Section
				tone="forest"
				className="grid items-center gap-x-fluid-8 gap-y-10 md:grid-cols-[4fr_7fr]"
			>
				<FundShare percent={site.ecosystemFundPercent} text={fund.share} color="text-marigold" />
				<div>
					<h2>{fund.title}</h2>
					<p className="mt-4 max-w-text">{fund.text}</p>
					<Onward link={fund.action} />
				</div>
			</Section>
			<SplitSection title={faq.title} tone="deep">
				<Faq items={faq.items} />
			</SplitSection>
		</Document>
	);
}

interface DoorsProps {
	copy: DonatePage["doors"];
	/** Leads to the donation provider. */
	donation: Link;
}

/** Four doors: to give money, a seat or time, and to ask for help. */
function Doors({ copy: { title, lead, money, items }, donation }: DoorsProps) {
	return (
		<Section id="doors">
			<SectionHead title={title} lead={lead} />
			<ul className="mt-block grid gap-x-fluid-5 gap-y-10 md:grid-cols-2">
				<Door door={{ ...money, actions: [donation] }} look="solid" />
				{items.map((door) => (
					<Door key={door.title} door={door} />
				))}
			</ul>
		</Section>
	);
}

interface DoorProps {
	door: DonatePage["doors"]["items"][number];
	/** How its first button looks. */
	look?: "solid" | "outlined";
}

function Door({ door: { title, text, actions }, look = "outlined" }: DoorProps) {
	return (
		<li className="flex flex-col items-start border-t-3 border-clay pt-5">
			<h3>{title}</h3>
			<p className="mt-2.5 mb-5 max-w-text text-soft">{text}</p>
			<Actions links={actions} look={look} className="mt-auto" />
		</li>
	);
}

interface GiftsProps {
	copy: DonatePage["gifts"];
	facts: DonatePage["give"]["facts"];
}

/** What gifts pay for. */
function Gifts({ copy: { title, lead, items }, facts }: GiftsProps) {
	return (
		<Section tone="deep" className="grid gap-y-12">
			<SectionHead title={title} lead={lead} />
			<ul className="grid gap-x-fluid-5 gap-y-12 md:grid-cols-[1.35fr_1fr_1fr]">
				{items.map((gift) => (
					<Gift key={gift.slug} gift={gift} />
				))}
			</ul>
			<Facts facts={facts} className="" />
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
