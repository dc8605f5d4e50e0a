import type { QuizEvent } from "../shared/analytics.ts";
import { type Client, createClient, type Submission } from "../shared/client.ts";
import { createKeeper, keepNothing, keepsNothing } from "../shared/kept.ts";
import { campaignTags, withCampaign } from "../shared/quiz/campaign.ts";
import { roleOf } from "../shared/quiz/catalogue.ts";
import { fill } from "../shared/quiz/fill.ts";
import { results } from "../shared/quiz/messages.ts";
import { parseResultLink, resultLink, resultOfRole } from "../shared/quiz/result-link.ts";
import { dispatchFrom, emit } from "./adapters/analytics.ts";
import { followHistory, type HistorySync, type MarkedPlace } from "./adapters/history.ts";
import { simulateSending } from "./adapters/simulation.ts";
import {
	claimKey,
	releaseKey,
	resultKeeper,
	savedQuiz,
	saveQuiz,
	storages,
} from "./adapters/storage.ts";
import { submissionOf } from "./adapters/submission.ts";
import { afterPaint } from "./after-paint.ts";
import type { Settings } from "./settings.ts";
import { initialState, type QuizState, type ShownResult, samePlace } from "./state/state.ts";
import { type Action, canSubmit, update } from "./state/update.ts";
import type { QuizController } from "./view-props.ts";
import { windowListener } from "./window-listener.ts";

/** The endpoint of the build, or null: see widget/build-config.ts. */
declare const __QUIZ_ENDPOINT__: string | null;

/** What the console says of an attempt that failed (docs/product.md 1.6). */
const FAILURE = "Failed to send email";

/** The quiz of the page whose dialog is open: there is one at a time. */
let openQuiz: QuizController | undefined;

/**
 * Ties the pure rules of the quiz to the page around it: its address and history, storage, analytics and network.
 * @param host - from which events go out
 * @param onChange - called after each change of the state
 */
