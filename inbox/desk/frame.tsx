import { fill } from "@liberation/shared/quiz/fill";
import type { ReactNode } from "react";
import { htmlAnswer, noStore } from "../accept/answers.ts";
import { digestOf } from "../digest.ts";
import { styleOf } from "../page-style.ts";
import type { DeliverySettings, Ports, RequestContext } from "../ports.ts";
import { timesOf } from "../time.ts";
import type { HealthSentence } from "./health.ts";
import type { Session } from "./session.ts";
import words from "./words.json" with { type: "json" };

/** A request by somebody who isn't signed in. */
export interface Stranger {
	readonly ports: Ports;
	readonly context: RequestContext;
	readonly request: Request;
	readonly url: URL;
	/** The path of the desk, without a slash at its end. */
	readonly base: string;
}

/** One request at the desk, by somebody who is signed in. */
export interface Visit extends Stranger {
	readonly session: Session;
	/** Whether mails stay on this computer and can be read. */
	readonly isPreview: boolean;
}

export interface PageContent {
	readonly title: string;
	/** Which part of the desk it belongs to. */
	readonly part?: Part;
	readonly notes?: readonly HealthSentence[];
	readonly children: ReactNode;
}

const PARTS = ["submissions", "lists", "counts", "mails"] as const;
type Part = (typeof PARTS)[number];

const LABELS: Readonly<Record<Part, string>> = {
	submissions: "Submissions",
	lists: "Lists",
	counts: "Counts",
	mails: "Mails",
};

/** A page of the desk for somebody who is signed in. */
export async function deskPage(
	visit: Visit,
	content: PageContent,
	status = 200,
): Promise<Response> {
	const { url, session } = visit;
	const { done = "", count, proof } = Object.fromEntries(url.searchParams);
	const isProven = proof !== undefined && proof === (await proofOf(session, done, count));
	return pageOf(visit, { ...content, visit, ...(isProven && { done, count }) }, status);
}

/** Stands in the address that an action leads to, so that a link from elsewhere can't claim that something was done. */
export async function doneQuery({ session }: Visit, done: string, count?: number) {
	const number = count === undefined ? {} : { count: String(count) };
	return { done, ...number, proof: await proofOf(session, done, number.count) };
}

function proofOf({ formToken }: Session, done: string, count = ""): Promise<string> {
	return digestOf(formToken, `done ${done} ${count}`);
}

/** A page of the desk, with or without somebody who is signed in. */
export async function pageOf(
	{ ports, base }: Pick<Visit, "ports" | "base">,
	content: Omit<DocumentProps, "base" | "css" | "home" | "business">,
	status = 200,
): Promise<Response> {
	const { settings } = ports;
	const { css, source } = await styleOf(settings);
	const { siteUrl, business } = settings;
	const page = <Document {...content} {...{ base, css, business }} home={`${siteUrl}/`} />;
	return htmlAnswer(status, page, {
		style: source,
		sources: ["font-src 'self'", "frame-src 'self'"],
		headers: { "X-Robots-Tag": "noindex" },
	});
}

/** Leads on after a form, so that loading the page again sends nothing twice. */
export function leadTo(address: string, cookies: readonly string[] = []): Response {
	const headers = new Headers({ ...noStore, Location: address });
	for (const cookie of cookies) headers.append("Set-Cookie", cookie);
	return new Response(null, { status: 303, headers });
}

/** Posted values, by their names. */
export type Given = Readonly<Record<string, unknown>>;

interface Question {
	readonly title: string;
	readonly texts: readonly string[];
	/** Where the answer is posted, behind the desk's own address, with these fields. */
	readonly path: string;
	readonly fields?: ReactNode;
	readonly button: string;
	/** What leads back without a change, and where. */
	readonly keep: string;
	readonly back: string;
}

