import MarkdownIt from "markdown-it";
import type { ReactNode } from "react";
import { translations } from "../../shared/read-languages.ts";
import { editorEntryOf, editorTypes } from "../admin/config.ts";
import { Disclosure } from "../components/Faq.tsx";
import { Lead, RawHtml } from "../components/Text.tsx";
import type { SiteData } from "../data.ts";
import { dateOf } from "../domain/dates.ts";
import { ROOT } from "../eleventy/content.ts";
import { editorOf } from "../eleventy/environment.ts";
import { ADMIN } from "../eleventy/headers.ts";
import { contentTypes } from "../schemas/all-content-types.ts";
import { isOfType } from "../schemas/content-types.ts";
import { findPlaceholders, findReturnAddresses, type Placeholder } from "./find.ts";
import { grouped, inSteps, pageOf, VERBS } from "./steps.ts";

/* The launch list as a page at /admin/going-live/. */

export const data = {
	permalink: ({ site }: SiteData) => (editorOf(site) ? `/${ADMIN}/going-live/` : false),
	// This key excludes the page from lists of pages, such as the sitemap.
	eleventyExcludeFromCollections: true,
};

/** Renders the page of the launch list, with the content at the time of rendering. */
export default function GoingLive({ assets, environment, eleventy }: SiteData) {
	return (
		<html lang="en">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="robots" content="noindex, nofollow" />
				<title>Going live in ten steps</title>
				<link rel="icon" href={assets.icons.vector} />
				<style>{assets.criticalStyle}</style>
				<link rel="stylesheet" href={assets.stylesheet} />
			</head>
			<body>
				<LaunchList
					root={ROOT}
					today={dateOf(new Date())}
					origin={environment.siteUrl}
					isPublished={eleventy.env.runMode === "build"}
				/>
			</body>
		</html>
	);
}

interface LaunchListProps {
	/** The path of the repository. */
	root: string;
	/** `2026-11-20` */
	today: string;
	/** The origin of the site, for the return URLs of payment pages. */
	origin: string;
	/** Whether the page is public: entries to confirm are then counted, but not shown. */
	isPublished: boolean;
}

/** Renders the open entries of each step before the launch. */
export function LaunchList({ root, today, origin, isPublished }: LaunchListProps) {
	const all = findPlaceholders(root, today);
	const first = all.filter(({ weight }) => weight === "first");
	const { steps, rest } = inSteps(all.filter((entry) => !first.includes(entry)));
	const done = steps.filter(({ left }) => left.length === 0).length;
	const editorPlace = editorPlaces();
	const entries = (of: readonly Placeholder[]) => (
		<Entries of={of} isPublished={isPublished} editorPlace={editorPlace} />
	);
	return (
		<main className="wrap py-6">
			<p>
				<a className="inline-block py-2.5" href="../">
					Back to the editor
				</a>
			</p>
			<h1>Going live in ten steps</h1>
			<Lead className="mt-4">
				{done === steps.length
					? "All ten steps are done. What stands below can follow while the site is live."
					: `${done} of ${steps.length} done. Each entry leads to its place in the editor; what you save there is gone from this list once the site is built again.`}
			</Lead>
			<ol className="mt-6">
				{steps.map(({ title, how, left }, index) => (
					<li key={title} className="grid grid-cols-[3.5rem_1fr] border-t py-5">
						<span className="display text-h3" aria-hidden="true">
							{index + 1}
						</span>
						<div>
							<h2>
								{title} <Left count={left.length} />
							</h2>
							{left.length > 0 && (
								<>
									<RawHtml html={inEditorsWords(how)} className="mt-2 max-w-text" />
									{entries(left.filter(({ weight }) => weight === "required"))}
									<Later count={left.filter(({ weight }) => weight !== "required").length}>
										{entries(left.filter(({ weight }) => weight !== "required"))}
									</Later>
								</>
							)}
						</div>
					</li>
				))}
			</ol>
			{first.length > 0 && (
				<section className="border-t-3 py-section">
					<h2>Answer these first</h2>
					<p className="mt-4">Visitors ask them before anything else.</p>
					{entries(first)}
				</section>
			)}
			{rest.length > 0 && (
				<section className="border-t-3 py-section">
					<h2>The rest, by page</h2>
					<p className="mt-4 mb-8 max-w-text">
						Confirm what is claimed, answer what visitors ask, add what can wait. An entry that is
						not for you: press <b>Business details</b>, <b>Launch list: not for us</b>,{" "}
						<b>Add entry</b>, copy the place as it stands here, and say why. The list then leaves it
						out.
					</p>
					<div className="divide-y border-y">
						{[...grouped(rest, pageOf)].map(([page, ofPage]) => (
							<Disclosure
								key={page}
								title={
									<h3>
										{page} <Left count={ofPage.length} />
									</h3>
								}
							>
								<div className="pb-6">{entries(ofPage)}</div>
							</Disclosure>
						))}
					</div>
				</section>
			)}
			<section className="border-t-3 py-section">
				<h2>Where payment pages send people back</h2>
				<p className="mt-4 mb-8 max-w-text">
					Put each address into its payment page, at your payment provider.
				</p>
				<dl>
					{findReturnAddresses(root, today).map(({ what, path }) => (
						<div key={what} className="mt-4">
							<dt className="font-bold">{what}</dt>
							<dd>
								<code>{origin + path}</code>
							</dd>
						</div>
					))}
				</dl>
			</section>
		</main>
	);
}

