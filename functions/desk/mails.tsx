import { Fragment, type ReactNode } from "react";
import { noStore } from "../accept/answers.ts";
import type { Ports } from "../ports.ts";
import type { Mail, Mailbox } from "../send/mail.ts";
import { outboxMail } from "../send/outbox.ts";
import type { Audience } from "../store/port.ts";
import { deskPage, Time, type Visit } from "./frame.tsx";
import words from "./words.json" with { type: "json" };

/* In `npm start` and the preview: the mails that did not leave, as their readers would see them. */

/** What a mail holds may style itself, and its links open new tabs, as in mail programs; no more. */
const MAIL_POLICY =
	"default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'; " +
	"base-uri 'none'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** More submissions than anybody looks through. */
const SHOWN = 100;

/** A mail that would have left: when, and for whom it is. */
interface ShownMail extends Mail {
	readonly at: number;
	readonly audience: Audience;
}

/** How a mail is looked at. */
interface View {
	readonly isDark: boolean;
	readonly isPhone: boolean;
}

async function mailsIn({ store }: Pick<Ports, "store">): Promise<readonly ShownMail[]> {
	const { submissions } = await store.list({}, SHOWN);
	const found = await Promise.all(submissions.map(({ id }) => store.find(id)));
	return found
		.flatMap((submission) => submission?.messages ?? [])
		.filter(({ channel, state }) => channel === "outbox" && state === "delivered")
		.map(({ id, content, finishedAt, audience }) => ({
			...outboxMail(content),
			id,
			at: finishedAt ?? 0,
			audience,
		}));
}

/** Every mail, the newest first. */
export async function mailsPage(visit: Visit): Promise<Response> {
	const mails = await mailsIn(visit.ports);
	return deskPage(visit, {
		title: "Mails",
		part: "mails",
		children: (
			<>
				<p className="lead">{words.mails.lead}</p>
				{mails.length === 0 ? (
					<p className="empty">{words.mails.empty}</p>
				) : (
					<ol className="rows">
						{mails.map((mail) => (
							<Entry key={mail.id} base={visit.base} mail={mail} />
						))}
					</ol>
				)}
			</>
		),
	});
}

function Entry({
	base,
	mail: { id, subject, to, at, audience },
}: {
	base: string;
	mail: ShownMail;
}) {
	const isForVisitor = audience === "visitor" || audience === "confirmation";
	return (
		<li>
			<a href={`${base}/mails/${id}`}>{subject}</a>
			<span className="marks">
				<span className="mark">{isForVisitor ? "To a visitor" : "To you"}</span>
			</span>
			<span className="excerpt">{formatted(to)}</span>
			<span className="meta">
				<Time at={at} />
			</span>
		</li>
	);
}

/** The HTML part of a mail by itself, for a frame in which nothing runs. */
export async function mailPart({ ports, url }: Visit, id: string): Promise<Response> {
	const mail = (await mailsIn(ports)).find((each) => each.id === id);
	const { isDark } = viewIn(url);
	// Decides the theme here, so that it is the same whatever the reader's own computer is set to.
	const html = mail?.html.replace(
		"@media (prefers-color-scheme: dark)",
		isDark ? "@media all" : "@media not all",
	);
	return new Response(html ?? words.mails.gone, {
		status: mail ? 200 : 404,
		headers: {
			...noStore,
			"Content-Security-Policy": MAIL_POLICY,
			"Content-Type": "text/html; charset=utf-8",
			"Referrer-Policy": "no-referrer",
		},
	});
}

/** A mail: its headers, and both parts side by side. */
export async function mailPage(visit: Visit, id: string): Promise<Response> {
	const { ports, base, url } = visit;
	const mails = await mailsIn(ports);
	const position = mails.findIndex((each) => each.id === id);
	const mail = mails[position];
	const view = viewIn(url);
	const to = (other: string) => `${base}/mails/${other}${queryOf(view)}`;
	const newer = mails[position - 1]?.id;
	const older = mails[position + 1]?.id;
	if (!mail) {
		const children = (
			<p>
				{words.mails.gone} <a href={`${base}/mails`}>All mails</a>
			</p>
		);
		return deskPage(visit, { title: "No such mail", part: "mails", children }, 404);
	}
	return deskPage(visit, {
		title: mail.subject,
		part: "mails",
		children: (
			<>
				<nav aria-label="Mails" className="pages">
					<a href={`${base}/mails`}>All mails</a>
					{newer && <a href={to(newer)}>Newer</a>}
					{older && <a href={to(older)}>Older</a>}
				</nav>
				<Headers mail={mail} />
				<Views view={view} />
				<Parts base={base} mail={mail} view={view} />
			</>
		),
	});
}

function Headers({ mail: { to, replyTo, at, headers } }: { mail: ShownMail }): ReactNode {
	const others = Object.entries(headers);
	return (
		<>
			<dl className="details">
				<dt>To</dt>
				<dd>{formatted(to)}</dd>
				{replyTo && (
					<>
						<dt>Reply-To</dt>
						<dd>{formatted(replyTo)}</dd>
					</>
				)}
				<dt>Sent</dt>
				<dd>
					<Time at={at} />
				</dd>
			</dl>
			{others.length > 0 && (
				<details>
					<summary>Other headers</summary>
					<dl className="details">
						{others.map(([name, value]) => (
							<Fragment key={name}>
								<dt>{name}</dt>
								<dd>{value}</dd>
							</Fragment>
						))}
					</dl>
				</details>
			)}
		</>
	);
}

function Parts({ base, mail, view }: { base: string; mail: ShownMail; view: View }): ReactNode {
	return (
		<div className={view.isPhone ? "parts phone" : "parts"}>
			<section aria-labelledby="html">
				<h2 id="html">HTML</h2>
				<iframe
					sandbox="allow-popups allow-popups-to-escape-sandbox"
					title="The mail as HTML"
					src={`${base}/mails/${mail.id}/html${queryOf(view)}`}
				/>
			</section>
			<section aria-labelledby="text">
				<h2 id="text">Text</h2>
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so that the keyboard has to reach it. */}
				<pre tabIndex={0}>{linked(mail.text)}</pre>
			</section>
		</div>
	);
}

/** Links rather than buttons: they work without a script. */
function Views({ view }: { view: View }): ReactNode {
	const choices = [
		{ label: "Wide", view: { ...view, isPhone: false }, isChosen: !view.isPhone },
		{ label: "Phone", view: { ...view, isPhone: true }, isChosen: view.isPhone },
		{ label: "Light", view: { ...view, isDark: false }, isChosen: !view.isDark },
		{ label: "Dark", view: { ...view, isDark: true }, isChosen: view.isDark },
	];
	return (
		<nav aria-label="How to look at it" className="tabs">
			<ul>
				{choices.map(({ label, view: chosen, isChosen }) => (
					<li key={label}>
						<a href={queryOf(chosen) || "?"} aria-current={isChosen ? "true" : undefined}>
							{label}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

function viewIn({ searchParams }: URL): View {
	return {
		isDark: searchParams.get("theme") === "dark",
		isPhone: searchParams.get("width") === "phone",
	};
}

function queryOf({ isDark, isPhone }: View): string {
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
