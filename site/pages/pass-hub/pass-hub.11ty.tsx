import clsx from "clsx";
import type { ReactNode } from "react";
import type { Site } from "../../../shared/content/site-schema.ts";
import { ZONE_NAMES } from "../../../shared/time-zones.ts";
import { Actions } from "../../components/Button.tsx";
import { Facts } from "../../components/Facts.tsx";
import { Faq } from "../../components/Faq.tsx";
import { TitledItems } from "../../components/Items.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Patch } from "../../components/Patch.tsx";
import { PullQuote } from "../../components/PullQuote.tsx";
import { Section, SectionHead, SplitSection } from "../../components/Section.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { faqPage } from "../../eleventy/seo/structured-data.ts";
import type { PageBlock } from "../../eleventy/share/card.ts";
import { Document } from "../../layouts/Document.tsx";
import { uprightBlock } from "../../quilt/block.ts";
import type { PassHubPage, schema } from "./schema.ts";

const BLOCK: PageBlock = { slug: "pass-hub", ...uprightBlock("drunkardsPath", 3), quarterTurns: 1 };

type PassHubData = PageData<"pass-hub", typeof schema>;

export const data = definePage({
	path: "/erin/pass-hub",
	metadata: ({ pages }: PassHubData) => {
		const { metadata, questions } = pages["pass-hub"];
		return { ...metadata, jsonLd: [faqPage(questions.items)], block: BLOCK };
	},
});

export default function PassHub(data: PassHubData) {
	const { head, welcome, week, bring, access, questions, contact } = data.pages["pass-hub"];
	return (
		<Document data={data}>
			<PageHead composition="block" tone="madder" {...BLOCK} {...head} />
			<Section className="grid items-end gap-x-fluid-6 gap-y-7 md:grid-cols-[7fr_5fr]">
				<PullQuote>{welcome.quote}</PullQuote>
				<p className="max-w-lead">{welcome.text}</p>
			</Section>
			<FamilyWeek copy={week} />
			<WhatToBring copy={bring} />
			<Section space="below">
				<SectionHead title={access.title} lead={access.lead} />
				<ul className="mt-block grid gap-x-fluid-4 sm:grid-cols-2 lg:grid-cols-3">
					<TitledItems
						items={access.items}
						className="border-t pt-5.5 pb-6.5"
						headingSize="text-h5"
					/>
				</ul>
			</Section>
			<SplitSection title={questions.title} tone="deep">
				<Faq items={questions.items} />
				<Facts facts={questions.facts} />
			</SplitSection>
			<Reach copy={contact} site={data.site} />
		</Document>
	);
}

/** How a week goes for a family, along a seam. */
function FamilyWeek({ copy: { title, lead, steps } }: { copy: PassHubPage["week"] }) {
	return (
		<Section tone="deep">
			<SectionHead title={title} lead={lead} />
			<ol className="mt-block">
				{steps.map((step, index) => (
					<Step
						key={step.when}
						step={step}
						patchColor={index % 2 === 0 ? "bg-madder" : "bg-woad"}
					/>
				))}
			</ol>
		</Section>
	);
}

interface StepProps {
	step: PassHubPage["week"]["steps"][number];
	patchColor: string;
}

/** The seam runs at the left; on wide windows between the two columns. */
function Step({ step: { when, title, text }, patchColor }: StepProps) {
	return (
		<li className="group relative grid gap-x-10 gap-y-1 border-dashed max-md:border-l-2 max-md:pl-8 md:grid-cols-[15rem_minmax(0,1fr)]">
			<Patch className={clsx("top-1.5 -left-2.5 md:left-68", patchColor)} />
			<p className="display text-h3 text-link md:text-right">{when}</p>
			<div className="border-dashed pb-9 group-last:pb-0 md:border-l-2 md:pl-10">
				<h3 className="text-h5">{title}</h3>
				<p className="mt-1.5 max-w-text text-soft">{text}</p>
			</div>
		</li>
	);
}

interface ReachProps {
	copy: PassHubPage["contact"];
	site: Site;
}

/** How families reach the school: address, hours and when we reply. */
function Reach({ copy, site: { contactEmail, officeHours } }: ReachProps) {
	return (
		<Section tone="plum" id="contact">
			<SectionHead title={copy.title} lead={copy.lead} />
			<dl className="mt-9 grid gap-x-fluid-5 gap-y-7 border-y py-7 md:grid-cols-[1fr_1.2fr_1.2fr]">
				<Way name={copy.emailLabel}>
					<dd>
						<a className="-my-2 inline-block py-2" href={`mailto:${contactEmail}`}>
							{contactEmail}
						</a>
					</dd>
				</Way>
				<Way name={`${copy.hoursLabel} (${ZONE_NAMES[officeHours.timeZone]})`}>
					{officeHours.hours.map(({ days, hours }) => (
						<dd key={days}>
							{days}: {hours}
						</dd>
					))}
				</Way>
				<Way name={copy.replyLabel}>
					<dd>{copy.reply.replace("{hours}", String(officeHours.replyWithinHours))}</dd>
				</Way>
			</dl>
			<Actions className="mt-8" links={copy.actions} />
		</Section>
	);
}

function Way({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div>
			<dt className="mb-1.5 font-bold">{name}</dt>
			{children}
		</div>
	);
}

/** What to bring and what to tell us, with boxes to tick. */
function WhatToBring({
	copy: {
		title,
		lists: [bring, tell],
	},
}: {
	copy: PassHubPage["bring"];
}) {
	return (
		<Section className="grid gap-x-fluid-3 gap-y-8 md:grid-cols-[7fr_5fr]">
			<h2 className="md:col-span-full">{title}</h2>
			<PackingList {...bring} />
			<PackingList {...tell} />
		</Section>
	);
}

interface PackingListProps {
	title: string;
	items: readonly string[];
}

/** A label, sewn on. */
function PackingList({ title, items }: PackingListProps) {
	return (
		<div className="relative rounded border bg-raised p-entry-lg after:pointer-events-none after:absolute after:inset-2 after:border-[1.5px] after:border-dashed">
			<h3>{title}</h3>
			<ul className="mt-4">
				{items.map((item) => (
					<li key={item} className="flex gap-4 py-2">
						<span
							aria-hidden="true"
							className="mt-1.5 h-4 w-4 flex-none self-start rounded-[2px] border-2 border-control"
						/>
						{item}
					</li>
				))}
			</ul>
		</div>
	);
}
