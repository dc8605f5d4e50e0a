import { readFileSync } from "node:fs";
import clsx from "clsx";
import MarkdownIt from "markdown-it";
import { Disclosure } from "../../components/Faq.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Patches } from "../../components/Patches.tsx";
import { Section } from "../../components/Section.tsx";
import { RawHtml, Sentences } from "../../components/Text.tsx";
import type { SiteData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import { layGrounds } from "../../sections/grounds.ts";

export const data = definePage({ path: "/accessibility/report" });

const REPORT = new URL("../../../docs/accessibility-report.md", import.meta.url);

/** The words of the VPAT, in the order in which they are shown. */
const VERDICTS = [
	"Does not support",
	"Partially supports",
	"Not evaluated",
	"Supports",
	"Not applicable",
] as const;

/** The cells of a table's row: the criterion, the verdicts on site and quiz, and the remark. */
type Row = readonly string[];

/** The accessibility conformance report, from its Markdown file in docs. */
export default function AccessibilityReport(data: SiteData) {
	const [opening = "", ...parts] = readFileSync(REPORT, "utf8").split(/^## /m);
	const [title = "", lead = "", ...about] = opening.split("\n\n");
	const sections = parts.map((part, index) => {
		const [title = "", ...text] = part.split("\n\n");
		const [names = [], , ...rows] = part
			.split("\n")
			.filter((line) => line.startsWith("| "))
			.map((line) => line.slice(2, -2).split(" | "));
		return { id: `part-${index + 1}`, title, text: text.join("\n\n"), names, rows };
	});
	const grounds = layGrounds(
		sections.map((section) => ({ wish: section === sections.at(-1) ? "dye" : undefined })),
		"paper",
	);
	return (
		<Document data={data}>
			<PageHead
				tone="woad"
				title={title.replace("# ", "")}
				lead={lead}
				actions={sections
					.filter(({ rows }) => rows.length > 0)
					.map(({ title, id }) => ({ label: title, href: `#${id}` }))}
				figure={<Summary rows={sections.flatMap(({ rows }) => rows)} />}
			/>
			<Section>
				<Words text={about.join("\n\n")} />
			</Section>
			{sections.map(({ id, title, text, names, rows }, index) => (
				<Section key={id} id={id} ground={grounds[index]} dye="woad">
					<h2 className="font-display text-say leading-tight">{title}</h2>
					{rows.length === 0 && <Words text={text} />}
					{byVerdict(rows).map(({ verdict, found }) => (
						<Disclosure
							key={verdict}
							title={
								<h3 className="statement">
									{verdict} <span className="text-soft">{found.length}</span>
								</h3>
							}
							open={verdict !== "Supports" && verdict !== "Not applicable"}
						>
							<Criteria names={names} rows={found} />
						</Disclosure>
					))}
				</Section>
			))}
		</Document>
	);
}

/** The verdict of a row: of its two, the one that comes first in the order of all. */
function verdictOf(row: Row): string {
	const verdict = VERDICTS.find((verdict) => row.includes(verdict));
	if (!verdict) throw new Error(`docs/accessibility-report.md: no verdict on ${row[0]}`);
	return verdict;
}

function byVerdict(rows: readonly Row[]) {
	return VERDICTS.map((verdict) => ({
		verdict,
		found: rows.filter((row) => verdictOf(row) === verdict),
	})).filter(({ found }) => found.length > 0);
}

/** All criteria that apply as patches, of which those that are supported are dyed, and how many have which verdict. */
function Summary({ rows }: { rows: readonly Row[] }) {
	const groups = byVerdict(rows);
	const supported = (verdict: string) => Number(verdict === "Supports");
	// The dyed patches come first, so their number does, too.
	const shown = groups.toSorted((one, other) => supported(other.verdict) - supported(one.verdict));
	const count = (of: string) => groups.find(({ verdict }) => verdict === of)?.found.length ?? 0;
	return (
		<>
			<Patches
				count={rows.length - count("Not applicable")}
				dyed={count("Supports")}
				className="grid-cols-10"
			/>
			<dl className="mt-4 flex justify-between gap-x-6">
				{shown.map(({ verdict, found }) => (
					<div key={verdict} className="flex flex-col-reverse justify-end leading-snug">
						<dt>{verdict}</dt>
						<dd className="display text-h2">{found.length}</dd>
					</div>
				))}
			</dl>
		</>
	);
}

/** Criteria, each with its two verdicts in one line and the remark. */
function Criteria({ names: [, ...names], rows }: { names: Row; rows: readonly Row[] }) {
	return (
		<ul className="divide-y border-y">
			{rows.map(([criterion, site, quiz, remark = ""]) => (
				<li
					key={criterion}
					className="grid gap-x-fluid-4 gap-y-1 py-4 lg:grid-cols-[4fr_5fr_6fr] lg:py-3"
				>
					<b>{criterion}</b>
					<p className="flex flex-wrap content-start gap-x-5 text-small leading-body">
						{[site, quiz].map((verdict, index) => (
							<span key={names[index]} className="flex items-center gap-x-2">
								{verdict !== "Not applicable" && (
									<span
										className={clsx(
											"size-3.5",
											verdict === "Supports"
												? "bg-marigold"
												: "border-2 border-dashed border-control",
										)}
										aria-hidden="true"
									/>
								)}
								{names[index]}: {verdict}
							</span>
						))}
					</p>
					<Sentences text={remark} />
				</li>
			))}
		</ul>
	);
}

/** Rendered Markdown, in two columns on desks. */
function Words({ text }: { text: string }) {
	const html = new MarkdownIt({ html: false, typographer: true }).render(text);
	return <RawHtml className="features gap-x-fluid-5 lg:columns-2" html={html} />;
}
