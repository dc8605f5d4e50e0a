import { campaignTags, withCampaign } from "../shared/quiz/campaign.ts";
import { parseResultLink, resultLink, resultOfRole } from "../shared/quiz/result-link.ts";
import { emit } from "./adapters/analytics.ts";
import { followHistory, type HistorySync } from "./adapters/history.ts";
import { createSender, type Sender } from "./adapters/sender.ts";
import { simulateSending } from "./adapters/simulation.ts";
import { claimKey, releaseKey, savedQuiz, saveQuiz } from "./adapters/storage.ts";
import { writeSubmission } from "./adapters/submission.ts";
import type { Settings } from "./settings.ts";
import {
	initialState,
	type QuizState,
	type SendStatus,
	type ShownResult,
	samePlace,
} from "./state/state.ts";
import { type Action, canSubmit, update } from "./state/update.ts";

/** The endpoint of the build, or null: see widget/build-config.ts. */
declare const __QUIZ_ENDPOINT__: string | null;

/** What the view reads and acts through. */
export interface QuizController {
	readonly state: QuizState;
	/** Changing them opens another `resultRole` at once. */
	settings: Settings;
	dispatch(action: Action): void;
	/** Reads the address and the saved answers, and follows the history. @returns a function that stops it */
	connect(startRequested: boolean): () => void;
	previous(): void;
	/** Sends the results, or simulates it, and shows them in either case. Does nothing while sending. */
	submitEmail(): Promise<void>;
	/** Where a way on leads, a path of the site or a full address, with campaign tags. */
	siteLink(to: string, result: ShownResult): string;
	/** Records that a recommended program was followed. */
	recordProgram(slug: string, result: ShownResult): void;
	/** Link to what is on the screen. */
	link(result: ShownResult): string;
	copyLink(result: ShownResult): Promise<void>;
}

/** Every view is a function of the quiz's state: none keeps a state or an effect of its own. */
export interface ViewProps {
	quiz: QuizController;
}

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
	let sender: Sender | undefined;
	let key = "";
	let submissions = 0;

	function apply(action: Action): boolean {
		const before = state;
		const step = update(state, action);
		state = step.state;
		if (state !== before) {
			// What still comes after the end, such as that of copying, is not kept: another quiz may have the key.
			if (settings.resume && sender) saveQuiz(key, state);
			onChange();
		}
		for (const event of step.events) emit(host, event, settings.partner);
		return !samePlace(before, state);
	}

	function dispatch(action: Action): void {
		if (!apply(action)) return;
		const { stage, result } = state;
		historySync?.push(state, stage === "results" && result ? new URL(link(result)).search : "");
	}

	const link = (result: ShownResult) => resultLink(settings.siteUrl, result);

	const tags = ({ primary }: ShownResult) => campaignTags(primary, "result_page", settings.partner);

	function linked(): ShownResult | null {
		const parsed = parseResultLink(location.search);
		return parsed.kind === "result" ? parsed.result : null;
	}

	function open(startRequested: boolean): void {
		const { resultRole, deepLink, resume } = settings;
		if (resultRole) apply({ type: "link-opened", result: resultOfRole(resultRole) });
		else if (deepLink && parseResultLink(location.search).kind !== "none") {
			apply({ type: "link-opened", result: linked() });
		} else {
			const saved = resume && savedQuiz(key);
			if (saved) apply({ type: "resumed", ...saved });
			else if (startRequested) {
				historySync?.mark(state);
				dispatch({ type: "start" });
			}
		}
	}

	/** @returns how it went; null where sending was simulated, of which there is nothing to say */
	async function deliver(email: string, result: ShownResult): Promise<SendStatus | null> {
		const { endpoint, siteUrl, partner } = settings;
		if (endpoint && sender) return sender.send(endpoint, writeSubmission(email, result, partner));
		// Where the build has an endpoint no quiz is without one, and the bundler leaves the simulation out.
		if (__QUIZ_ENDPOINT__ === null) await simulateSending({ result, siteUrl, partner });
		return null;
	}

	return {
		get state() {
			return state;
		},
		get settings() {
			return settings;
		},
		set settings(next) {
			const { resultRole } = next;
			const changed = resultRole !== settings.resultRole;
			settings = next;
			if (resultRole && changed)
				dispatch({ type: "link-opened", result: resultOfRole(resultRole) });
			else onChange();
		},
		dispatch,
		connect(startRequested) {
			if (host) key = claimKey(host);
			sender = createSender(settings.resume ? `${key}-outbox` : null, (delivery) =>
				apply({ type: "delivered", delivery }),
			);
			if (settings.deepLink) {
				historySync = followHistory((place) => {
					if (place) apply({ type: "visited", place, linked: linked() });
					historySync?.mark(state);
				});
			}
			open(startRequested);
			historySync?.mark(state);
			return () => {
				// What is being sent goes out, but no results are shown any more, nor reported as shown.
				submissions++;
				historySync?.stop();
				historySync = undefined;
				sender?.stop();
				sender = undefined;
				if (host) releaseKey(key, host);
			};
		},
		previous() {
			if (historySync?.back()) return;
			// No entry behind is the question before: the present one becomes it.
			apply({ type: "previous" });
			historySync?.mark(state);
		},
		async submitEmail() {
			const { result } = state;
			if (!canSubmit(state) || !result) return;
			dispatch({ type: "email-submitted" });
			const submission = ++submissions;
			let delivery: SendStatus | null = null;
			try {
				delivery = await deliver(state.email.address, result);
			} catch (error) {
				console.error("Failed to send email", error);
			}
			// The visitor may have gone back and sent once more: that one's end is awaited.
			if (submission === submissions) dispatch({ type: "email-settled", delivery });
		},
		siteLink: (to, result) =>
			withCampaign(to.startsWith("/") ? settings.siteUrl + to : to, tags(result)),
		recordProgram(slug, result) {
			const { source, medium, campaign } = tags(result);
			const payload = { slug, role: result.primary, source, medium, campaign };
			emit(host, { name: "program_recommendation_clicked", payload }, settings.partner);
		},
		link,
		async copyLink(result) {
			try {
				await navigator.clipboard.writeText(link(result));
				dispatch({ type: "noticed", notice: "copied" });
			} catch {
				dispatch({ type: "noticed", notice: "copyByHand" });
			}
		},
	};
}
