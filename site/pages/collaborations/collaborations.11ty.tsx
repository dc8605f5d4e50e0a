import clsx from "clsx";
import { Actions } from "../../components/Button.tsx";
import { Facts } from "../../components/Facts.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Picture } from "../../components/Photo.tsx";
import { ProgramBands } from "../../components/ProgramBands.tsx";
import { Section, SectionHead, SplitSection } from "../../components/Section.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import { academyProgram } from "../../rules/academy-programs.ts";
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
			<PageHead tone="indigo" {...head}>
				<Subjects partners={partners} />
			</PageHead>
			<Section>
				<SectionHead title={list.title} lead={list.lead} />
				<ul className="mt-block grid gap-x-fluid-6 lg:grid-cols-2">
					{partners.map((partner) => (
						<PartnerCard key={partner.slug} data={data} partner={partner} copy={list} />
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

/** What the partners work on, in display type and in their order below; each subject leads to its partner. */
function Subjects({ partners }: { partners: readonly Partner[] }) {
	return (
		<ul className="display grid grid-cols-2 gap-x-fluid-7 gap-y-2 border-t pt-5 text-base lg:grid-cols-[7fr_5fr] lg:text-entry">
			{partners.map(({ slug, focus }) => (
				<li key={slug}>
					<a className="text-inherit no-underline hover:underline" href={`#${slug}`}>
						{focus}
					</a>
				</li>
			))}
		</ul>
	);
}

interface PartnerCardProps {
	data: CollaborationsData;
	partner: Partner;
	copy: CollaborationsPage["partners"];
}

/** A co-creator, with a photo if there is one, and what we teach together on the dye of its course. */
function PartnerCard({ data, partner, copy }: PartnerCardProps) {
	const { slug, name, collaboration, description, focus, link, linkLabel, image, programs } =
		partner;
	return (
		<li className="flex flex-col border-t py-5 lg:py-7" id={slug}>
			<div
				className={clsx(
					"grid flex-1 items-start gap-x-5",
					image && "grid-cols-[minmax(0,1fr)_min(7.5rem,26vw)]",
				)}
			>
				<div>
					<p className="label">{focus}</p>
					<h3 className="text-entry">{collaboration}</h3>
					{name && <p className="text-small text-soft">{name}</p>}
					<p className="mt-2">{description}</p>
					<a
						className="inline-block py-2.5 text-small font-bold"
						href={link}
						target="_blank"
						rel="noopener"
					>
						{linkLabel}
						<span className="sr-only">
							: {collaboration}, {copy.newTab}
						</span>
					</a>
				</div>
				<Picture image={image} width="8em">
					{null}
				</Picture>
			</div>
			{programs.length > 0 && (
				<ProgramBands
					data={data}
					programs={programs.map((program) => academyProgram(data.programs, program))}
					label={copy.teachTogether}
					className="mt-2"
				/>
			)}
		</li>
	);
}
