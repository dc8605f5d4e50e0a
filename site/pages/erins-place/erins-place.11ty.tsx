import { definePage } from "../../build/page.ts";
import type { PageBlock } from "../../build/share/card.ts";
import { Actions, Onward } from "../../components/Button.tsx";
import { Closing } from "../../components/Closing.tsx";
import { Features } from "../../components/Features.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Prose } from "../../components/Prose.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { uprightBlock } from "../../quilt/block.ts";
import { SampleWeek } from "./SampleWeek.tsx";
import { type ErinsPlacePage, schema } from "./schema.ts";
import { WhyItMatters } from "./WhyItMatters.tsx";

const BLOCK: PageBlock = { slug: "erins-place", ...uprightBlock("drunkardsPath", 2) };

export const data = definePage({
	path: "/erins-place",
	metadata: ({ pages }) => ({ ...schema.parse(pages["erins-place"]).metadata, block: BLOCK }),
});

export default function ErinsPlace(data: SiteData) {
	const copy = schema.parse(data.pages["erins-place"]);
	return (
		<Document data={data} styles="erins-place">
			<PageHead tone="plum" {...BLOCK} {...copy.head} />
			<Philosophy copy={copy.philosophy} />
			<Principles copy={copy.principles} />
			<SampleWeek copy={copy.week} />
			<Programs copy={copy.programs} />
			<WhyItMatters copy={copy.why} />
			<StartYourOwn copy={copy.start} />
			<Closing tone="plum" {...copy.closing} />
		</Document>
	);
}

/** The philosophy, vision and mission of the school. */
function Philosophy({
	copy: { title, quote, paragraphs, aims },
}: {
	copy: ErinsPlacePage["philosophy"];
}) {
	return (
		<section className="section wrap philosophy">
			<p className="display pull-quote">{quote}</p>
			<div>
				<h2>{title}</h2>
				<Prose text={paragraphs} />
			</div>
			<div className="rows">
				{aims.map(({ name, text }) => (
					<div key={name}>
						<h3>{name}</h3>
						<p>{text}</p>
					</div>
				))}
			</div>
		</section>
	);
}

/** The curriculum's four principles; their first letters spell the school's name. */
function Principles({ copy: { title, lead, items } }: { copy: ErinsPlacePage["principles"] }) {
	return (
		<section className="section deep">
			<div className="wrap principles">
				<h2>{title}</h2>
				<p className="lead">{lead}</p>
				<ol>
					{items.map(({ name, meaning, practices }) => (
						<li key={name}>
							<span className="display initial" aria-hidden="true">
								{name.slice(0, 1)}
							</span>
							<div>
								<h3>{name}</h3>
								<p>{meaning}</p>
								<Features items={practices} />
							</div>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}

/** The seven core programs, numbered. */
function Programs({ copy: { title, lead, items } }: { copy: ErinsPlacePage["programs"] }) {
	return (
		<section className="wrap core-programs">
			<div>
				<h2>{title}</h2>
				<p className="lead">{lead}</p>
			</div>
			<ol>
				{items.map(({ name, text, action }, index) => (
					<li key={name}>
						<span className="display numeral" aria-hidden="true">
							{index + 1}
						</span>
						<h3>{name}</h3>
						<p>{text}</p>
						{action && <Onward link={action} />}
					</li>
				))}
			</ol>
		</section>
	);
}

/** Four steps for starting such a school elsewhere. */
function StartYourOwn({
	copy: { title, lead, steps, actions },
}: {
	copy: ErinsPlacePage["start"];
}) {
	return (
		<section className="section wrap start-your-own" id="start-your-own">
			<h2>{title}</h2>
			<p className="lead">{lead}</p>
			<ol>
				{steps.map(({ name, text }) => (
					<li key={name}>
						<h3>{name}</h3>
						<p>{text}</p>
					</li>
				))}
			</ol>
			<Actions className="mt-8" links={actions} />
		</section>
	);
}
