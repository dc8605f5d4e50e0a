import { definePage } from "../../build/page.ts";
import type { PageBlock } from "../../build/share/card.ts";
import { Closing } from "../../components/Closing.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Prose } from "../../components/Prose.tsx";
import { QuiltBlock } from "../../components/QuiltBlock.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import { LinkedItems, TitledItems } from "../../components/TitledItems.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { type ForWhitePeoplePage, schema } from "./schema.ts";

const BLOCK: PageBlock = { slug: "for-white-people", pattern: "jacobsLadder" };

export const data = definePage({
	path: "/for-white-people",
	metadata: ({ pages }) => ({ ...schema.parse(pages["for-white-people"]).metadata, block: BLOCK }),
});

/** A place for white visitors to begin. */
export default function ForWhitePeople(data: SiteData) {
	const { head, why, start, expect, week, promises, ways, credit, closing } = schema.parse(
		data.pages["for-white-people"],
	);
	return (
		<Document data={data} styles="for-white-people">
			<PageHead tone="plum" {...BLOCK} {...head} />
			<section className="section wrap why">
				<p className="display pull-quote">{why.quote}</p>
				<div className="prose">
					<h2>{why.title}</h2>
					<Prose text={why.paragraphs} />
				</div>
			</section>
			<section className="section deep">
				<div className="wrap path">
					<h2>{start.title}</h2>
					<p className="lead">{start.lead}</p>
					<ol>
						<TitledItems items={start.steps} />
					</ol>
				</div>
			</section>
			<SplitSection title={expect.title} lead={expect.lead}>
				<dl className="feelings">
					{expect.items.map(({ feeling, help }) => (
						<div key={feeling}>
							<dt className="display">{feeling}</dt>
							<dd>{help}</dd>
						</div>
					))}
				</dl>
			</SplitSection>
			<Week copy={week} />
			<section className="section wrap promises">
				<h2>{promises.title}</h2>
				<ul>
					{promises.items.map((item) => (
						<li key={item} className="display">
							{item}
						</li>
					))}
				</ul>
			</section>
			<Ways copy={ways} credit={credit} />
			<Closing tone="plum" {...closing} />
		</Document>
	);
}

/** Seven days of practice, and a quilt block as the eighth tile. */
function Week({ copy: { title, lead, days } }: { copy: ForWhitePeoplePage["week"] }) {
	return (
		<section className="section tone-forest">
			<div className="wrap week">
				<h2>{title}</h2>
				<p className="lead">{lead}</p>
				<div className="days">
					<ol>
						{days.map(({ day, title, text }) => (
							<li key={day}>
								<p className="day">{day}</p>
								<h3>{title}</h3>
								<p>{text}</p>
							</li>
						))}
					</ol>
					<QuiltBlock slug="week" pattern="friendshipStar" />
				</div>
			</div>
		</section>
	);
}

interface WaysProps {
	copy: ForWhitePeoplePage["ways"];
	credit: ForWhitePeoplePage["credit"];
}

/** What to do next, and whose teaching this page draws on. */
function Ways({ copy: { title, items }, credit }: WaysProps) {
	return (
		<section className="wrap ways-on">
			<div>
				<h2>{title}</h2>
				<ul className="rows">
					<LinkedItems items={items} />
				</ul>
			</div>
			<aside aria-label={credit.title}>
				<h2 className="label">{credit.title}</h2>
				<p>{credit.text}</p>
			</aside>
		</section>
	);
}
