import { DEFAULT_EMBED } from "../../../shared/embed/options.ts";
import {
	type EmbedSource,
	SNIPPET_KINDS,
	SNIPPETS,
	type SnippetKind,
} from "../../../shared/embed/snippets.ts";
import { ENGLISH } from "../../../shared/language.ts";
import { fill } from "../../../shared/quiz/fill.ts";
import { withWords } from "../../../shared/quiz/translation.ts";
import { buttonClass } from "../../components/Button.tsx";
import { Disclosure } from "../../components/Faq.tsx";
import { LiveQuiz, quizEndpoint } from "../../components/LiveQuiz.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Section } from "../../components/Section.tsx";
import type { PageData } from "../../data.ts";
import { itemsOf } from "../../domain/examples.ts";
import { definePage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import { PageSections } from "../../sections/PageSection.tsx";
import { Configurator } from "./Configurator.tsx";
import type { EmbedPage, schema } from "./schema.ts";

export const data = definePage({
	path: "/embed",
	crumbs: [{ label: "Collaborations", href: "/collaborations" }],
});

/** The page on which partners configure their snippet and preview the quiz. */
export default function Embed(data: PageData<"embed", typeof schema>) {
	const { head, configurator, snippets, next, live, guides, promises } = data.pages.embed;
	const { siteUrl } = data.environment;
	const { newest, versions } = data.widget.versions;
	const languages = languagesOf(data);
	const pinned = newest === null ? undefined : versions[newest];
	const source: EmbedSource = {
		siteUrl,
		pinned: newest,
		languages: Object.fromEntries(
			languages.map(({ lang, snippets: { linkLabel, circleLabel } }) => [
				lang,
				{
					linkLabel,
					circleLabel,
					integrity: lang === ENGLISH.lang ? pinned?.integrity : pinned?.languages[lang]?.integrity,
				},
			]),
		),
	};
	const sections = [
		{
			kind: "strips",
			...next,
			numbered: true,
			actions: [{ label: live, href: "/collaborations/quiz" }],
		},
		{
			kind: "columns",
			...promises,
			items: promises.items.map(({ title, text }) => ({
				title,
				text: fill(text, { privacy: `${siteUrl}/privacy` }),
			})),
		},
	];
	const others = OTHERS.filter((kind) => kind !== "integrity" || pinned);
	return (
		<Document
			data={data}
			head={
				<>
					{/* The page's typefaces load before the quiz of the preview. */}
					<script type="module" fetchPriority="low" src={data.widget.scriptPath(ENGLISH.lang)} />
					<script type="module" src={data.assets.scripts.embed} />
				</>
			}
		>
			<PageHead
				tone="indigo"
				{...head}
				figure={
					<>
						<h2>{snippets.title}</h2>
						<p className="mt-2 mb-4 text-soft">{snippets.lead}</p>
						<Snippet kind={FIRST} copy={snippets} source={source} />
					</>
				}
			/>
			<Section
				data-embed-source={JSON.stringify(source)}
				data-copied={snippets.copied}
				data-copy-failed={snippets.copyFailed}
			>
				<div className="grid grid-cols-1 gap-x-fluid-5 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
					{/* The quiz inherits the page's fonts, as on a partner's page. */}
					<figure
						className="rounded border-2 border-control [--lq-font-display:var(--font-display)] [--lq-font:var(--font-text)] lg:sticky lg:top-below-header lg:self-start"
						aria-label={configurator.preview}
					>
						<figcaption className="border-b-2 border-control px-4 py-3 text-small text-soft">
							{configurator.preview}
						</figcaption>
						<div className="h-226 overflow-y-auto lg:h-220">
							<LiveQuiz
								attributes={{ resume: "off", ...quizEndpoint(data.environment) }}
								href={`${siteUrl}/quiz`}
								linkLabel={snippets.linkLabel}
							/>
						</div>
					</figure>
					<div>
						<div className="divide-y border-y">
							<div className="noscript:hidden">
								<Disclosure title={<h3>{configurator.title}</h3>}>
									<p className="text-soft">{configurator.lead}</p>
									<Configurator
										copy={configurator}
										languages={languages}
										partners={itemsOf(data.partners).map(({ slug }) => slug)}
									/>
								</Disclosure>
							</div>
							<Disclosure title={<h3>{snippets.others}</h3>}>
								{others.map((kind) => (
									<Snippet key={kind} kind={kind} copy={snippets} source={source} isFurther />
								))}
							</Disclosure>
						</div>
						<Guides copy={guides} />
					</div>
				</div>
			</Section>
			<PageSections data={data} dye="indigo" sections={sections} />
		</Document>
	);
}

/** The languages of the quiz, with the words of the snippets in each. */
function languagesOf({ pages, translations }: PageData<"embed", typeof schema>) {
	const { snippets, configurator } = pages.embed;
	const others = Object.values(translations).map(({ words: { language }, review, pages }) => ({
		lang: language.lang,
		name: review.live ? language.name : `${language.name} (${configurator.language.preview})`,
		snippets: withWords(snippets, Object(pages.embed).snippets),
	}));
	return [{ lang: ENGLISH.lang, name: ENGLISH.name, snippets }, ...others];
}

function Guides({ copy: { title, lead, items } }: { copy: EmbedPage["guides"] }) {
	return (
		<div id="guides" className="mt-10 scroll-mt-below-header">
			<h2>{title}</h2>
			<p className="mt-2 mb-4 text-soft">{lead}</p>
			<div className="divide-y border-y">
				{items.map(({ name, steps }, index) => (
					<Disclosure key={name} title={<h3>{name}</h3>} name="guide" open={index === 0}>
						<ol className="list-decimal space-y-2.5 ps-6 pb-6 text-soft">
							{steps.map((step) => (
								<li key={step} className="max-w-text">
									{step}
								</li>
							))}
						</ol>
					</Disclosure>
				))}
			</div>
		</div>
	);
}

const [FIRST, ...OTHERS] = SNIPPET_KINDS;

interface SnippetProps {
	kind: SnippetKind;
	copy: EmbedPage["snippets"];
	source: EmbedSource;
	/** Whether the snippet is an alternative to the recommended one; it then has its own heading. */
	isFurther?: boolean;
}

function Snippet({ kind, copy, source, isFurther = false }: SnippetProps) {
	const { label, text } = copy.kinds[kind];
	return (
		<div
			className={isFurther ? "border-t py-6 first-of-type:border-t-0" : undefined}
			id={`snippet-${kind}`}
		>
			{isFurther && <h4 className="text-h5">{label}</h4>}
			<figure className={isFurther ? "mt-3" : undefined} aria-label={label}>
				<pre className="border-s-8 border-s-marigold bg-raised p-4 text-label leading-body wrap-anywhere whitespace-pre-wrap text-ink">
					<code data-snippet={kind}>{SNIPPETS[kind](source, DEFAULT_EMBED)}</code>
				</pre>
				<p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
					<button
						type="button"
						className={buttonClass({
							look: isFurther ? "outlined" : "solid",
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
			<p className="mt-2 text-small text-soft">{text}</p>
		</div>
	);
}
