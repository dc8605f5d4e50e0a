import { Closing } from "../../components/Closing.tsx";
import { QuiltBlock } from "../../components/Cloth.tsx";
import { LinkedItems, NumberedItem } from "../../components/Items.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { QuoteSection } from "../../components/PullQuote.tsx";
import { Section, SectionHead, SplitSection } from "../../components/Section.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import type { PageBlock } from "../../eleventy/share/card.ts";
import { Document } from "../../layouts/Document.tsx";
import type { ForWhitePeoplePage, schema } from "./schema.ts";

const BLOCK: PageBlock = { slug: "for-white-people", pattern: "jacobsLadder" };

type ForWhitePeopleData = PageData<"for-white-people", typeof schema>;

export const data = definePage({
	path: "/for-white-people",
	metadata: ({ pages }: ForWhitePeopleData) => ({
		...pages["for-white-people"].metadata,
		block: BLOCK,
	}),
});

/** A place for white visitors to begin. */
export default function ForWhitePeople(data: ForWhitePeopleData) {
	const { head, why, start, expect, week, ways, sources, closing } = data.pages["for-white-people"];
	return (
		<Document data={data} photo="reading">
			<PageHead tone="plum" {...BLOCK} {...head} />
			<QuoteSection copy={why} />
			<Start copy={start} />
			<SplitSection title={expect.title} lead={expect.lead}>
				<dl className="divide-y border-y">
					{expect.items.map(({ feeling, help }) => (
						<div key={feeling} className="py-5.5">
							<dt className="display text-h4">{feeling}</dt>
							<dd className="mt-1.5 max-w-text text-soft">{help}</dd>
						</div>
					))}
				</dl>
			</SplitSection>
			<Week copy={week} />
			<Ways ways={ways} sources={sources} />
			<Closing tone="plum" {...closing} />
		</Document>
	);
}

/** How far in each step of the stair begins. */
const STAIR = ["", "lg:ms-22", "lg:ms-44", "lg:ms-66", "lg:ms-88"];

/** The first steps, each a little further in. */
function Start({ copy: { title, lead, steps } }: { copy: ForWhitePeoplePage["start"] }) {
	return (
		<Section tone="deep">
			<SectionHead title={title} lead={lead} />
			<ol className="mt-block">
				{steps.map((step, index) => (
					<NumberedItem key={step.title} number={index + 1} className={STAIR[index]} {...step} />
				))}
			</ol>
		</Section>
	);
}

/** Seven days of practice, and a quilt block in the place of an eighth. */
function Week({ copy: { title, lead, days } }: { copy: ForWhitePeoplePage["week"] }) {
	return (
		<Section tone="forest">
			<SectionHead title={title} lead={lead} />
			<div className="relative mt-block">
				<ol className="grid gap-x-fluid-3 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
					{days.map(({ day, title, text }) => (
						<li key={day} className="border-t pt-4">
							<p className="font-bold text-soft">{day}</p>
							<h3>{title}</h3>
							<p className="mt-1.5">{text}</p>
						</li>
					))}
				</ol>
				<QuiltBlock
					slug="week"
					pattern="friendshipStar"
					className="mt-10 w-32 lg:absolute lg:right-0 lg:bottom-0 lg:w-46"
				/>
			</div>
		</Section>
	);
}

/** What to do next, and the works that this page draws on. */
function Ways({ ways, sources }: Pick<ForWhitePeoplePage, "ways" | "sources">) {
	return (
		<Section className="grid gap-x-fluid-6 gap-y-12 lg:grid-cols-2">
			<div>
				<h2>{ways.title}</h2>
				<ul className="mt-7 divide-y border-y">
					<LinkedItems items={ways.items} className="py-5.5" />
				</ul>
			</div>
			<div>
				<SectionHead title={sources.title} lead={sources.lead} />
				<ul className="mt-7 divide-y border-y">
					{sources.items.map(({ title, href, text }) => (
						<li key={title} className="py-5.5">
							<h3 className="text-h5">
								<a className="inline-block py-1" href={href}>
									{title}
								</a>
							</h3>
							<p className="mt-1 text-soft">{text}</p>
						</li>
					))}
				</ul>
			</div>
		</Section>
	);
}
