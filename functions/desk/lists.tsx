import type { ReactNode } from "react";
import { isList, titleOf } from "../describe.ts";
import type { ListedOptIn } from "../store/port.ts";
import { deskPage, Time, type Visit } from "./frame.tsx";
import words from "./words.json" with { type: "json" };

const PAGE = 50;

/** The lists of the site, and who is on one of them. */
export async function listsPage(visit: Visit, asked: string): Promise<Response> {
	const { ports, base, url } = visit;
	const { settings } = ports;
	const lists = Object.keys(settings.forms).filter((form) => isList(settings, form));
	const form = lists.find((each) => each === asked) ?? lists[0] ?? "";
	const after = url.searchParams.get("after") ?? "";
	const place = /^\d{1,16}:[\w-]{1,100}$/.test(after) ? after : undefined;
	const { optIns, next } = await ports.store.listOptIns(form, PAGE, place);
	return deskPage(visit, {
		title: "Lists",
		part: "lists",
		children: (
			<>
				<nav aria-label="Lists" className="tabs">
					<ul>
						{lists.map((each) => (
							<li key={each}>
								<a href={`${base}/lists/${each}`} aria-current={each === form ? "page" : undefined}>
									{titleOf(settings, each)}
								</a>
							</li>
						))}
					</ul>
				</nav>
				<p className="lead">
					{words.lists.lead} <a href={`${base}/?form=${form}`}>All sign-ups, confirmed or not</a>
				</p>
				{optIns.length === 0 ? (
					<p className="empty">{words.lists.empty}</p>
				) : (
					<ol className="rows members">
						{optIns.map((member) => (
							<Entry key={member.id} base={base} member={member} />
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
					Export: <a href={`${base}/lists/${form}/export.csv`}>CSV for a spreadsheet</a>{" "}
					<a href={`${base}/lists/${form}/export.json`}>JSON</a>
					<small>{words.lists.export}</small>
				</p>
			</>
		),
	});
}

const MARKS = { on: "On the list", left: "Left", "mail came back": "Mail came back" } as const;

function Entry({ base, member }: { base: string; member: ListedOptIn }): ReactNode {
	const { id, email, confirmedAt, stoppedAt, hasBounced } = member;
	const gone = hasBounced ? "mail came back" : "left";
	return (
		<li>
			<b>{email}</b>
			<span className="marks">
				<span className={stoppedAt === null ? "mark" : "mark undeliverable"}>
					{stoppedAt === null ? MARKS.on : MARKS[gone]}
				</span>
			</span>
			<span className="excerpt">
				Confirmed on <Time at={confirmedAt} />
				{stoppedAt !== null && (
					<>
						, {gone} on <Time at={stoppedAt} />
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
