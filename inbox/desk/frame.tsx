import { fill } from "@liberation/shared/quiz/fill";
import type { ReactNode } from "react";
import { noStore } from "../accept/answers.ts";
import { htmlPage } from "../accept/html-page.tsx";
import { digestOf } from "../common/digest.ts";
import { timesOf } from "../common/time.ts";
import type { Arrival } from "../ports.ts";
import type { DeliverySettings } from "../settings/delivery-settings.ts";
import { LOOKED_THROUGH, type Total } from "../store/sql/list.ts";
import type { Session } from "./session.ts";
import words from "./words.json" with { type: "json" };

/** A request before sign-in. */
export interface AnonymousVisit extends Arrival {
	readonly url: URL;
	/** The desk's path without a trailing slash. */
	readonly base: string;
}

/** A request from a signed-in founder. */
export interface Visit extends AnonymousVisit {
	readonly session: Session;
	/** Whether mails stay local and are shown at the desk, as in the preview. */
	readonly isPreview: boolean;
}

/** A problem of the delivery and its remedy. */
export interface HealthSentence {
	readonly what: string;
	readonly todo: string;
}

export interface PageContent {
	readonly title: string;
	/** The current tab. */
	readonly part?: keyof typeof PARTS;
	readonly notes?: readonly HealthSentence[];
	readonly children: ReactNode;
}

const PARTS = {
	submissions: "Submissions",
	lists: "Lists",
	counts: "Counts",
	mails: "Mails",
} as const;

/** Renders a page for a signed-in founder. */
export async function deskPage(visit: Visit, content: PageContent, status = 200) {
	const { url, session } = visit;
	const { done = "", count, proof } = Object.fromEntries(url.searchParams);
	const isProven = proof !== undefined && proof === (await proofOf(session, done, count));
	const notes = [...(content.notes ?? [])];
	if (await visit.ports.store.isRemoving()) notes.push(words.health.removing);
	return pageOf(visit, { ...content, notes, visit, ...(isProven && { done, count }) }, status);
}

/** Returns the query by which a page reports an action. It is signed, so that a forged link reports nothing. */
export async function doneQuery({ session }: Visit, done: string, count?: number) {
	const number = count === undefined ? {} : { count: String(count) };
	return { done, ...number, proof: await proofOf(session, done, number.count) };
}

const proofOf = ({ formToken }: Session, done: string, count = "") =>
	digestOf(formToken, `done ${done} ${count}`);

/** Renders a page of the desk, whether or not the founder is signed in. */
export function pageOf(
	{ ports, base }: Pick<Visit, "ports" | "base">,
	{ refresh, ...content }: Omit<BodyProps, "base" | "settings"> & { refresh?: boolean },
	status = 200,
): Promise<Response> {
	const { settings } = ports;
	return htmlPage(settings, {
		status,
		title: `${content.title} · ${words.title}`,
		// This reload is a same-site request, so the browser sends the SameSite cookie.
		head: refresh && <meta httpEquiv="refresh" content="0" />,
		body: <Body {...content} base={base} settings={settings} />,
		sources: ["frame-src 'self'"],
		headers: { "X-Robots-Tag": "noindex" },
	});
}

/** Redirects with 303, so that reloading the page after a POST doesn't repeat the POST. */
export function leadTo(address: string, cookies: readonly string[] = []): Response {
	const headers = new Headers({ ...noStore, Location: address });
	for (const cookie of cookies) headers.append("Set-Cookie", cookie);
	return new Response(null, { status: 303, headers });
}

export type Given = Readonly<Record<string, unknown>>;

interface Question {
	readonly title: string;
	readonly texts: readonly string[];
	/** The path below the desk to which the form posts. */
	readonly path: string;
	/** The form's hidden inputs, besides the CSRF token. */
	readonly fields?: ReactNode;
	readonly button: string;
	/** The label of the link that cancels. */
	readonly keep: string;
	/** The URL of the link that cancels. */
	readonly back: string;
}

/** Renders a page that asks for confirmation of an action. */
export function questionPage(visit: Visit, question: Question): Promise<Response> {
	const { title, texts, path, fields, button, keep, back } = question;
	const children = (
		<div className="narrow">
			{texts.map((text) => (
				<p key={text}>{text}</p>
			))}
			<div className="buttons">
				<ActionForm visit={visit} path={path}>
					{fields}
					<button type="submit">{button}</button>
				</ActionForm>
				<a className="button quiet" href={back}>
					{keep}
				</a>
			</div>
		</div>
	);
	return deskPage(visit, { title, part: "submissions", children });
}

