import type { Form } from "@liberation/shared/content/forms";
import { fill } from "@liberation/shared/quiz/fill";
import { Fragment, type ReactNode } from "react";
import { timesOf } from "../common/time.ts";
import { addressDigest } from "../limits/keys.ts";
import type { Ports } from "../ports.ts";
import { goesAt, staysFor } from "../retention.ts";
import type { AddressRecord, Message, Submission } from "../store/types.ts";
import { detailsOf, personOf, titleOf } from "../submission-words.ts";
import { allowedFor } from "./bulk.tsx";
import { ActionForm, counted, deskPage, missingPage, Time, type Visit } from "./frame.tsx";
import { shownReason } from "./health.ts";
import { Marks } from "./list.tsx";
import { replyAddress } from "./reply.ts";
import words from "./words.json" with { type: "json" };

/** Maximum length of a note in characters, of which a form may add half. */
export const LONGEST_NOTE = 10_000;

export async function submissionPage(visit: Visit, id: string): Promise<Response> {
	const { ports, base } = visit;
	const submission = await ports.store.find(id);
	if (!submission) return gonePage(visit);
	const { settings, store } = ports;
	const { form, receivedAt, state, answeredAt, answeredBy, email } = submission;
	const address = await store.address(await addressDigest(store, email));
	const bouncedAt = address.hasBounced ? address.stoppedAt : null;
	const person = personOf(submission);
	return deskPage(visit, {
		title: [titleOf(settings, form), person].filter(Boolean).join(": "),
		part: "submissions",
		children: (
			<>
				<p className="back">
					<a href={`${base}/`}>All submissions</a>
				</p>
				<p className="state">
					<span className="marks">
						<Marks submission={submission} visit={visit} />
					</span>
					<Time at={receivedAt} visit={visit} />
				</p>
				<p className="explained">
					{words.states[state].text}
					{answeredAt !== null && (
						<>
							{" "}
							Marked as answered on <Time at={answeredAt} visit={visit} />
							{answeredBy && ` by ${answeredBy}`}.
						</>
					)}{" "}
					{keptSentence(submission, settings)}
				</p>
				{bouncedAt !== null && (
					<p className="explained">
						{words.submissions.bounced} <Time at={bouncedAt} visit={visit} />.
					</p>
				)}
				<section aria-labelledby="answers">
					<h2 id="answers">Answers</h2>
					<dl className="details">
						{detailsOf(submission, settings).map(({ label, value }) => (
							<Fragment key={label}>
								<dt>{label}</dt>
								<dd>{value}</dd>
							</Fragment>
						))}
					</dl>
				</section>
				<Actions visit={visit} submission={submission} address={address} />
				<Note visit={visit} submission={submission} />
				<Mails visit={visit} submission={submission} />
			</>
		),
	});
}

function keptSentence(submission: Submission, settings: Ports["settings"]): string {
	const { retention } = settings;
	const goes = goesAt(submission, retention);
	return goes === undefined
		? fill(words.stays[staysFor(submission)], { days: retention.days })
		: fill(words.stays.goes, { date: timesOf(settings).date(goes) });
}

export function gonePage(visit: Visit): Promise<Response> {
	const link = <a href={`${visit.base}/`}>All submissions</a>;
	const text = words.submissions.gone;
	return missingPage(visit, { title: "No such submission", part: "submissions", text, link });
}

const READERS = {
	founder: "To you",
	visitor: "To the visitor",
	confirmation: "To the visitor, to confirm",
	notice: "To you",
} as const;

function Mails({ visit, submission: { id, messages } }: { visit: Visit; submission: Submission }) {
	return (
		<section aria-labelledby="mails">
			<h2 id="mails">Mails and attempts</h2>
			{messages.length === 0 && <p>{words.submissions.noMails}</p>}
			<ol className="messages">
				{messages.map((message) => (
					<li key={message.id}>
						<p className="reader">
							{message.channel === "webhook" ? "To your webhook" : READERS[message.audience]}:{" "}
							<b>{message.recipient}</b>
						</p>
						<p>
							<span className={`mark ${message.state}`}>{words.states[message.state].label}</span>{" "}
							<Attempts visit={visit} message={message} />
						</p>
						{visit.isPreview && message.channel === "outbox" && (
							<p>
								<a href={`${visit.base}/mails/${message.id}`}>Read this mail</a>
							</p>
						)}
						{message.state === "delivered" && <Resend visit={visit} id={id} message={message} />}
					</li>
				))}
			</ol>
		</section>
	);
}

