import { fill } from "@liberation/shared/quiz/fill";
import type { ReactNode } from "react";
import { QUIZ } from "../check/submission.ts";
import type { DeliverySettings } from "../settings/delivery-settings.ts";
import type { ListedOptIn } from "../store/types.ts";
import {
	consentText,
	englishRoleName,
	isList,
	languageName,
	titleOf,
} from "../submission-words.ts";
import { deskPage, Tabs, Time, type Visit } from "./frame.tsx";
import words from "./words.json" with { type: "json" };

const PAGE = 50;

/** Returns the names of the site's sign-up lists, and the quiz's. */
export function listNames(settings: DeliverySettings): readonly string[] {
	return [...Object.keys(settings.forms).filter((form) => isList(settings, form)), QUIZ];
}

/** Renders the site's sign-up lists and the members of one list, by default the first; undefined = no such list. */
export async function listsPage(visit: Visit, asked: string): Promise<Response | undefined> {
	const { ports, base, url } = visit;
	const { settings } = ports;
	const lists = listNames(settings);
	const form = lists.find((each) => each === (asked || lists[0]));
	if (form === undefined) return undefined;
	const after = url.searchParams.get("after") ?? undefined;
	const { optIns, next } = await ports.store.listOptIns(form, PAGE, after);
	return deskPage(visit, {
		title: "Lists",
		part: "lists",
		children: (
			<>
				<Tabs
					label="Lists"
					tabs={lists.map((each) => ({
						href: `${base}/lists/${each}`,
						isOpen: each === form,
						label: each === QUIZ ? words.lists.quiz : titleOf(settings, each),
					}))}
				/>
				<p className="lead">
					{form === QUIZ ? words.lists.quizLead : words.lists.lead}{" "}
					{fill(words.lists.left, { days: settings.retention.days })}{" "}
					<a href={`${base}/?form=${form}`}>
						{form === QUIZ ? "What they sent" : "All sign-ups, confirmed or not"}
					</a>
				</p>
				{optIns.length === 0 ? (
					<p className="empty">{words.lists.empty}</p>
				) : (
					<ol className="rows members">
						{optIns.map((member) => (
							<Entry key={member.id} visit={visit} member={member} />
						))}
					</ol>
				)}
				{next && (
					<nav aria-label="Pages" className="pages">
						<a href={`${base}/lists/${form}?after=${next}`} rel="next">
							Next {PAGE}
						</a>
					</nav>
				)}
				<p className="export">
					Export: <a href={`${base}/lists/${form}/mailing.csv`}>For your mailing tool</a>{" "}
					<a href={`${base}/lists/${form}/export.csv`}>CSV for a spreadsheet</a>
					<small>{words.lists.export}</small>
				</p>
			</>
		),
	});
}

function Entry({ visit, member }: { visit: Visit; member: ListedOptIn }): ReactNode {
	const { base, ports } = visit;
	const { settings } = ports;
	const { id, form, email, confirmedAt, details, stoppedAt, hasBounced } = member;
	const { name, role, language, partner, wording } = details;
	const spoken = languageName(language, settings);
	const known = [name, role && englishRoleName(settings, role), spoken, partner].filter(Boolean);
	const gone = hasBounced ? "Mail came back" : "Left";
	return (
		<li>
			<b>{email}</b>
			<span className="marks">
				<span className={stoppedAt === null ? "mark" : "mark undeliverable"}>
					{stoppedAt === null ? "On the list" : gone}
				</span>
			</span>
			<span className="excerpt">
				{known.length > 0 && `${known.join(", ")}. `}
				{form === QUIZ ? (
					consentText(settings, confirmedAt, wording)
				) : (
					<>
						Confirmed on <Time at={confirmedAt} visit={visit} />
					</>
				)}
				{stoppedAt !== null && (
					<>
						, {gone.toLowerCase()} on <Time at={stoppedAt} visit={visit} />
					</>
				)}
			</span>
			<span className="meta">
				<a href={`${base}/lists/${id}/delete-person`} aria-label={`Delete ${email}`}>
					Delete
				</a>
			</span>
		</li>
	);
}
