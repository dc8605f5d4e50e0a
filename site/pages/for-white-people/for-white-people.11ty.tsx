import { Closing } from "../../components/Closing.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Prose } from "../../components/Prose.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import { TitledItems } from "../../components/TitledItems.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { Ways } from "./Ways.tsx";
import { Week } from "./Week.tsx";

export const data = { permalink: "/for-white-people/" };

/** A place for white visitors to begin. */
export default function ForWhitePeople(data: SiteData) {
	const { metadata, head, why, start, expect, week, promises, ways, credit, closing } =
		data.pages["for-white-people"];
	return (
		<Document data={data} styles="for-white-people" {...metadata}>
			<PageHead tone="plum" slug="for-white-people" pattern="jacobsLadder" {...head} />
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
