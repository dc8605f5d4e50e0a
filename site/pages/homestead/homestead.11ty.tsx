import { definePage } from "../../build/page.ts";
import type { PageBlock } from "../../build/share/card.ts";
import { Onward } from "../../components/Button.tsx";
import { Closing } from "../../components/Closing.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Prose } from "../../components/Prose.tsx";
import { QuiltBlock } from "../../components/QuiltBlock.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { uprightBlock } from "../../quilt/block.ts";
import { NextEvents } from "./NextEvents.tsx";
import { type HomesteadPage, schema } from "./schema.ts";
import { Vision } from "./Vision.tsx";

const BLOCK: PageBlock = { slug: "homestead", ...uprightBlock("logCabin", 4) };

export const data = definePage({
	path: "/homestead",
	metadata: ({ pages }) => ({ ...schema.parse(pages.homestead).metadata, block: BLOCK }),
});

export default function Homestead(data: SiteData) {
	const { head, vision, story, events, create, closing } = schema.parse(data.pages.homestead);
	return (
		<Document
			data={data}
			styles="homestead"
			head={<script type="module" src={data.assets.scripts.events} />}
		>
			<PageHead tone="forest" {...BLOCK} {...head} />
			<Vision copy={vision} />
			<Story copy={story} />
			<NextEvents copy={events} data={data} />
			<CoCreate copy={create} />
			<Closing tone="moss" {...closing} />
		</Document>
	);
}

/** The story of the land, and the phases of building on it. */
function Story({ copy }: { copy: HomesteadPage["story"] }) {
	return (
		<section className="section deep">
			<div className="wrap land-story">
				<p className="display acres">
					<b>{copy.figure}</b> {copy.unit}
				</p>
				<div>
					<h2>{copy.title}</h2>
					<Prose text={copy.paragraphs} />
				</div>
				<p className="display pull-quote">{copy.quote}</p>
				<div className="stages">
					<h3>{copy.stagesTitle}</h3>
					<ol>
						{copy.stages.map(({ name, text }) => (
							<li key={name}>
								<h4 className="display">{name}</h4>
								<p>{text}</p>
							</li>
						))}
					</ol>
				</div>
			</div>
		</section>
	);
}

/** Four ways to help, around a quilt block. */
function CoCreate({ copy: { title, lead, items } }: { copy: HomesteadPage["create"] }) {
	return (
		<section className="section wrap co-create">
			<div>
				<h2>{title}</h2>
				<p className="lead">{lead}</p>
			</div>
			<div className="patches">
				<ul>
					{items.map(({ name, text, action }) => (
						<li key={name}>
							<h3>{name}</h3>
							<p>{text}</p>
							<Onward link={action} />
						</li>
					))}
				</ul>
				<QuiltBlock slug="co-create" pattern="friendshipStar" />
			</div>
		</section>
	);
}
