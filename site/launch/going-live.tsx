import MarkdownIt from "markdown-it";
import { renderToStaticMarkup } from "react-dom/server";
import { hex } from "../../shared/design/hex.ts";
import { interfaceColors } from "../../shared/design/tokens.ts";
import { translations } from "../../shared/languages.ts";
import { editorKinds, placeOf as placeInCms } from "../admin/config.ts";
import type { Source } from "../check/source.ts";
import { valueAt } from "../check/values.ts";
import { RawHtml } from "../components/Text.tsx";
import type { ReturnAddress } from "../rules/return-addresses.ts";
import { fits } from "../schemas/kinds.ts";
import { kindOf } from "../schemas/registry.ts";
import type { Placeholder } from "./advice.ts";
import { findPlaceholders, findReturnAddresses } from "./find.ts";
import { grouped, inSteps, pageOf, type StepLeft, VERBS } from "./steps.ts";

/**
 * The list of `npm run launch-check` as a page beside the editor (docs/product.md 11.6). Drafts stay out, and what is
 * to be confirmed is only counted on a published site, because everybody can open the page there.
 * @param root - of the repository
 * @param today - `2026-11-20`
 * @param origin - of the site, for the addresses that payment pages return to
 * @param isPublished - whether everybody can open the page
 */
export function goingLivePage(
	root: string,
	today: string,
	origin: string,
	isPublished: boolean,
): string {
	const entries = findPlaceholders(root, today, isPublic);
	const { steps, rest } = inSteps(entries);
	const done = steps.filter(({ left }) => left.length === 0).length;
	const page = (
		<html lang="en">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="robots" content="noindex, nofollow" />
				<title>Going live in ten steps</title>
				<link rel="icon" href="../icon.svg" />
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: React would write entities, which CSS has none of */}
				<style dangerouslySetInnerHTML={{ __html: SHEET }} />
			</head>
			<body>
				<main>
					<p className="launch-back">
						<a href="../">Back to the editor</a>
					</p>
					<h1>Going live in ten steps</h1>
					<p className="launch-lead">
						{done === steps.length
							? "All ten steps are done. What stands below can follow while the site is live."
							: `${done} of ${steps.length} done. Each entry leads to its place in the editor; what you save there is gone from this list once the site is built again.`}
					</p>
					<ol className="launch-steps">
						{steps.map((step) => (
							<Step key={step.step.title} {...step} isPublished={isPublished} />
						))}
					</ol>
					<Rest entries={rest} isPublished={isPublished} />
					<ReturnAddresses origin={origin} addresses={findReturnAddresses(root)} />
				</main>
			</body>
		</html>
	);
	return `<!doctype html>${renderToStaticMarkup(page)}\n`;
}

function isPublic({ data }: Source): boolean {
	return valueAt(data, ["draft"]) !== true && valueAt(data, ["status"]) !== "draft";
}

interface Published {
	isPublished: boolean;
}

const markdown = new MarkdownIt();

function Step({ step: { title, how }, left, isPublished }: StepLeft & Published) {
	const isDone = left.length === 0;
	// The documents aren't a part of the site, so a link to one becomes its name.
	const html = markdown.renderInline(how.replace(/\[([\w.]+)\]\([\w.]+\)/g, "docs/$1"));
	return (
		<li className={isDone ? "launch-done" : undefined}>
			<h2>
				{title} <span className="launch-state">{isDone ? "done" : `${left.length} left`}</span>
			</h2>
			{!isDone && (
				<>
					<RawHtml html={html} className="launch-how" />
					<Entries of={left} isPublished={isPublished} />
				</>
			)}
		</li>
	);
}

interface RestProps extends Published {
	entries: readonly Placeholder[];
}

function Rest({ entries, isPublished }: RestProps) {
	if (entries.length === 0) return null;
	return (
		<section>
			<h2>The rest, by page</h2>
			<p>
				Confirm what is claimed, answer what visitors ask, add what can wait. An entry that is not
				for you: press <b>Business details</b>, <b>Launch list: not for us</b>, <b>Add entry</b>,
				copy the place as it stands here, and say why. The list then leaves it out.
			</p>
			{[...grouped(entries, pageOf)].map(([page, ofPage]) => (
				<details key={page}>
					<summary>
						{page} <span className="launch-state">{ofPage.length} left</span>
					</summary>
					<Entries of={ofPage} isPublished={isPublished} />
				</details>
			))}
		</section>
	);
}

interface EntriesProps extends Published {
	of: readonly Placeholder[];
}

