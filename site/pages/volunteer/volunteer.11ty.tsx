import { Facts } from "../../components/Facts.tsx";
import { Features, NumberedItems } from "../../components/Items.tsx";
import { Onward } from "../../components/Onward.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Section, SectionHead, SplitSection } from "../../components/Section.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import type { schema, VolunteerPage } from "./schema.ts";

export const data = definePage({ path: "/volunteer" });

/** Volunteering: where we need help, what we promise each other, and how to start. */
export default function Volunteer(data: PageData<"volunteer", typeof schema>) {
	const { head, facts, ways, agreement, steps } = data.pages.volunteer;
	return (
		<Document data={data}>
			<PageHead tone="forest" {...head} />
			<Ways ways={ways} facts={facts} />
			<Agreement copy={agreement} />
			<SplitSection title={steps.title}>
				<NumberedItems items={steps.items} />
			</SplitSection>
		</Document>
	);
}

function Ways({ ways: { title, lead, items }, facts }: Pick<VolunteerPage, "ways" | "facts">) {
	return (
		<Section>
			<SectionHead title={title} lead={lead} className="mb-block" />
			<Facts facts={facts} className="mb-block" />
			<ul className="grid gap-x-fluid-6 sm:grid-cols-2">
				{items.map(({ title: way, text, tasks, action }) => (
					<li key={way} className="border-t py-5">
						<h3>{way}</h3>
						<p className="mt-1.5 max-w-note text-soft">{text}</p>
						<Features items={tasks} className="mt-2" />
						<Onward link={action} className="mt-1" />
					</li>
				))}
			</ul>
		</Section>
	);
}

/** What each side promises; a dashed line separates the two sides. */
function Agreement({ copy: { title, sides } }: { copy: VolunteerPage["agreement"] }) {
	return (
		<Section tone="indigo" className="grid gap-x-fluid-6 gap-y-10 md:grid-cols-2">
			<h2 className="md:col-span-2">{title}</h2>
			{sides.map(({ title, items }) => (
				<div key={title} className="md:last:border-s-2 md:last:border-dashed md:last:ps-fluid-6">
					<h3 className="mb-4">{title}</h3>
					<ul className="divide-y border-t">
						{items.map((item) => (
							<li key={item} className="py-3">
								{item}
							</li>
						))}
					</ul>
				</div>
			))}
		</Section>
	);
}
