import { Acres } from "../../components/Acres.tsx";
import { Facts } from "../../components/Facts.tsx";
import { Numeral, RuledList } from "../../components/Items.tsx";
import { Onward } from "../../components/Onward.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Section, SectionHead, SplitSection } from "../../components/Section.tsx";
import { Prose } from "../../components/Text.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import { NextEvents } from "./NextEvents.tsx";
import type { HomesteadPage, schema } from "./schema.ts";

export const data = definePage({ path: "/homestead", wall: "homestead" });

export default function Homestead(data: PageData<"homestead", typeof schema>) {
	const { head, vision, story, create } = data.pages.homestead;
	return (
		<Document
			data={data}
			photo="land"
			head={<script type="module" src={data.assets.scripts.events} />}
		>
			<PageHead wall="homestead" tone="forest" {...head} />
			<Story copy={story} />
			<CoCreate copy={create} />
			<SplitSection title={vision.title} lead={vision.lead}>
				<RuledList items={vision.items} />
				<Facts facts={vision.facts} />
			</SplitSection>
			<NextEvents data={data} />
		</Document>
	);
}

function CoCreate({ copy: { title, lead, items } }: { copy: HomesteadPage["create"] }) {
	return (
		<Section tone="deep">
			<SectionHead title={title} lead={lead} />
			<ul className="mt-7 grid gap-x-fluid-5 md:grid-cols-2">
				{items.map(({ name, text, action }) => (
					<li key={name} className="border-t py-4">
						<h3>{name}</h3>
						<p className="mt-1 max-w-note text-soft">{text}</p>
						<Onward link={action} className="" />
					</li>
				))}
			</ul>
		</Section>
	);
}

/** The land: a patch of undyed cloth for each acre, the use of gifts, and the stages of building. */
function Story({ copy }: { copy: HomesteadPage["story"] }) {
	return (
		<Section className="grid gap-x-fluid-6 gap-y-7 lg:grid-cols-[5fr_7fr]">
			<div>
				<h2>{copy.title}</h2>
				<Acres copy={copy} className="mt-6" />
			</div>
			<div>
				<Prose text={copy.paragraphs} className="max-w-text not-first:mt-[1.1em]" />
				<Facts facts={copy.facts} className="mt-6" />
				<h3 className="mt-8">{copy.stagesTitle}</h3>
				<ol className="mt-4 grid gap-x-8 sm:grid-cols-2">
					{copy.stages.map(({ name, text }, index) => (
						<li key={name} className="relative border-t py-3 ps-9">
							<Numeral className="absolute start-0 top-3 text-h4 leading-tight">
								{index + 1}
							</Numeral>
							<h4 className="display text-h5">{name}</h4>
							<p className="text-soft">{text}</p>
						</li>
					))}
				</ol>
			</div>
		</Section>
	);
}