/** Asks once before something is done that can't be undone. */
export function questionPage(
	visit: Visit,
	{ title, texts, path, fields, button, keep, back }: Question,
): Promise<Response> {
	const children = (
		<div className="narrow">
			{texts.map((text) => (
				<p key={text}>{text}</p>
			))}
			<div className="buttons">
				<Act visit={visit} path={path}>
					{fields}
					<button type="submit">{button}</button>
				</Act>
				<a className="button quiet" href={back}>
					{keep}
				</a>
			</div>
		</div>
	);
	return deskPage(visit, { title, part: "submissions", children });
}

/** Parts of a page that have addresses of their own. */
export function Tabs({
	label,
	tabs,
}: {
	label: string;
	tabs: readonly { readonly href: string; readonly isOpen: boolean; readonly label: ReactNode }[];
}): ReactNode {
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

interface DocumentProps extends PageContent {
	readonly visit?: Visit | undefined;
	readonly base: string;
	readonly css: string;
	readonly home: string;
	readonly business: DeliverySettings["business"];
	/** Loads itself once more. */
	readonly refresh?: boolean;
	/** What was done just now, and to how many. */
	readonly done?: string;
	readonly count?: string;
}

function Document({ visit, base, css, home, business, title, refresh, ...content }: DocumentProps) {
	const { part, notes = [], children, done, count } = content;
	const parts = PARTS.filter((each) => each !== "mails" || visit?.isPreview);
	return (
		<html lang="en">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width" />
				<meta name="robots" content="noindex" />
				<meta name="color-scheme" content="light dark" />
				{refresh && <meta httpEquiv="refresh" content="0" />}
				<title>{`${title} · ${words.title} · ${business.name}`}</title>
				<style>{css}</style>
			</head>
			<body>
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
							tabs={parts.map((each) => ({
								href: each === "submissions" ? `${base}/` : `${base}/${each}`,
								isOpen: each === part,
								label: LABELS[each],
							}))}
						/>
					)}
					{visit?.session.email && <SignOut visit={visit} email={visit.session.email} />}
				</header>
				<main id="main">
					{done && <Done done={done} count={Number(count ?? 0)} />}
					{notes.length > 0 && <Notes notes={notes} />}
					<h1>{title}</h1>
					{children}
				</main>
				<footer>
					<p>
						{visit && `Times are in ${timesOf({ business }).zone}. `}
						<a href={home}>The website</a>
						{visit?.isPreview && business.hasEditor && (
							<>
								{" · "}
								<a href={`${home}admin/going-live/`}>What is left before going live</a>
							</>
						)}
					</p>
				</footer>
			</body>
		</html>
	);
}

function SignOut({ visit, email }: { visit: Visit; email: string }): ReactNode {
	return (
		<div className="who">
			<span>{email}</span>
			<Act visit={visit} path="sign-out">
				<button type="submit" className="quiet">
					Sign out
				</button>
			</Act>
		</div>
	);
}

function Done({ done, count }: { done: string; count: number }): ReactNode {
	const action = Object.entries(words.actions).find(([name]) => name === done)?.[1];
	return (
		action && (
			<p role="status" className="done">
				{fill(action.after, { count })}
			</p>
		)
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

/** A form that changes something: it holds what only a page of this session knows. */
export function Act({
	visit: { base, session },
	path,
	children,
}: {
	visit: Visit;
	path: string;
	children: ReactNode;
}): ReactNode {
	return (
		<form method="post" action={`${base}/${path}`}>
			<input type="hidden" name="formToken" value={session.formToken} />
			{children}
		</form>
	);
}

/** A moment, for people and for programs. */
export function Time({ at, visit }: { at: number; visit: Pick<Visit, "ports"> }): ReactNode {
	const { time } = timesOf(visit.ports.settings);
	return <time dateTime={new Date(at).toISOString()}>{time(at)}</time>;
}

/** `1 mail`, `2 mails` */
export function counted(count: number, noun: string): string {
	return `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
}
