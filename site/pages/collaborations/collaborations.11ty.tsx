import clsx from "clsx";
import { Actions } from "../../components/Button.tsx";
import { Facts } from "../../components/Facts.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Picture } from "../../components/Photo.tsx";
import { ProgramBands } from "../../components/Programs.tsx";
import { Section, SectionHead, SplitSection, toneClass } from "../../components/Section.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import { academyProgram } from "../../rules/academy-programs.ts";
import type { Partner } from "../../schemas/partners.ts";
import type { schema } from "./schema.ts";

type CollaborationsData = PageData<"collaborations", typeof schema>;

export const data = definePage({ path: "/collaborations" });

/** The page that lists our partners, which the site calls co-creators. */
export default function Collaborations(data: CollaborationsData) {
	const { head, partners: list, propose, embed } = data.pages.collaborations;
	const partners = Object.values(data.partners).sort((a, b) => a.order - b.order);
	return (
		<Document data={data} photo="partners">
			<PageHead tone="paper" {...head}>
				<Subjects data={data} partners={partners} />
			</PageHead>
			<Section>
				<SectionHead title={list.title} lead={list.lead} />
				<ul className="mt-block grid gap-x-fluid-6 lg:grid-cols-2">
					{partners.map((partner) => (
						<PartnerCard key={partner.slug} data={data} partner={partner} />
					))}
				</ul>
			</Section>
			<SplitSection id="propose" title={propose.title} lead={propose.lead}>
				<Facts facts={propose.facts} className="mb-6" />
				<Actions links={[propose.action]} />
				<h3 className="mt-10">{embed.title}</h3>
				<p className="mt-2 max-w-text">{embed.text}</p>
				<Actions links={embed.actions} look="outlined" className="mt-4" />
			</SplitSection>
		</Document>
	);
}

/** Renders each partner's subject as a patch that links to the partner, in the color of our first joint course. */
function Subjects({ data, partners }: { data: CollaborationsData; partners: readonly Partner[] }) {
	return (
		<ul className="display mt-2 grid grid-cols-2 gap-0.75 lg:grid-cols-5">
			{partners.map(({ slug, focus, programs: [course] }) => (
				<li
					key={slug}
					className={clsx(
						"patch",
						course && toneClass(academyProgram(data.programs, course).page.dye),
					)}
				>
					<a
						className="flex min-h-14 items-center px-4 py-2 text-small leading-tight text-inherit no-underline hover:underline lg:min-h-32 lg:text-h5"
						href={`#${slug}`}
					>
						{focus}
					</a>
				</li>
			))}
		</ul>
	);
}

/** A partner with an optional photo, and our joint courses, each in its own color. */
function PartnerCard({ data, partner }: { data: CollaborationsData; partner: Partner }) {
	const { newTab, teachTogether } = data.pages.collaborations.partners;
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
							: {collaboration}, {newTab}
						</span>
					</a>
				</div>
				<Picture image={image} width="8em" />
			</div>
			{programs.length > 0 && (
				<ProgramBands
					data={data}
					programs={programs.map((program) => academyProgram(data.programs, program))}
					label={teachTogether}
					className="mt-2"
				/>
			)}
		</li>
	);
}