function Attempts({ visit, message }: { visit: Visit; message: Message }): ReactNode {
	const { attempts, reason, state, nextAttemptAt, finishedAt } = message;
	return (
		<>
			{counted(attempts, "attempt")}
			{reason && <>: {shownReason(reason)}</>}
			{state === "waiting" && (
				<>
					, next on <Time at={nextAttemptAt} visit={visit} />
				</>
			)}
			{finishedAt !== null && (
				<>
					, <Time at={finishedAt} visit={visit} />
				</>
			)}
		</>
	);
}

function Resend({ visit, id, message }: { visit: Visit; id: string; message: Message }): ReactNode {
	const { button, before } = words.actions.resend;
	const hint = `resend-${message.id}`;
	const label = `${button}: ${message.channel === "webhook" ? "webhook" : "mail"} to ${message.recipient}`;
	return (
		<div className="bulk">
			<ActionForm visit={visit} path={`submissions/${id}/resend`}>
				<input type="hidden" name="message" value={message.id} />
				<button type="submit" className="quiet" aria-label={label} aria-describedby={hint}>
					{button}
				</button>
			</ActionForm>
			<p id={hint}>{before}</p>
		</div>
	);
}

function Note({ visit, submission: { id, note } }: { visit: Visit; submission: Submission }) {
	const { button, before } = words.actions.note;
	return (
		<section aria-labelledby="note-title" className="note">
			<h2 id="note-title">
				<label htmlFor="note">Your note</label>
			</h2>
			<ActionForm visit={visit} path={`submissions/${id}/note`}>
				<input type="hidden" name="before" value={note} />
				<textarea
					id="note"
					name="note"
					rows={note ? 4 : 2}
					maxLength={LONGEST_NOTE}
					defaultValue={note}
					aria-describedby="do-note"
				/>
				<p id="do-note">{before}</p>
				<button type="submit" className="quiet">
					{button}
				</button>
			</ActionForm>
		</section>
	);
}

/** Buttons with a less prominent style. */
const QUIET: readonly string[] = ["closed", "unanswered", "reopened"];

interface ActionsProps {
	readonly visit: Visit;
	readonly submission: Submission;
	readonly address: AddressRecord;
}

function Actions({ visit, submission, address }: ActionsProps): ReactNode {
	const { stoppedAt, hasBounced } = address;
	const { settings } = visit.ports;
	const { id, email, messages } = submission;
	const now = visit.ports.clock.now();
	const isFailed = messages.some(
		({ state, nextAttemptAt }) =>
			["undeliverable", "uncertain"].includes(state) ||
			(state === "waiting" && nextAttemptAt > now),
	);
	const changes = [
		...(isFailed ? (["retry"] as const) : []),
		...allowedFor(submission),
		...(hasBounced ? (["resume"] as const) : []),
	];
	const deletions = ["delete" as const, ...(email ? (["delete-person"] as const) : [])];
	const { siteUrl, business, forms } = settings;
	const { inEditor } = forms[submission.form] ?? {};
	return (
		<section aria-labelledby="actions" className="actions">
			<h2 id="actions">What you can do</h2>
			<ul>
				{email && stoppedAt === null && (
					<LinkItem name="reply" href={replyAddress(submission, settings)} {...words.reply} />
				)}
				{stoppedAt !== null && <li>{words.reply.stopped}</li>}
				{inEditor && business.editor !== null && (
					<LinkItem
						name="edit"
						href={siteUrl + business.editor + filledAddress(inEditor, submission)}
						{...inEditor}
					/>
				)}
				{changes.map((action) => (
					<li key={action}>
						<ActionForm visit={visit} path={`submissions/${id}/${action}`}>
							<button
								type="submit"
								className={QUIET.includes(action) ? "quiet" : undefined}
								aria-describedby={`do-${action}`}
							>
								{words.actions[action].button}
							</button>
						</ActionForm>
						<p id={`do-${action}`}>{words.actions[action].before}</p>
					</li>
				))}
				{deletions.map((action) => (
					<LinkItem
						key={action}
						name={action}
						href={`${visit.base}/submissions/${id}/${action}`}
						isQuiet
						{...words.actions[action]}
					/>
				))}
			</ul>
		</section>
	);
}

interface LinkItemProps {
	readonly name: string;
	readonly href: string;
	readonly isQuiet?: boolean;
	readonly button: string;
	readonly before: string;
}

function LinkItem({ name, href, isQuiet, button, before }: LinkItemProps): ReactNode {
	const style = isQuiet ? "button quiet" : "button";
	return (
		<li>
			<a className={style} href={href} aria-describedby={`do-${name}`}>
				{button}
			</a>
			<p id={`do-${name}`}>{before}</p>
		</li>
	);
}

function filledAddress({ address }: NonNullable<Form["inEditor"]>, { answers }: Submission) {
	const filled = address.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
		encodeURIComponent(answers[name] ?? ""),
	);
	// Visitors write the address of a page with and without https://.
	return filled.replaceAll(/https:\/\/(?=https?%3A)/gi, "");
}
