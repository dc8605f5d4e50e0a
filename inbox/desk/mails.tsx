import type { ReactNode } from "react";
import { noStore } from "../accept/answers.ts";
import { submissionIdOf } from "../compose/message-id.ts";
import type { Ports } from "../ports.ts";
import type { Mail, Mailbox } from "../send/channel.ts";
import { outboxMail } from "../send/outbox.ts";
import type { Audience } from "../store/types.ts";
import { deskPage, missingPage, Time, type Visit } from "./frame.tsx";
import words from "./words.json" with { type: "json" };

/* The preview's viewer of mails, which the preview doesn't send. */

/** The CSP of a shown mail: as in mail programs, it may have styles, the site's images, and links that open new tabs. */
const mailPolicy = (siteUrl: string) =>
	`default-src 'none'; style-src 'unsafe-inline'; img-src ${new URL(siteUrl).origin}; form-action 'none'; ` +
	"frame-ancestors 'self'; base-uri 'none'; sandbox allow-popups allow-popups-to-escape-sandbox";

const SHOWN = 100;

interface ShownMail extends Mail {
	readonly at: number;
	readonly audience: Audience;
}

async function mailsOf({ store }: Ports, submissionId: string): Promise<readonly ShownMail[]> {
	const messages = (await store.find(submissionId))?.messages ?? [];
	return messages
		.filter(({ channel, state }) => channel === "outbox" && state === "delivered")
		.map(({ id, content, finishedAt, audience }) => {
			return { ...outboxMail(content), id, at: finishedAt ?? 0, audience };
		});
}

const mailNamed = async (ports: Ports, id: string) =>
	(await mailsOf(ports, submissionIdOf(id))).find((each) => each.id === id);

/** Renders the list of the mails of the newest submissions. */
export async function mailsPage(visit: Visit): Promise<Response> {
	const { submissions } = await visit.ports.store.list({}, SHOWN);
	const mails = (await Promise.all(submissions.map(({ id }) => mailsOf(visit.ports, id)))).flat();
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
							<Entry key={mail.id} visit={visit} mail={mail} />
						))}
					</ol>
				)}
			</>
		),
	});
}

function Entry({ visit, mail }: { visit: Visit; mail: ShownMail }) {
	const { id, subject, to, at, audience } = mail;
	const isForVisitor = audience === "visitor" || audience === "confirmation";
	return (
		<li>
			<a href={`${visit.base}/mails/${id}`}>{subject}</a>
			<span className="marks">
				<span className="mark">{isForVisitor ? "To a visitor" : "To you"}</span>
			</span>
			<span className="excerpt">{formatted(to)}</span>
			<span className="meta">
				<Time at={at} visit={visit} />
			</span>
		</li>
	);
}

/** Responds with the HTML part of a mail, for a sandboxed iframe. */
export async function mailPart({ ports }: Visit, id: string): Promise<Response> {
	const mail = await mailNamed(ports, id);
	return new Response(mail?.html ?? words.mails.gone, {
		status: mail ? 200 : 404,
		headers: {
			...noStore,
			"Content-Security-Policy": mailPolicy(ports.settings.siteUrl),
			"Content-Type": "text/html; charset=utf-8",
			"Referrer-Policy": "no-referrer",
		},
	});
}

/** Renders a mail with the plain-text and the HTML part side by side. */
export async function mailPage(visit: Visit, id: string): Promise<Response> {
	const { ports, base } = visit;
	const mail = await mailNamed(ports, id);
	const link = <a href={`${base}/mails`}>All mails</a>;
	const part = "mails";
	if (!mail)
		return missingPage(visit, { title: "No such mail", part, text: words.mails.gone, link });
	return deskPage(visit, {
		title: mail.subject,
		part,
		children: (
			<>
				<p className="back">{link}</p>
				<p>
					To {formatted(mail.to)}
					{mail.replyTo && `, reply to ${formatted(mail.replyTo)}`},{" "}
					<Time at={mail.at} visit={visit} />
				</p>
				<div className="parts">
					<iframe
						sandbox="allow-popups allow-popups-to-escape-sandbox"
						title="The mail as HTML"
						src={`${base}/mails/${id}/html`}
					/>
					{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard. */}
					<pre tabIndex={0}>{withLinks(mail.text)}</pre>
				</div>
			</>
		),
	});
}

/** Turns the URLs in a text into links. */
function withLinks(text: string): ReactNode {
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

const formatted = ({ name, address }: Mailbox) => (name ? `${name} <${address}>` : address);
