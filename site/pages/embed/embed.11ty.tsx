import type { ReactNode } from "react";
import { DEFAULT_EMBED } from "../../../shared/embed/options.ts";
import {
	type EmbedSource,
	SNIPPET_KINDS,
	type SnippetKind,
	snippet,
} from "../../../shared/embed/snippets.ts";
import { buttonClass } from "../../components/Button.tsx";
import { Closing } from "../../components/Closing.tsx";
import { Disclosure } from "../../components/Faq.tsx";
import { TitledItems } from "../../components/Items.tsx";
import { LiveQuiz } from "../../components/LiveQuiz.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Section, SectionHead, SplitSection } from "../../components/Section.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import type { PageBlock } from "../../eleventy/share/card.ts";
import { Document } from "../../layouts/Document.tsx";
import { Configurator } from "./Configurator.tsx";
import type { EmbedPage, schema } from "./schema.ts";

const BLOCK: PageBlock = { slug: "embed", pattern: "churnDash" };

type EmbedData = PageData<"embed", typeof schema>;

export const data = definePage({
	path: "/embed",
	metadata: ({ pages }: EmbedData) => ({
		...pages.embed.metadata,
		crumbs: [{ label: "Collaborations", href: "/collaborations" }],
		block: BLOCK,
	}),
});

/** Where partners make their snippet and preview the quiz. */
export default function Embed(data: EmbedData) {
	const { head, configurator, snippets, guides, promises, closing } = data.pages.embed;
	const { siteUrl } = data.environment;
	const { newest, versions } = data.widget.versions;
	const integrity = versions[newest]?.integrity ?? "";
	return (
		<Document
			data={data}
			head={
				<>
					<script type="module" src={data.widget.scriptPath} />
					<script type="module" src={data.assets.scripts.embed} />
				</>
			}
		>
			<PageHead composition="ledger" tone="indigo" {...BLOCK} {...head} />
			<Section
				id="make"
				className="grid grid-cols-1 gap-x-fluid-5 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
			>
				<div>
					<SectionHead title={configurator.title} lead={configurator.lead} />
					<Configurator copy={configurator} />
				</div>
				<Preview label={configurator.preview}>
					<LiveQuiz
						attributes={{ resume: "off" }}
						href={`${siteUrl}/quiz`}
						linkLabel={snippets.linkLabel}
					/>
				</Preview>
			</Section>
			<Section tone="deep">
				<SectionHead title={snippets.title} lead={snippets.lead} />
				<Snippets
					copy={snippets}
					source={{
						siteUrl,
						version: newest,
						integrity,
						linkLabel: snippets.linkLabel,
						circleLabel: snippets.circleLabel,
					}}
				/>
			</Section>
			<Guides copy={guides} />
			<Section tone="forest">
				<h2>{promises.title}</h2>
				<ul className="mt-8 grid gap-x-fluid-4 gap-y-8 md:grid-cols-3">
					<TitledItems items={promises.items} className="border-t pt-5" />
				</ul>
			</Section>
			<Closing tone="plum" {...closing} />
		</Document>
	);
}

/** A window onto the partner's page: what is longer scrolls. */
function Preview({ label, children }: { label: string; children: ReactNode }) {
	return (
		<figure className="lg:sticky lg:top-below-header lg:self-start" aria-label={label}>
			<figcaption className="mb-3 text-small text-soft">{label}</figcaption>
			<div className="h-[min(48rem,85vh)] overflow-y-auto overscroll-contain border border-control">
				{children}
			</div>
		</figure>
	);
}

/** How to paste the snippet in each site builder. */
function Guides({ copy: { title, lead, items } }: { copy: EmbedPage["guides"] }) {
	return (
		<SplitSection id="guides" title={title} lead={lead}>
			<div className="divide-y border-y">
				{items.map(({ name, steps }) => (
					<Disclosure key={name} title={<h3 className="text-h5">{name}</h3>} name="guide">
						<ol className="list-decimal space-y-2.5 pb-6 pl-6 text-soft">
							{steps.map((step) => (
								<li key={step} className="max-w-text pl-1.5">
									{step}
								</li>
							))}
						</ol>
					</Disclosure>
				))}
			</div>
		</SplitSection>
	);
}

interface SnippetsProps {
	copy: EmbedPage["snippets"];
	source: EmbedSource;
}

/** The snippets to paste, each with a copy button. */
function Snippets({ copy, source }: SnippetsProps) {
	return (
		<div
			className="mt-block"
			data-embed-source={JSON.stringify(source)}
			data-copied={copy.copied}
			data-copy-failed={copy.copyFailed}
		>
			{SNIPPET_KINDS.map((kind) => (
				<Snippet key={kind} kind={kind} copy={copy} source={source} />
			))}
		</div>
	);
}

function Snippet({ kind, copy, source }: SnippetsProps & { kind: SnippetKind }) {
	const { label, text } = copy.kinds[kind];
	return (
		<article
			className="grid grid-cols-1 gap-x-fluid-5 gap-y-5 border-t py-entry lg:grid-cols-3"
			id={`snippet-${kind}`}
		>
			<div>
				<h3>{label}</h3>
				<p className="mt-2 text-soft">{text}</p>
			</div>
			<figure className="lg:col-span-2" aria-label={label}>
				<pre className="border-s-8 border-s-marigold bg-paper p-4 text-label leading-body whitespace-pre-wrap md:p-6">
					<code data-snippet={kind}>{snippet(kind, source, DEFAULT_EMBED)}</code>
				</pre>
				<p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
					<button
						type="button"
						className={buttonClass({
							look: "outlined",
							small: true,
							className: "noscript:hidden",
						})}
						data-copy={kind}
					>
						{copy.copy}
						<span className="sr-only">: {label}</span>
					</button>
					<span role="status" />
				</p>
			</figure>
		</article>
	);
}
