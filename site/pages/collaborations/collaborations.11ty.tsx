import type { ReactNode } from "react";
import { programs } from "../../../shared/quiz/catalogue.ts";
import { Badge } from "../../components/Badge.tsx";
import { Actions } from "../../components/Button.tsx";
import { Closing } from "../../components/Closing.tsx";
import { Cloth, QuiltBlock } from "../../components/Cloth.tsx";
import { Facts } from "../../components/Facts.tsx";
import { Picture } from "../../components/Photo.tsx";
import { RestOfStyles } from "../../components/RestOfStyles.tsx";
import { SplitSection } from "../../components/Section.tsx";
import { Label, Lead } from "../../components/Text.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import type { Partner } from "../../schemas/partners.ts";
import { inOrder, partnerBlock, partnersQuilt } from "./partners.ts";
import type { CollaborationsPage, schema } from "./schema.ts";

type CollaborationsData = PageData<"collaborations", typeof schema>;

export const data = definePage({
	path: "/collaborations",
	metadata: ({ pages }: CollaborationsData) => pages.collaborations.metadata,
});

/** The co-creators. */
export default function Collaborations(data: CollaborationsData) {
	const { head, partners: list, propose, embed, closing } = data.pages.collaborations;
	const partners = inOrder(data.partners);
	return (
		<Document data={data} photo="partners">
			<RestOfStyles />
			<header className="tone-indigo pt-band">
				<div className="wrap grid items-end gap-x-fluid-6 gap-y-5 md:grid-cols-[7fr_5fr]">
					<div>
						<Label className="mb-3.5">{head.label}</Label>
						<h1>{head.title}</h1>
					</div>
					<Lead>{head.lead}</Lead>
				</div>
				<OverhangingQuilt>
					<Cloth drawing={partnersQuilt(partners)} />
				</OverhangingQuilt>
			</header>
			<section className="wrap pt-band pb-section">
				<h2>{list.title}</h2>
				<Lead className="mt-4">{list.lead}</Lead>
				<ul className="mt-block-lg grid gap-x-fluid-6 gap-y-block-lg lg:grid-cols-2 lg:pb-block-lg">
					{partners.map((partner) => (
						<PartnerCard key={partner.slug} partner={partner} copy={list} />
					))}
				</ul>
			</section>
			<Propose copy={propose} />
			<EmbedQuiz copy={embed} />
			<Closing {...closing} />
		</Document>
	);
}

/** Lies partly on the dyed band and partly on the paper below it. */
function OverhangingQuilt({ children }: { children: ReactNode }) {
	return (
		<div className="mt-block-lg bg-[linear-gradient(transparent_60%,var(--paper)_60%)]">
			<div className="wrap">{children}</div>
		</div>
	);
}

/** What to write to us about working together. */
function Propose({
	copy: { title, lead, itemsTitle, items, facts, action },
}: {
	copy: CollaborationsPage["propose"];
}) {
	return (
		<SplitSection id="propose" tone="plum" title={title} lead={lead}>
			<h3>{itemsTitle}</h3>
			<dl className="mt-4 divide-y border-y">
				{items.map(({ title, text }) => (
					<div key={title} className="py-4">
						<dt className="font-bold">{title}</dt>
						<dd className="mt-1 max-w-text text-soft">{text}</dd>
					</div>
				))}
			</dl>
			<Facts facts={facts} className="mt-8" />
			<Actions links={[action]} className="mt-8" />
		</SplitSection>
	);
}

/** How partners put the quiz on their own pages. */
function EmbedQuiz({
	copy: { title, lead, steps, actions },
}: {
	copy: CollaborationsPage["embed"];
}) {
	return (
		<SplitSection id="embed" tone="deep" title={title}>
			<Lead>{lead}</Lead>
			<ol className="mt-5 mb-7 list-decimal ps-5">
				{steps.map((step) => (
					<li key={step} className="not-first:mt-2">
						{step}
					</li>
				))}
			</ol>
			<Actions links={actions} />
		</SplitSection>
	);
}

interface PartnerCardProps {
	partner: Partner;
	copy: CollaborationsPage["partners"];
}

/** A co-creator. Its quilt block shows where it has no photo. In a wide window the right column hangs lower. */
function PartnerCard({ partner, copy }: PartnerCardProps) {
	const { slug, name, collaboration, description, focus, link, linkLabel } = partner;
	const taught = programs.filter((program) => partner.programs.includes(program.slug));
	return (
		<li
			className="grid grid-cols-[min(10rem,26vw)_minmax(0,1fr)] items-start gap-x-5 lg:even:translate-y-block-lg"
			id={slug}
		>
			<Picture image={partner.image} width="8em">
				<QuiltBlock slug={slug} {...partnerBlock(partner)} />
			</Picture>
			<div>
				<Badge>{focus}</Badge>
				<h3 className="mt-2 mb-1.5">{collaboration}</h3>
				{name && <p className="text-small text-soft">{name}</p>}
				<p>{description}</p>
				{taught.length > 0 && (
					<p className="mt-2 text-small text-soft">
						{copy.teachTogether}{" "}
						{taught.map((program) => (
							<a key={program.slug} className="inline-block py-2.5 text-inherit" href={program.url}>
								{program.title}
							</a>
						))}
					</p>
				)}
				<a className="inline-block py-2.5 font-bold" href={link} target="_blank" rel="noopener">
					{linkLabel}
					<span className="sr-only">
						: {collaboration}, {copy.newTab}
					</span>
				</a>
			</div>
		</li>
	);
}
