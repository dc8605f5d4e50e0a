import { definePage } from "../../build/page.ts";
import type { PageBlock } from "../../build/share/card.ts";
import { Closing } from "../../components/Closing.tsx";
import { LiveQuiz } from "../../components/LiveQuiz.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import { TitledItems } from "../../components/TitledItems.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { Configurator } from "./Configurator.tsx";
import { Snippets } from "./Snippets.tsx";
import { type EmbedPage, schema } from "./schema.ts";

const BLOCK: PageBlock = { slug: "embed", pattern: "churnDash" };

export const data = definePage({
	path: "/embed",
	metadata: ({ pages }) => ({
		...schema.parse(pages.embed).metadata,
		crumbs: [{ label: "Collaborations", href: "/collaborations" }],
		block: BLOCK,
	}),
});

/** Where partners make their snippet and preview the quiz. */
export default function Embed(data: SiteData) {
	const { head, configurator, snippets, guides, promises, closing } = schema.parse(
		data.pages.embed,
	);
	const { siteUrl } = data.environment;
	const { newest, versions } = data.widget.versions;
	const integrity = versions[newest]?.integrity ?? "";
	return (
		<Document
			data={data}
			styles="embed"
			head={
				<>
					<script type="module" src={data.widget.scriptPath} />
					<script type="module" src={data.assets.scripts.embed} />
				</>
			}
		>
			<PageHead tone="indigo" {...BLOCK} {...head} />
			<section className="section wrap make" id="make">
				<div>
					<h2>{configurator.title}</h2>
					<p className="lead">{configurator.lead}</p>
					<Configurator copy={configurator} />
				</div>
				<figure className="preview" aria-label={configurator.preview}>
					<figcaption>{configurator.preview}</figcaption>
					<div>
						<LiveQuiz
							attributes={{ resume: "off" }}
							href={`${siteUrl}/quiz`}
							linkLabel={snippets.linkLabel}
						/>
					</div>
				</figure>
			</section>
			<section className="section deep paste">
				<div className="wrap">
					<h2>{snippets.title}</h2>
					<p className="lead">{snippets.lead}</p>
					<Snippets
						copy={snippets}
						source={{ siteUrl, version: newest, integrity, linkLabel: snippets.linkLabel }}
					/>
				</div>
			</section>
			<Guides copy={guides} />
			<section className="section tone-forest">
				<div className="wrap promises">
					<h2>{promises.title}</h2>
					<ul>
						<TitledItems items={promises.items} />
					</ul>
				</div>
			</section>
			<Closing tone="plum" {...closing} />
		</Document>
	);
}

/** How to paste the snippet in each site builder. */
function Guides({ copy: { title, lead, items } }: { copy: EmbedPage["guides"] }) {
	return (
		<SplitSection id="guides" title={title} lead={lead}>
			<div className="faq guides">
				{items.map(({ name, steps }) => (
					<details key={name} name="guide">
						<summary>
							<h3>{name}</h3>
						</summary>
						<ol>
							{steps.map((step) => (
								<li key={step}>{step}</li>
							))}
						</ol>
					</details>
				))}
			</div>
		</SplitSection>
	);
}
