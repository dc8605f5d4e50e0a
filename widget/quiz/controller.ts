import type { QuizEvent } from "../../shared/analytics.ts";
import { attempt } from "../../shared/attempt.ts";
import { type Client, createClient, type Fields, type Submission } from "../../shared/client.ts";
import { createQueue, isSharedComputer, markSharedComputer } from "../../shared/kept.ts";
import { campaignTags, withCampaign } from "../../shared/quiz/campaign.ts";
import { firstAnswerIn } from "../../shared/quiz/first-answer.ts";
import { isResultLink, keysIn } from "../../shared/quiz/read-link.ts";
import { resultIn, resultLink, resultOfRole } from "../../shared/quiz/result-link.ts";
import type { Answers } from "../../shared/quiz/score.ts";
import type { Words } from "../../shared/quiz/translation.ts";
import { storages } from "../common/storage.ts";
import { windowListener } from "../common/window-listener.ts";
import { dispatchFrom, emit } from "./adapters/analytics.ts";
import { QuizHistory } from "./adapters/history.ts";
import { claimKey, quizKeeper, releaseKey, resultKeeper } from "./adapters/storage.ts";
import { afterPaint } from "./after-paint.ts";
import type { Settings } from "./settings.ts";
import {
	initialState,
	type QuizState,
	type ResultsMailStatus,
	type ShownResult,
	samePlace,
} from "./state/state.ts";
import { type Action, canSubmit, update } from "./state/update.ts";

/** A build-time constant, the URL of the endpoint or null: see widget/build-config.ts. */
declare const __QUIZ_ENDPOINT__: string | null;

/** The console message when sending the email fails. */
const FAILURE = "Failed to send email";

/** The quiz whose dialog is open. At most one dialog is open in a page. */
let openQuiz: QuizController | undefined;

const hasLink = () => isResultLink(location.search);
const isMailLink = () => Boolean(keysIn(location.search, "utm_medium", ["email"])?.length);

const resultOfAddress = () => resultIn(location.search) ?? null;