/** Renders the page of an address that leads nowhere, with a link to where the visitor can go on. */
export function missingPage(
	visit: Visit,
	{ text, link, ...content }: Omit<PageContent, "children"> & { text: string; link: ReactNode },
): Promise<Response> {
	const children = (
		<p>
			{text} {link}
		</p>
	);
	return deskPage(visit, { ...content, children }, 404);
}

interface Tab {
	readonly href: string;
	readonly isOpen: boolean;
	readonly label: ReactNode;
}

/** Renders a navigation that marks the current tab. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }): ReactNode {
	return (
		<nav aria-label={label} className="tabs">
			<ul>
				{tabs.map((tab) => (
					<li key={tab.href}>
						<a href={tab.href} aria-current={tab.isOpen ? "page" : undefined}>
							{tab.label}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

interface BodyProps extends PageContent {
	readonly visit?: Visit | undefined;
	readonly base: string;
	readonly settings: DeliverySettings;
	/** The completed action that the page reports. */
	readonly done?: string;
	/** The number of items that the action changed. */
	readonly count?: string;
}

function Body({ visit, base, settings, ...content }: BodyProps) {
	const { title, part, notes = [], children, done, count } = content;
	const { business } = settings;
	const home = `${settings.siteUrl}/`;
	const parts = Object.entries(PARTS).filter(([each]) => each !== "mails" || visit?.isPreview);
	const [, action] = Object.entries(words.actions).find(([name]) => name === done) ?? [];
	return (
		<>
			<a className="skip" href="#main">
				Skip to the content
			</a>
			<header className="head">
				<p className="wordmark">
					<a href={visit ? `${base}/` : home}>
						{business.name} <span>{words.title}</span>
					</a>
				</p>
				{visit && (
					<Tabs
						label={words.title}
						tabs={parts.map(([each, label]) => ({
							href: each === "submissions" ? `${base}/` : `${base}/${each}`,
							isOpen: each === part,
							label,
						}))}
					/>
				)}
				{visit?.session.email && (
					<div className="who">
						<span>{visit.session.email}</span>
						<ActionForm visit={visit} path="sign-out">
							<button type="submit" className="quiet">
								Sign out
							</button>
						</ActionForm>
					</div>
				)}
			</header>
			<main id="main">
				{action && (
					<p role="status" className="done">
						{fill(action.after, { count: Number(count ?? 0) })}
					</p>
				)}
				{notes.length > 0 && <Notes notes={notes} />}
				<h1>{title}</h1>
				{children}
			</main>
			<footer>
				<p>
					{visit && `Times are in ${timesOf(settings).zone}. `}
					<a href={home}>The website</a>
					{visit?.isPreview && business.editor !== null && (
						<>
							{" · "}
							<a href={`${settings.siteUrl}${business.editor}going-live/`}>
								What is left before going live
							</a>
						</>
					)}
				</p>
			</footer>
		</>
	);
}

function Notes({ notes }: { notes: readonly HealthSentence[] }): ReactNode {
	return (
		<aside aria-label="Needs your attention" className="notes">
			<ul>
				{notes.map(({ what, todo }) => (
					<li key={what}>
						<strong>{what}</strong> {todo}
					</li>
				))}
			</ul>
		</aside>
	);
}

interface ActionProps {
	readonly visit: Visit;
	readonly path: string;
	readonly children: ReactNode;
}

/** Renders a form that posts the session's CSRF token. */
export function ActionForm({ visit: { base, session }, path, children }: ActionProps): ReactNode {
	return (
		<form method="post" action={`${base}/${path}`}>
			<input type="hidden" name="formToken" value={session.formToken} />
			{children}
		</form>
	);
}

export function Time({ at, visit }: { at: number; visit: Pick<Visit, "ports"> }): ReactNode {
	const { time } = timesOf(visit.ports.settings);
	return <time dateTime={new Date(at).toISOString()}>{time(at)}</time>;
}

/** Formats a count with its noun: `1 mail`, `2 mails`. */
export function counted(count: number, noun: string): string {
	return `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
}

/** Formats a total as `12`, `at least 12` or `more than 10,000`, followed by the noun. */
export function shownTotal({ count, isMore }: Total, noun?: string): string {
	const text = noun ? counted(count, noun) : count.toLocaleString("en-US");
	if (!isMore) return text;
	return `${count === LOOKED_THROUGH ? "more than" : "at least"} ${text}`;
}
