import { Fragment, type ReactElement, type ReactNode } from "react";
import type { Mail, Mailbox } from "../../../send/mail.ts";
import type { Audience } from "../../../store/port.ts";
import { STYLE } from "./style.ts";

export type Drawing = ReactElement;

/** How a mail is looked at. */
export interface View {
	readonly isDark: boolean;
	readonly isPhone: boolean;
}

const TIME = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "medium" });

/** A mail that would have left: when, and for whom it is. */
export interface ShownMail extends Mail {
	readonly at: number;
	readonly audience: Audience;
}

export function listPage(mails: readonly ShownMail[]): Drawing {
	return (
		<Page title="Outbox">
			<nav>
				<a href="/">The site</a>
			</nav>
			<h1>Outbox</h1>
			<p className="lead">
				Nothing leaves this computer. The mails that the site would send stand here, the newest
				first. Reload the page to see what has come since.
			</p>
			{mails.length === 0 ? (
				<p>No mail yet. Send a form, or take the quiz to its end.</p>
			) : (
				<ol className="mails">
					{mails.map((mail) => (
						<Entry key={mail.id} {...mail} />
					))}
				</ol>
			)}
		</Page>
	);
}

function Entry({ id, subject, to, at, audience }: ShownMail): ReactNode {
	const isForVisitor = audience === "visitor" || audience === "confirmation";
	return (
		<li>
			<span className="for">{isForVisitor ? "To a visitor" : "To you"}</span>
			<a href={`/outbox/${id}/`}>{subject}</a>
			<span className="to">{formatted(to)}</span>
			<time dateTime={new Date(at).toISOString()}>{TIME.format(at)}</time>
		</li>
	);
}

export function missingPage(): Drawing {
	return (
		<Page title="No such mail">
			<h1>No such mail</h1>
			<p>
				It may have been deleted. <a href="/outbox/">All mails</a>
			</p>
		</Page>
	);
}

/** @param neighbors - the ids of the mails before and after it in the list */
export function mailPage(
	mail: ShownMail,
	view: View,
	neighbors: { readonly newer: string | undefined; readonly older: string | undefined },
): Drawing {
	const to = (id: string) => `/outbox/${id}/${query(view)}`;
	const headers: [string, string][] = [
		["To", formatted(mail.to)],
		...(mail.replyTo ? [["Reply-To", formatted(mail.replyTo)] satisfies [string, string]] : []),
		["Sent", TIME.format(mail.at)],
	];
	const others = Object.entries(mail.headers);
	return (
		<Page title={`${mail.subject} · Outbox`}>
			<nav>
				<a href="/outbox/">All mails</a>
				{neighbors.newer && <a href={to(neighbors.newer)}>Newer</a>}
				{neighbors.older && <a href={to(neighbors.older)}>Older</a>}
			</nav>
			<h1>{mail.subject}</h1>
			<Headers headers={headers} />
			{others.length > 0 && (
				<details>
					<summary>Other headers</summary>
					<Headers headers={others} />
				</details>
			)}
			<div className="views">
				<Choice
					name="Width"
					choices={[
						{ label: "Full", view: { ...view, isPhone: false }, isChosen: !view.isPhone },
						{ label: "Phone", view: { ...view, isPhone: true }, isChosen: view.isPhone },
					]}
				/>
				<Choice
					name="Theme"
					choices={[
						{ label: "Light", view: { ...view, isDark: false }, isChosen: !view.isDark },
						{ label: "Dark", view: { ...view, isDark: true }, isChosen: view.isDark },
					]}
				/>
			</div>
			<div className={view.isPhone ? "parts phone" : "parts"}>
				<section aria-labelledby="html">
					<h2 id="html">HTML</h2>
					<iframe
						sandbox="allow-popups allow-popups-to-escape-sandbox"
						title="The mail as HTML"
						src={`/outbox/${mail.id}/html${query(view)}`}
					/>
				</section>
				<section aria-labelledby="text">
					<h2 id="text">Text</h2>
					{/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so that the keyboard has to reach it. */}
					<pre tabIndex={0}>{linked(mail.text)}</pre>
				</section>
			</div>
		</Page>
	);
}

function Headers({ headers }: { headers: readonly [string, string][] }): ReactNode {
	return (
		<dl>
			{headers.map(([name, value]) => (
				<Fragment key={name}>
					<dt>{name}</dt>
					<dd>{value}</dd>
				</Fragment>
			))}
		</dl>
	);
}

interface ChoiceProps {
	readonly name: string;
	readonly choices: readonly { label: string; view: View; isChosen: boolean }[];
}

/** Links rather than buttons: they work without a script. */
function Choice({ name, choices }: ChoiceProps): ReactNode {
	return (
		<div>
			<span id={`choice-${name}`}>{name}</span>
			<ul aria-labelledby={`choice-${name}`}>
				{choices.map(({ label, view, isChosen }) => (
					<li key={label}>
						<a href={query(view) || "?"} {...(isChosen && { "aria-current": "true" })}>
							{label}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}

function query({ isDark, isPhone }: View): string {
	const parts = [isPhone && "width=phone", isDark && "theme=dark"].filter(Boolean);
	return parts.length > 0 ? `?${parts.join("&")}` : "";
}

/** Addresses as links, as mail programs show them. */
function linked(text: string): ReactNode {
	return text.split(/(https?:\/\/\S+)/).map((part) =>
		/^https?:/.test(part) ? (
			<a key={part} href={part}>
				{part}
			</a>
		) : (
			part
		),
	);
}

function formatted({ name, address }: Mailbox): string {
	return name ? `${name} <${address}>` : address;
}

function Page({ title, children }: { title: string; children: ReactNode }): Drawing {
	return (
		<html lang="en">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width" />
				<title>{title}</title>
				<style>{STYLE}</style>
			</head>
			<body>
				<main>{children}</main>
			</body>
		</html>
	);
}
