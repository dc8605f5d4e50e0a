import clsx from "clsx";
import { programs } from "../../../shared/quiz/catalogue.ts";
import { Actions } from "../../components/Button.tsx";
import { Facts } from "../../components/Facts.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Picture } from "../../components/Photo.tsx";
import { Section, SectionHead, SplitSection } from "../../components/Section.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import type { Partner } from "../../schemas/partners.ts";
import type { CollaborationsPage, schema } from "./schema.ts";

type CollaborationsData = PageData<"collaborations", typeof schema>;

export const data = definePage({
	path: "/collaborations",
	metadata: ({ pages }: CollaborationsData) => pages.collaborations.metadata,
});

/** The co-creators. */
export default function Collaborations(data: CollaborationsData) {
	const { head, partners: list, propose, embed } = data.pages.collaborations;
	const partners = Object.values(data.partners).sort((a, b) => a.order - b.order);
	return (
		<Document data={data} photo="partners">
			<PageHead tone="indigo" {...head} />
			<Section>
				<SectionHead title={list.title} lead={list.lead} />
				<ul className="mt-7 grid gap-x-fluid-6 lg:grid-cols-2">
					{partners.map((partner) => (
						<PartnerCard key={partner.slug} partner={partner} copy={list} />
					))}
				</ul>
			</Section>
			<SplitSection id="propose" tone="deep" title={propose.title} lead={propose.lead}>
				<Facts facts={propose.facts} className="mb-6" />
				<Actions links={[propose.action]} />
				<h3 className="mt-10">{embed.title}</h3>
				<p className="mt-2 max-w-text">{embed.text}</p>
				<Actions links={embed.actions} look="outlined" className="mt-4" />
			</SplitSection>
		</Document>
	);
}

interface PartnerCardProps {
	partner: Partner;
	copy: CollaborationsPage["partners"];
}

/** A co-creator, with a photo if there is one. */
function PartnerCard({ partner, copy }: PartnerCardProps) {
	const { slug, name, collaboration, description, focus, link, linkLabel, image } = partner;
	const taught = programs.filter((program) => partner.programs.includes(program.slug));
	return (
		<li
			className={clsx(
				"grid items-start gap-x-5 border-t py-4",
				image && "grid-cols-[minmax(0,1fr)_min(7.5rem,26vw)]",
			)}
			id={slug}
		>
			<div>
				<p className="label">{focus}</p>
				<h3>{collaboration}</h3>
				{name && <p className="text-small text-soft">{name}</p>}
				<p className="mt-1">{description}</p>
				<p className="mt-0.5 flex flex-wrap gap-x-5 text-small">
					<a className="inline-block py-2.5 font-bold" href={link} target="_blank" rel="noopener">
						{linkLabel}
						<span className="sr-only">
							: {collaboration}, {copy.newTab}
						</span>
					</a>
					{taught.map((program) => (
						<a key={program.slug} className="inline-block py-2.5" href={program.url}>
							{copy.teachTogether} {program.title}
						</a>
					))}
				</p>
			</div>
			<Picture image={image} width="8em">
				{null}
			</Picture>
		</li>
	);
}