export function createQuiz(
	initialSettings: Settings,
	host: Element | null,
	onChange: () => void,
): QuizController {
	let settings = initialSettings;
	let state: QuizState = initialState;
	let historySync: HistorySync | undefined;
	let client: Client | undefined;
	let key = "";
	/** Not sent yet, because what they tell of has not been seen. */
	let events: readonly QuizEvent[] = [];
	/** Neither storage nor what a page does with an event holds back what the visitor sees next. */
	const recording = afterPaint(() => {
		// Nothing is kept once the quiz has left the page, because another quiz may use the key by then.
		if (settings.resume && client) {
			saveQuiz(key, state, settings.deepLink);
			if (settings.deepLink && keepsResult()) resultKeeper(key).keep(state.answers);
		}
		sendEvents();
	});

	function apply(action: Action, isStep = false): void {
		const before = state;
		const step = update(state, action);
		state = step.state;
		// The view asks whether this quiz led to the present entry of the history.
		if (isStep && isShown() && !samePlace(before, state)) push();
		events = [...events, ...step.events];
		if (state === before) return;
		recording.request();
		onChange();
	}

	function dispatch(action: Action): void {
		apply(action, true);
	}

	function sendEvents(): void {
		if (!isShown()) return;
		for (const event of events) emit(host, event, settings.partner);
		events = [];
	}

	/** Lets an entry of the history stand for what is shown: the present one, or where a dialog opens, one of its own. */
	function enter(): void {
		if (!isShown()) return;
		if (settings.dialog && !historySync?.place()) {
			if (hasLink()) historySync?.clear();
			push();
		} else historySync?.mark(marked());
	}

	/** At the visitor's own results, the history keeps their answers. */
	function marked(): MarkedPlace {
		const { stage, index, answers } = state;
		return { stage, index, answers: keepsResult() ? answers : undefined };
	}

	function keepsResult(): boolean {
		const isOwn = state.stage === "results" && Boolean(state.result?.roleCounts);
		return isOwn && settings.resume && !keepsNothing(storages);
	}

	function push(): void {
		const { stage, result } = state;
		historySync?.push(marked(), stage === "results" && result ? new URL(link(result)).search : "");
	}

	const isShown = () => !settings.dialog || openQuiz === quiz;
	const link = (result: ShownResult) => resultLink(settings.siteUrl, result);
	const tags = ({ primary }: ShownResult) => campaignTags(primary, "result_page", settings.partner);
	const isMail = () => new URLSearchParams(location.search).get("utm_medium") === "email";
	const hasLink = () => parseResultLink(location.search).kind !== "none";

	function linked(): ShownResult | null {
		const parsed = parseResultLink(location.search);
		return parsed.kind === "result" ? parsed.result : null;
	}

	/** Reads the address and the saved answers. */
	function findPlace(startRequested: boolean): void {
		const { resultRole, deepLink, resume } = settings;
		if (resultRole) apply({ type: "link-opened", result: resultOfRole(resultRole) });
		else if (deepLink && hasLink()) {
			// The link of a mail opens in a tab without a history: there the browser's own copy serves.
			const kept = resume && isMail() ? resultKeeper(key).load() : undefined;
			const answers = historySync?.place()?.answers ?? kept;
			apply({ type: "link-opened", result: linked(), answers });
		} else {
			const saved = resume && savedQuiz(key);
			if (saved) apply({ type: "resumed", ...saved });
			else if (startRequested) {
				historySync?.mark(marked());
				dispatch({ type: "start" });
			}
		}
	}

	/** Shows the results as if they had been sent. Nothing of it once the element has left the page. */
	async function simulate(result: ShownResult): Promise<void> {
		const { siteUrl, partner } = settings;
		const current = client;
		try {
			await simulateSending({ result, siteUrl, partner });
		} catch (error) {
			console.error(FAILURE, error);
		}
		if (client === current) dispatch({ type: "email-settled", delivery: "preview" });
	}

	function setOpen(isOpen: boolean): void {
		if (openQuiz !== (isOpen ? undefined : quiz)) return;
		openQuiz = isOpen ? quiz : undefined;
		onChange();
		const { partner } = settings;
		dispatchFrom(host, isOpen ? "quiz_opened" : "quiz_closed", { ...(partner && { partner }) });
		sendEvents();
	}

	const quiz: QuizController = {
		get state() {
			return state;
		},
		get isShown() {
			return isShown();
		},
		get label() {
			return host?.textContent?.trim();
		},
		get settings() {
			return settings;
		},
		set settings(next) {
			const { resultRole } = next;
			const changed = resultRole !== settings.resultRole;
			settings = next;
			if (!next.dialog) setOpen(false);
			if (resultRole && changed)
				dispatch({ type: "link-opened", result: resultOfRole(resultRole) });
			else onChange();
		},
		dispatch,
		connect(startRequested) {
			if (host) key = claimKey(host);
			const kept = createKeeper<Submission>(
				settings.resume ? storages : undefined,
				"browser",
				`${key}-message`,
			);
			const resume = () => client?.resume();
			const listen = windowListener("online", resume);
			client = createClient(kept, FAILURE, (status) => {
				if (status === "sending") return;
				listen(status.startsWith("waiting"));
				dispatch({ type: "email-settled", delivery: status });
			});
			if (settings.deepLink) {
				historySync = followHistory((place) => {
					if (place) apply({ type: "visited", place, linked: linked(), answers: place.answers });
					if (settings.dialog) setOpen(Boolean(place));
					enter();
				});
			}
			findPlace(startRequested);
			if (settings.dialog && historySync && (hasLink() || historySync.place())) setOpen(true);
			enter();
			if (resume()) {
				listen(true);
				apply({ type: "email-kept" });
			}
			return () => {
				recording.flush();
				setOpen(false);
				listen(false);
				historySync?.stop();
				historySync = undefined;
				// What is being sent goes out, but no results are shown any more, nor reported as shown.
				client?.stop();
				client = undefined;
				if (host) releaseKey(key, host);
			};
		},
		open() {
			// A dialog that the browser has closed, and not told of yet, opens again.
			if (openQuiz || !settings.dialog) return onChange();
			setOpen(true);
			enter();
		},
		close() {
			if (!settings.dialog || !isShown()) return;
			setOpen(false);
			historySync?.leave();
		},
		previous() {
			// Behind the first question is the landing, where Previous does not lead.
			if (state.index > 0 && historySync?.back()) return;
			// No entry behind is the question before: the present one becomes it.
			apply({ type: "previous" });
			historySync?.mark(marked());
		},
		submitEmail() {
			const { result } = state;
			const { endpoint, partner } = settings;
			if (!canSubmit(state) || !result) return;
			dispatch({ type: "email-submitted" });
			if (endpoint) client?.send(endpoint, submissionOf(state.email.address, result, partner));
			// Where the build has an endpoint no quiz is without one, and the bundler leaves the simulation out.
			else if (__QUIZ_ENDPOINT__ === null) void simulate(result);
		},
		forget() {
			keepNothing(storages);
			dispatch({ type: "forgotten" });
			historySync?.mark(marked());
		},
		siteLink: (to, result) =>
			withCampaign(to.startsWith("/") ? settings.siteUrl + to : to, tags(result)),
		recordProgram(slug, result) {
			const { source, medium, campaign } = tags(result);
			const payload = { slug, role: result.primary, source, medium, campaign };
			// The link may lead to another page, so this event goes out at once, after those that still wait.
			recording.flush();
			emit(host, { name: "program_recommendation_clicked", payload }, settings.partner);
		},
		sourceOf({ roleCounts }) {
			const { deepLink, resultRole } = settings;
			if (!deepLink || resultRole || roleCounts || historySync?.ledHere()) return "own";
			return isMail() ? "mail" : "shared";
		},
		get keepsResult() {
			return keepsResult();
		},
		get canShare() {
			return typeof navigator.share === "function";
		},
		async share(result) {
			const { name, tagline } = roleOf(result.primary);
			const text = fill(results.shareSentence, { role: name, tagline });
			try {
				await navigator.share({ text, url: link(result) });
			} catch {
				// Closed without sharing, or refused by the page that the quiz is on: Copy Link is beside it.
			}
		},
		link,
		async copy(text, notice) {
			try {
				await navigator.clipboard.writeText(text);
				dispatch({ type: "noticed", notice });
			} catch {
				dispatch({ type: "noticed", notice: "copyByHand" });
			}
		},
	};
	return quiz;
}
