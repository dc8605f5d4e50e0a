import type { ReactNode } from "react";
import { ENGLISH } from "../../shared/language.ts";
import type { SiteData } from "../data.ts";
import { longDate } from "../rules/articles.ts";
import type { StatementWords } from "../schemas/statement.ts";
import { RestOfStyles } from "./RestOfStyles.tsx";
import { Lead, Prose } from "./Text.tsx";

export type StatementSection = StatementWords["sections"][number] & {
	extra?: ReactNode;
};

interface StatementProps {
	data: SiteData;
	copy: Pick<StatementWords, "title" | "lead" | "reviewed" | "contact">;
	sections: readonly StatementSection[];
}

const PARAGRAPH = "mt-[1em] max-w-text";

/** A page of text sections, with a table of contents beside them. */
export function Statement({ data: { site, everyPage, words }, copy, sections }: StatementProps) {
	const { locale, lang } = words.language;
	const [before = "", after = ""] = everyPage.lastReviewed.split("{date}");
	const contact = copy.contact;
	return (
		<>
			<RestOfStyles />
			<header className="wrap grid gap-x-fluid-7 gap-y-6 py-band lg:grid-cols-[6fr_5fr] lg:items-end">
				<h1>{copy.title}</h1>
				<div>
					<Lead>{copy.lead}</Lead>
					<p className="mt-4 text-small text-soft">
						{before}
						<time dateTime={copy.reviewed}>{longDate(copy.reviewed, locale)}</time>
						{after}
					</p>
				</div>
			</header>
			<div className="wrap grid gap-x-fluid-7 gap-y-10 pb-section lg:grid-cols-[4fr_7fr]">
				<Contents titles={[...sections, contact].map(({ title }) => title)} />
				<div>
					{sections.map(({ title, paragraphs, entries, extra }) => (
						<Part key={title} title={title}>
							<Prose text={paragraphs} className={PARAGRAPH} />
							{entries.length > 0 && <Entries entries={entries} />}
							{extra}
						</Part>
					))}
					<Part title={contact.title}>
						<p className={PARAGRAPH}>{contact.text}</p>
						<p className={PARAGRAPH}>
							<a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
							{lang === ENGLISH.lang && (
								<>
									, or <a href="/contact">our contact page</a>.
								</>
							)}
						</p>
					</Part>
				</div>
			</div>
		</>
	);
}

function Contents({ titles }: { titles: readonly string[] }) {
	return (
		<nav
			className="self-start bg-deep px-6 py-3 lg:sticky lg:top-below-header"
			aria-label="On this page"
		>
			<ul>
				{titles.map((title) => (
					<li key={title}>
						<a className="flex min-h-11 items-center leading-snug" href={`#${anchor(title)}`}>
							{title}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section id={anchor(title)} className="scroll-mt-below-header border-t py-entry-lg">
			<h2>{title}</h2>
			{children}
		</section>
	);
}

function Entries({ entries }: { entries: StatementSection["entries"] }) {
	return (
		<dl>
			{entries.map(({ title, text }) => (
				<div key={title} className="mt-6 lg:grid lg:grid-cols-[11rem_1fr] lg:gap-6">
					<dt className="font-bold">{title}</dt>
					<dd className="max-w-text text-soft">{text}</dd>
				</div>
			))}
		</dl>
	);
}

/** Returns a heading's anchor: `In the quiz` becomes `in-the-quiz`. */
function anchor(title: string): string {
	return title
		.toLowerCase()
		.replace(/'/g, "")
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
}
