import type { ReactNode } from "react";
import { longDate } from "../content/articles.ts";
import type { StatementWords } from "../content/statement.ts";
import type { SiteData } from "../data.ts";
import { Prose } from "./Prose.tsx";

/** A part of a statement. */
export type StatementSection = StatementWords["sections"][number];

interface StatementProps {
	data: SiteData;
	copy: Pick<StatementWords, "title" | "lead" | "reviewed" | "contact">;
	sections: readonly StatementSection[];
}

/** A page that says plainly what we do: its parts one after the other, the list of them beside. */
export function Statement({ data: { site }, copy, sections }: StatementProps) {
	const contact = copy.contact;
	const hours = String(site.officeHours.replyWithinHours);
	return (
		<>
			<header className="wrap statement-head">
				<h1>{copy.title}</h1>
				<div>
					<p className="lead">{copy.lead}</p>
					<p className="reviewed">
						Last reviewed on <time dateTime={copy.reviewed}>{longDate(copy.reviewed)}</time>
					</p>
				</div>
			</header>
			<div className="wrap statement">
				<nav aria-label="On this page">
					<ul>
						{[...sections, contact].map(({ title }) => (
							<li key={title}>
								<a href={`#${anchor(title)}`}>{title}</a>
							</li>
						))}
					</ul>
				</nav>
				<div>
					{sections.map(({ title, paragraphs, entries }) => (
						<Part key={title} title={title}>
							<Prose text={paragraphs} />
							{entries.length > 0 && <Entries entries={entries} />}
						</Part>
					))}
					<Part title={contact.title}>
						<p>{contact.text.replace("{hours}", hours)}</p>
						<p>
							<a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>, or{" "}
							<a href="/contact">our contact page</a>.
						</p>
					</Part>
				</div>
			</div>
		</>
	);
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section id={anchor(title)}>
			<h2>{title}</h2>
			{children}
		</section>
	);
}

function Entries({ entries }: { entries: StatementSection["entries"] }) {
	return (
		<dl>
			{entries.map(({ title, text }) => (
				<div key={title}>
					<dt>{title}</dt>
					<dd>{text}</dd>
				</div>
			))}
		</dl>
	);
}

/** `In the quiz` is found at `#in-the-quiz`. */
function anchor(title: string): string {
	return title
		.toLowerCase()
		.replace(/'/g, "")
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
}