/** Folds the entries of a step that don't stop the launch. */
function Later({ count, children }: { count: number; children: ReactNode }) {
	if (count === 0) return null;
	return <Disclosure title={<b>{count} to confirm or add</b>}>{children}</Disclosure>;
}

const markdown = new MarkdownIt();

/** Replaces links to documents by their file names, because the site doesn't contain the documents. */
function inEditorsWords(how: string): string {
	return markdown.renderInline(how.replace(/\[([\w.]+)\]\([\w.]+\)/g, "docs/$1"));
}

function Left({ count }: { count: number }) {
	return <span className="label ps-3 text-soft">{count === 0 ? "done" : `${count} left`}</span>;
}

interface EntriesProps {
	of: readonly Placeholder[];
	isPublished: boolean;
	editorPlace: (file: string) => string | undefined;
}

/** Renders entries grouped by advice: each advice, followed by the fields to which the advice applies. */
function Entries({ of: entries, isPublished, editorPlace }: EntriesProps) {
	const shown = isPublished ? entries.filter(({ weight }) => weight !== "confirm") : entries;
	const counted = entries.length - shown.length;
	return (
		<ul>
			{counted > 0 && (
				<li className="mt-4">
					<b>Confirm:</b> {counted} in all, which <code>npm start</code> shows here and{" "}
					<code>npm run launch-check</code> prints: everybody can open this page.
				</li>
			)}
			{[...grouped(shown, ({ put }) => put)].map(([put, places]) => (
				<li key={put} className="mt-4">
					<p className="max-w-text">
						<b>{capital(VERBS[places[0]?.weight ?? "required"])}:</b> {put}
					</p>
					<ul className="mt-2 border-s-8 ps-3 text-small">
						{places.map(({ file, path, found, place }) => {
							const address = editorPlace(file);
							return (
								<li key={`${file} ${path.join(".")} ${found}`} className="mt-1">
									{address ? <a href={address}>{place}</a> : place}:{" "}
									<span className="text-soft">{found}</span>
								</li>
							);
						})}
					</ul>
				</li>
			))}
		</ul>
	);
}

function capital(word: string): string {
	return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Returns a function that maps a content file to the URL of its entry in the editor. */
function editorPlaces(): EntriesProps["editorPlace"] {
	const types = editorTypes(contentTypes, translations());
	return (file) => {
		const type = types.find((each) => isOfType(each, file));
		return type && `../${editorEntryOf(type, file)}`;
	};
}