/** What is to be put, and beneath it every place where. */
function Entries({ of: entries, isPublished }: EntriesProps) {
	const shown = isPublished ? entries.filter(({ weight }) => weight !== "confirm") : entries;
	const counted = entries.length - shown.length;
	return (
		<ul>
			{counted > 0 && (
				<li>
					<p>
						<b className="launch-verb">{VERBS.confirm}</b> {counted} in all, which{" "}
						<code>npm start</code> shows here and <code>npm run launch-check</code> prints:
						everybody can open this page.
					</p>
				</li>
			)}
			{[...grouped(shown, ({ put }) => put)].map(([put, places]) => (
				<li key={put}>
					<p>
						<b className="launch-verb">{VERBS[places[0]?.weight ?? "required"]}</b> {put}
					</p>
					<ul className="launch-places">
						{places.map((entry) => (
							<li key={`${entry.file} ${entry.path.join(".")} ${entry.found}`}>
								<Place entry={entry} />: <span className="launch-found">{entry.found}</span>
							</li>
						))}
					</ul>
				</li>
			))}
		</ul>
	);
}

/** A place as the editor names it, which leads there where the editor shows the file. */
function Place({ entry: { file, place } }: { entry: Placeholder }) {
	const kind = kindOf(file);
	const shown = editorKinds(kind ? [kind] : [], translations()).find((each) => fits(each, file));
	if (!shown) return place;
	const { collection, entry } = placeInCms(shown, file);
	return <a href={`../#/collections/${collection}/entries/${entry}`}>{place}</a>;
}

interface ReturnAddressesProps {
	origin: string;
	addresses: readonly ReturnAddress[];
}

function ReturnAddresses({ origin, addresses }: ReturnAddressesProps) {
	return (
		<section>
			<h2>Where payment pages send people back</h2>
			<p>Put each address into its payment page, at your payment provider.</p>
			<dl>
				{addresses.map(({ what, path }) => (
					<div key={what}>
						<dt>{what}</dt>
						<dd>
							<code>{origin + path}</code>
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

const colors = (theme: "light" | "dark") =>
	Object.entries(interfaceColors[theme])
		.map(([name, color]) => `--${name}:${hex(color)}`)
		.join(";");

const SHEET = `
:root { color-scheme: light dark; ${colors("light")} }
@media (prefers-color-scheme: dark) { :root { ${colors("dark")} } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.55 system-ui, sans-serif; -webkit-text-size-adjust: 100%; overflow-wrap: anywhere }
main { max-width: 52rem; margin: 0 auto; padding: 1rem clamp(1rem, 4vw, 2.5rem) 4rem }
h1, h2, summary { font-family: Georgia, serif; font-weight: 600; line-height: 1.2; text-wrap: balance }
h1 { font-size: clamp(1.75rem, 1.2rem + 2.4vw, 2.75rem); margin: .5rem 0 1rem }
h2, summary { font-size: 1.3rem }
h2 { margin: 0 0 .5rem }
p, .launch-how { margin: 0 0 .75rem }
a { color: var(--link); text-underline-offset: .18em }
.launch-back a, summary { display: inline-block; padding: .6rem 0 }
:focus-visible { outline: 3px solid var(--link); outline-offset: 3px; border-radius: 2px }
.launch-lead { max-width: 40rem; color: var(--ink-soft) }
ul { margin: 0; padding: 0; list-style: none }
.launch-steps { margin: 2rem 0 0; padding: 0; list-style: none; counter-reset: step }
.launch-steps > li { counter-increment: step; display: grid; grid-template-columns: 2.6rem 1fr; padding: 1.25rem 0; border-top: 1px solid var(--line) }
.launch-steps > li > * { grid-column: 2 }
.launch-steps > li::before { content: counter(step); grid-row: 1; font: 600 1.3rem/1.2 Georgia, serif }
.launch-steps > .launch-done { color: var(--ink-soft) }
.launch-state { margin-left: .5rem; font: 600 .9375rem/1.2 system-ui, sans-serif; color: var(--ink-soft); white-space: nowrap }
.launch-verb { text-transform: capitalize }
.launch-verb::after { content: ":" }
.launch-places { margin: 0 0 1rem; padding-left: 1rem; border-left: 3px solid var(--line); font-size: .9375rem }
.launch-places li { padding: .25rem 0 }
.launch-found { color: var(--ink-soft) }
section { margin-top: 3rem; padding-top: 1.5rem; border-top: 4px solid var(--line) }
details { border-top: 1px solid var(--line) }
summary { display: list-item; cursor: pointer }
details > ul { padding: .25rem 0 1rem 1rem }
dt { font-weight: 600 }
dd { margin: 0 0 1rem }
`;