/** Connects the quiz's state to the page: URL and history, storage, analytics and network. */
export class QuizController {
	readonly words: Words;
	readonly host: Element | null;
	readonly onChange: () => void;
	settings: Settings;
	state: QuizState = initialState;
	/**
	 * The time of the frame in which the quiz was inserted: quizzes inserted in the same frame don't replace each other.
	 */
	since = 0;
	/** The storage key. */
	#key = "";
	/**
	 * Whether the quiz was removed from the page. Its state is then frozen, because another quiz may use its storage key.
	 */
	#isEnded = false;
	#history: QuizHistory | undefined;
	#client: Client | undefined;
	/** The state of the prerendered first question, if it was shown before the script ran. */
	readonly #early: QuizState | undefined;
	/** Whether a link preselected the first answer: `quiz_started` is recorded once the visitor chooses or goes on. */
	#isBrought = false;
	/** Pending analytics events, sent after the paint of the state that they record. */
	#events: readonly QuizEvent[] = [];
	/** Saving and sending events are deferred, so that neither storage nor a listener delays the paint. */
	readonly #recording = afterPaint(() => {
		if (this.settings.resume) this.#save();
		this.#sendEvents();
	});
	readonly #listen = windowListener("online", () => this.#client?.resume());

	/**
	 * @param host - the element that dispatches the events; null during prerendering
	 * @param early - the first question's answer, if that question was shown before the script ran
	 */
	constructor(
		words: Words,
		settings: Settings,
		host: Element | null,
		onChange: () => void,
		early?: Answers,
	) {
		this.words = words;
		this.settings = settings;
		this.host = host;
		this.onChange = onChange;
		if (!early) return;
		// The first render must match the prerendered HTML for hydration; the answer is added afterwards.
		this.state = { ...initialState, stage: "quiz" };
		this.#early = { ...this.state, answers: early };
	}

	/** Whether the quiz is visible: false while its dialog is closed. */
	get isShown(): boolean {
		return !this.settings.dialog || openQuiz === this;
	}

	get #keeper() {
		return quizKeeper(this.settings.resumeIn, this.#key);
	}

	/** Whether the browser keeps unfinished answers beyond the tab. */
	get keepsAnswers(): boolean {
		const { stage, answers } = this.state;
		const { resume, resumeIn } = this.settings;
		const isUnfinished = stage !== "results" && Object.keys(answers).length > 0;
		return isUnfinished && resume && resumeIn === "browser" && !isSharedComputer(storages);
	}

	/** Whether the answers of the shown results are stored. */
	get keepsResult(): boolean {
		const { stage, result } = this.state;
		const isOwn = stage === "results" && Boolean(result?.roleCounts);
		return isOwn && this.settings.resume && !isSharedComputer(storages);
	}

	/** Applies an action by the visitor or the host page, and adds a history entry if the stage or question changes. */
	readonly dispatch = (action: Action): void => {
		if (this.#isBrought && (action.type === "choose" || action.type === "next")) {
			this.#isBrought = false;
			this.#events = [{ name: "quiz_started", payload: {} }];
		}
		this.#apply(action, true);
	};

	#apply(action: Action, addsEntry = false): void {
		// A promise, such as that of the clipboard, may settle after the quiz was removed.
		if (this.#isEnded) return;
		const before = this.state;
		const { state, events } = update(before, action);
		this.state = state;
		// Pushes the entry before the view renders, because the view checks whether the previous entry is the quiz's.
		if (addsEntry && this.isShown && !samePlace(before, state)) this.#push();
		if (state === before) return;
		this.#events = [...this.#events, ...events];
		this.#recording.request();
		this.onChange();
	}

	changeSettings(next: Settings): void {
		const before = this.settings;
		this.settings = next;
		if (next.endpoint !== before.endpoint) this.#nameEndpoint();
		if (!next.dialog) this.#setOpen(false);
		if (next.resultRole && next.resultRole !== before.resultRole)
			this.dispatch({ type: "link-opened", result: resultOfRole(next.resultRole) });
		else this.onChange();
	}

	/**
	 * Reads the URL and the saved answers, and listens to the history.
	 * @param clicked - the button clicked before the script ran: start or next
	 */
	connect(clicked?: string | null): void {
		const { deepLink, dialog } = this.settings;
		this.#nameEndpoint();
		if (this.#early) this.state = initialState;
		if (this.host) this.#key = claimKey(this);
		if (deepLink) {
			this.#history = new QuizHistory((place) => {
				if (place) {
					const result = resultOfAddress();
					this.#apply({ type: "visited", place, result, answers: this.#keptAnswers });
				}
				if (this.settings.dialog) this.#setOpen(Boolean(place));
				this.#enter();
			});
		}
		this.#findPlace(clicked);
		if (dialog && this.#history && (hasLink() || this.#history.place)) this.#setOpen(true);
		this.#enter();
		this.#resumeSending();
	}

	/** Tells the developers of the host page where results go. */
	#nameEndpoint(): void {
		const { endpoint } = this.settings;
		// Some host pages replace the console.
		attempt(() => console.info(`<liberation-quiz> sends results to ${endpoint ?? "nobody"}`));
	}

	/** Saves pending answers and sends pending events now. */
	flush(): void {
		this.#recording.flush();
	}

	/**
	 * Takes over the storage key of a removed quiz, and restores the removed quiz's answers, unless the visitor has
	 * already started this quiz.
	 */
	replace(): void {
		if (this.state === initialState) {
			this.#history?.stop();
			this.#client?.stop();
			this.connect();
		} else {
			this.#keeper.forget();
			this.#key = claimKey(this);
			this.#recording.request();
		}
	}

	/** Disconnects the quiz. A request in flight continues, but its outcome is neither shown nor recorded. */
	disconnect(): void {
		this.flush();
		this.#setOpen(false);
		this.#isEnded = true;
		this.#history?.stop();
		this.#listen(false);
		this.#client?.stop();
		if (this.host) releaseKey(this.#key, this);
	}

	/** Opens the dialog, unless another quiz's dialog is open. Without `display="dialog"`, does nothing. */
	open(): void {
		// The dialog may be closed although `close` has not fired yet: rendering reopens it.
		if (openQuiz || !this.settings.dialog) this.onChange();
		else {
			this.#setOpen(true);
			this.#enter();
		}
	}

	/** Returns to the landing, and deletes the answers and the stored result. */
	reset(): void {
		this.dispatch({ type: "reset" });
		resultKeeper(this.#key).forget();
	}

	/** Closes the dialog without losing the answers. */
	close(): void {
		if (!this.settings.dialog || !this.isShown) return;
		this.#setOpen(false);
		this.#history?.leave();
	}

	#setOpen(isOpen: boolean): void {
		if (openQuiz !== (isOpen ? undefined : this)) return;
		openQuiz = isOpen ? this : undefined;
		this.onChange();
		const { partner } = this.settings;
		const detail = { ...(partner && { partner }) };
		dispatchFrom(this.host, isOpen ? "quiz_opened" : "quiz_closed", detail);
		this.#sendEvents();
	}

	#save(): void {
		const { deepLink } = this.settings;
		this.#keeper.save(this.state, deepLink);
		if (deepLink && this.keepsResult) resultKeeper(this.#key).keep(this.state.answers);
	}

	#sendEvents(): void {
		if (!this.isShown) return;
		for (const event of this.#events) emit(this.host, event, this.settings.partner);
		this.#events = [];
	}

	/** Opens the stage given by the settings, else by the URL, else by the saved answers. */
	#findPlace(clicked?: string | null): void {
		const { resultRole, deepLink, resume } = this.settings;
		if (resultRole) this.#apply({ type: "link-opened", result: resultOfRole(resultRole) });
		else if (deepLink && hasLink())
			this.#apply({ type: "link-opened", result: resultOfAddress(), answers: this.#keptAnswers });
		else {
			const saved = resume && this.#keeper.load();
			if (saved) this.#apply({ type: "resumed", ...saved, isAsked: this.#isLaterVisit });
			else if (clicked) this.#repeatClick(clicked);
			else if (deepLink) this.#openFirstAnswer();
		}
	}

	/** Whether the visitor comes back instead of reloading the page: then they are asked whether to go on. */
	get #isLaterVisit(): boolean {
		const { stage = "landing" } = this.#history?.place ?? {};
		return this.settings.resumeIn === "browser" && stage === "landing";
	}

	#repeatClick(clicked: string): void {
		this.#mark();
		this.dispatch({ type: "start", early: this.#early });
		if (clicked === "next") this.dispatch({ type: "next" });
	}

	/**
	 * Opens the first question with the answer preselected by the URL. Nothing is saved or recorded until the visitor
	 * acts.
	 */
	#openFirstAnswer(): void {
		const option = firstAnswerIn(location.search);
		if (option === undefined) return;
		this.state = this.#early ?? { ...initialState, stage: "quiz", answers: { q1: option } };
		this.#isBrought = true;
		this.onChange();
	}

	/** The kept answers of the visitor's own result, if the current entry or the link in their mail leads to it. */
	get #keptAnswers() {
		const { depth = 0, stage } = this.#history?.place ?? {};
		const isOwn = (depth > 0 && stage === "results") || isMailLink();
		return this.settings.resume && isOwn ? resultKeeper(this.#key).load() : undefined;
	}

	/** The query of the shown result; empty while a result that a reload can restore is being revealed. */
	get #query(): string {
		const { stage, result, reveal } = this.state;
		const isSecret = reveal === "running" && this.keepsResult;
		return stage === "results" && result && !isSecret
			? new URL(this.link(result)).search.slice(1)
			: "";
	}

	/** Stores the current position in the current history entry, and the visitor's own result in a URL without any. */
	#mark(): void {
		const isOwn = this.state.result?.roleCounts;
		this.#history?.mark(this.state, isOwn && !hasLink() ? this.#query : "");
	}

	/** Pushes a history entry with the current position. */
	#push(): void {
		this.#history?.push(this.state, this.#query);
	}

	/** Stores the position in the current history entry, or pushes a new entry if the dialog has just opened. */
	#enter(): void {
		if (!this.isShown) return;
		if (this.settings.dialog && !this.#history?.place) {
			if (hasLink()) this.#history?.clear();
			this.#push();
		} else this.#mark();
	}

	/** Goes on from the landing. The question takes the landing's history entry: Previous mustn't lead back there. */
	goOn(): void {
		this.#apply({ type: "continued" });
		this.#mark();
	}

	previous(): void {
		// On the first question, going back in the history would lead to the landing, which Previous must not do.
		if (this.state.index > 0 && this.#history?.back()) return;
		// If the previous question has no history entry, the current entry is reused.
		this.#apply({ type: "previous" });
		this.#mark();
	}

	/** Creates the client, and resumes sending a stored email. */
	#resumeSending(): void {
		const kept = createQueue<Submission>(this.settings.resume ? storages : undefined, this.#key);
		this.#client = createClient(kept, FAILURE, (status, _submission, answer) => {
			if (status === "sending") return;
			const { unknownPartner, delayed }: { unknownPartner?: unknown; delayed?: unknown } =
				Object(answer);
			// A warning for the developers of the host page.
			if (unknownPartner)
				console.warn(`<liberation-quiz> partner: no partner is called "${this.settings.partner}"`);
			this.#listen(status.startsWith("waiting"));
			this.#settle(delayed ? "delayed" : status);
		});
		if (!this.#client.resume()) return;
		this.#listen(true);
		this.#apply({ type: "email-kept" });
	}

	/** Submits or simulates the email, and shows the results in either case. Does nothing during a submission. */
	submitEmail(): void {
		const { result, email } = this.state;
		const { endpoint } = this.settings;
		if (!canSubmit(this.state) || !result) return;
		this.dispatch({ type: "email-submitted" });
		if (email.replaced && email.replaced !== email.address) this.#client?.drop();
		if (endpoint) this.#client?.send(endpoint, this.#submission(email.address, result));
		// Sending is only simulated if neither the element nor the build has an endpoint.
		else if (__QUIZ_ENDPOINT__ === null) void this.#simulate(result);
	}

	/** Returns the payload of the submission. The server composes the mail from the keys of the result. */
	#submission(
		email: string,
		{ primary: role, secondary, topPillars: pillars }: ShownResult,
	): Fields {
		const { language, email: text } = this.words;
		const { partner = null } = this.settings;
		const consent = { wording: text.consent, at: new Date().toISOString() };
		return { email, consent, role, secondary, pillars, partner, language: language.lang };
	}

	async #simulate(result: ShownResult): Promise<void> {
		const { siteUrl, partner } = this.settings;
		try {
			// A file of its own, because only previews need it.
			const { simulateSending } = await import("./adapters/simulation.ts");
			await simulateSending(this.words, { result, siteUrl, partner });
		} catch (error) {
			console.error(FAILURE, error);
		}
		this.#settle("preview");
	}

	#settle(delivery: ResultsMailStatus): void {
		const isAnimated = globalThis.matchMedia?.("(prefers-reduced-motion: no-preference)").matches;
		this.dispatch({ type: "email-settled", delivery, isAnimated });
	}

	/** Ends the reveal: from now on, the page's title, its URL and the live region name the role, too. */
	endReveal(): void {
		this.#apply({ type: "revealed" });
		this.#mark();
	}

	/** Deletes what quiz, circle and forms have stored. A waiting email is retried until the page is closed. */
	forget(): void {
		markSharedComputer(storages);
		this.dispatch({ type: "forgotten" });
		this.#mark();
	}

	#tags({ primary }: ShownResult) {
		return campaignTags(primary, "result_page", this.settings.partner);
	}

	/**
	 * @param to - a path of the site or an absolute URL
	 * @returns the absolute URL with campaign tags
	 */
	siteLink(to: string, result: ShownResult): string {
		return withCampaign(to.startsWith("/") ? this.settings.siteUrl + to : to, this.#tags(result));
	}

	/** Records a click on a recommended program. */
	recordProgram(slug: string, result: ShownResult): void {
		const { source, medium, campaign } = this.#tags(result);
		const payload = { slug, role: result.primary, source, medium, campaign };
		// Sends pending events and then this event without delay, because the link may leave the page.
		this.#recording.flush();
		emit(this.host, { name: "program_recommendation_clicked", payload }, this.settings.partner);
	}

	/** Whether somebody else shared the result: it's neither the visitor's own nor opened from the link in their mail. */
	isShared({ roleCounts }: ShownResult): boolean {
		const { deepLink, resultRole } = this.settings;
		const isOwn = resultRole || roleCounts || this.#history?.place?.depth || isMailLink();
		return deepLink && !isOwn;
	}

	/** The URL of a result. */
	link(result: ShownResult): string {
		return resultLink(this.settings.siteUrl, result);
	}

	/** Copies the link of a result to the clipboard, and says so. */
	async copyLink(result: ShownResult): Promise<void> {
		const { copied } = this.words.results;
		try {
			await navigator.clipboard.writeText(this.link(result));
			const isOurs = dispatchFrom(this.host, "link_copied", { message: copied });
			this.dispatch({ type: "noticed", notice: isOurs ? "copied" : null });
		} catch {
			this.dispatch({ type: "noticed", notice: "copyByHand" });
		}
	}
}

/** The props of every view. A view is a pure function of the quiz's state. */
export interface ViewProps {
	quiz: QuizController;
	/** Whether to render only the upper part of the landing; the rest follows after the first paint. */
	isFirstPaint?: boolean | undefined;
}
