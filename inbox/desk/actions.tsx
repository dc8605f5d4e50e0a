import { fill } from "@liberation/shared/quiz/fill";
import { readBody } from "../accept/body.ts";
import { secondCopy } from "../compose/message-id.ts";
import { addressDigest } from "../limits/keys.ts";
import type { Ports } from "../ports.ts";
import { MARKS } from "../store/types.ts";
import { personOf, titleOf } from "../submission-words.ts";
import { answerBulk, changeSome, forgetLater } from "./bulk.tsx";
import type { Given, Visit } from "./frame.tsx";
import { counted, deskPage, doneQuery, leadTo, questionPage } from "./frame.tsx";
import { endSession, isFromDesk, isOwnForm } from "./session.ts";
import { gonePage, LONGEST_NOTE } from "./submission.tsx";
import words from "./words.json" with { type: "json" };

/** The outcome of an action: the key of the sentence that reports the outcome, and the page to show. */
interface Done {
	readonly done: keyof typeof words.actions;
	readonly count?: number;
	/** The page's path below the desk; "" = the list. */
	readonly at: string;
}

/** Performs a button's action, then redirects to a page that reports the outcome. */
export async function answerAction(visit: Visit, path: string): Promise<Response> {
	const { ports, request, base } = visit;
	const body = await readBody(request);
	const given = "answers" in body ? body.answers : {};
	if (!isFromDesk(request, ports) || !(await isOwnForm(visit.session, given.formToken))) {
		const children = <p>{words.signIn.otherSite}</p>;
		return deskPage(visit, { title: "Nothing was changed", children }, 403);
	}
	if (path === "sign-out") {
		return leadTo(`${base}/sign-in?out`, [await endSession(request, ports)]);
	}
	if (path === "many") return answerBulk(visit, given);
	const result = await act(visit, path, given);
	if (!result) return gonePage(visit);
	const { done, count, at } = result;
	return leadTo(`${base}/${at}?${new URLSearchParams(await doneQuery(visit, done, count))}`);
}

async function act(visit: Visit, path: string, given: Given): Promise<Done | undefined> {
	const { ports, context } = visit;
	if (path === "retry-all") {
		const count = await ports.store.retryAll(ports.clock.now());
		context.stored();
		return { done: "retry-all", count, at: "" };
	}
	const [, part = "", id = "", action = ""] =
		/^(submissions|lists)\/([\w-]+)\/([\w-]+)$/.exec(path) ?? [];
	if (action === "delete-person") return forgetPerson(visit, part, id);
	return part === "submissions" ? changeSubmission(visit, id, action, given) : undefined;
}

/** Actions that `changeSome` performs, on one submission or on several. */
const ALIKE = [...MARKS, "release", "delete"] as const;

async function changeSubmission(visit: Visit, id: string, action: string, given: Given) {
	const { ports, context } = visit;
	const { store, clock } = ports;
	const submission = await store.find(id);
	if (!submission) return undefined;
	const at = `submissions/${id}`;
	const doneIf = (isDone: boolean, done: Done["done"]): Done =>
		isDone ? { done, at: done === "delete" ? "" : at } : { done: "nothing", at };
	const alike = ALIKE.find((each) => each === action);
	if (alike) {
		const count = await changeSome(visit, alike, [id]);
		if (alike === "delete") forgetLater(visit);
		return doneIf(count > 0, alike);
	}
	switch (action) {
		case "retry": {
			const count = await store.retry(id, clock.now());
			context.stored();
			return { ...doneIf(count > 0, action), count };
		}
		case "resend": {
			const message = submission.messages.find((each) => each.id === given.message);
			if (message?.state !== "delivered") return doneIf(false, action);
			const isSent = await store.addMessage(id, secondCopy(message), clock.now());
			context.stored();
			return doneIf(isSent, action);
		}
		case "note": {
			const [note, before] = [textIn(given.note), textIn(given.before)];
			return doneIf(await store.note(id, note, before, LONGEST_NOTE), action);
		}
		case "resume": {
			const digest = await addressDigest(store, submission.email);
			return doneIf(await store.resumeMail(digest), action);
		}
		default:
			return undefined;
	}
}

function textIn(given: unknown): string {
	if (typeof given !== "string") return "";
	return given.replaceAll("\r\n", "\n").trim().slice(0, LONGEST_NOTE).toWellFormed();
}

/** Finds a submission or list member by id; undefined where none exists or it has no email address. */
async function withAddress({ store }: Ports, part: string, id: string) {
	const found = await (part === "lists" ? store.findOptIn(id) : store.find(id));
	return found?.email ? found : undefined;
}

async function forgetPerson(visit: Visit, part: string, id: string) {
	const { ports } = visit;
	const found = await withAddress(ports, part, id);
	if (!found) return undefined;
	const count = await ports.store.removePerson(found.email);
	forgetLater(visit);
	const at = part === "lists" ? `lists/${found.form}` : "";
	return { done: "delete-person", count, at } satisfies Done;
}

/** Asks for confirmation before the deletion of a submission. */
export async function confirmDeletion(visit: Visit, id: string): Promise<Response> {
	const { ports } = visit;
	const submission = await ports.store.find(id);
	if (!submission) return gonePage(visit);
	const action = words.actions.delete;
	const named = [titleOf(ports.settings, submission.form), personOf(submission)];
	return questionPage(visit, {
		...action,
		texts: [named.filter(Boolean).join(": "), action.confirm],
		path: `submissions/${id}/delete`,
		back: `${visit.base}/submissions/${id}`,
	});
}

/** Asks for confirmation before the deletion of everything about a person. */
export async function confirmPersonDeletion(visit: Visit, part: string, id: string) {
	const found = await withAddress(visit.ports, part, id);
	if (!found) return gonePage(visit);
	const { submissions, optIns } = await visit.ports.store.countPerson(found.email);
	const ofLists = optIns > 0 ? counted(optIns, "confirmed sign-up") : "";
	const what = [submissions > 0 ? counted(submissions, "submission") : "", ofLists];
	const action = words.actions["delete-person"];
	return questionPage(visit, {
		...action,
		title: fill(action.title, { email: found.email }),
		texts: [fill(action.confirm, { what: what.filter(Boolean).join(" and ") }), action.stopped],
		path: `${part}/${id}/delete-person`,
		back: `${visit.base}/${part === "submissions" ? `submissions/${id}` : `lists/${found.form}`}`,
	});
}
