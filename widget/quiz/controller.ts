import type { QuizEvent } from "../../shared/analytics.ts";
import { type Client, createClient, type Fields, type Submission } from "../../shared/client.ts";
import { createKeeper, keepNothing, keepsNothing } from "../../shared/kept.ts";
import { campaignTags, withCampaign } from "../../shared/quiz/campaign.ts";
import { firstAnswerIn } from "../../shared/quiz/first-answer.ts";
import { keysIn } from "../../shared/quiz/read-link.ts";
import { resultIn, resultLink, resultOfRole } from "../../shared/quiz/result-link.ts";
import type { Answers } from "../../shared/quiz/score.ts";
import type { Words } from "../../shared/quiz/words.ts";
import { storages } from "../common/storage.ts";
import { dispatchFrom, emit } from "./adapters/analytics.ts";
import { type MarkedPlace, QuizHistory } from "./adapters/history.ts";
import { simulateSending } from "./adapters/simulation.ts";
import { claimKey, releaseKey, resultKeeper, savedQuiz, saveQuiz } from "./adapters/storage.ts";
import { afterPaint } from "./after-paint.ts";
import type { Settings } from "./settings.ts";
import {
	initialState,
	type Notice,
	type QuizState,
	type ShownResult,
	samePlace,
} from "./state/state.ts";
import { type Action, canSubmit, update } from "./state/update.ts";
import { windowListener } from "./window-listener.ts";

/** The build's endpoint, or null: see widget/build-config.ts. */
declare const __QUIZ_ENDPOINT__: string | null;

/** The console's message after a failed attempt to send. */
const FAILURE = "Failed to send email";

/** The quiz whose dialog is open: a page has one at a time. */
let openQuiz: QuizController | undefined;

const hasLink = () => Boolean(keysIn(location.search, "role", []));
const isMailLink = () => Boolean(keysIn(location.search, "utm_medium", ["email"])?.length);

const resultOfAddress = () => resultIn(location.search) ?? null;

/** Connects the state of the quiz to the page: its address and history, storage, analytics and network. */
export class QuizController {
	readonly words: Words;
	readonly host: Element | null;
	readonly onChange: () => void;
	settings: Settings;
	state: QuizState = initialState;
	/** The time of the frame in which it was inserted: quizzes of one frame don't replace each other. */
	since = 0;
	/** The key of its storage. */
	#key = "";
	/** Whether the quiz was removed from the page. Nothing changes it then: another quiz may use its key. */
	#isEnded = false;
	#history: QuizHistory | undefined;
	#client: Client | undefined;
	/** The prerendered first question with its answer, where the visitor began before the script ran. */
	readonly #early: QuizState | undefined;
	/** Whether a link brought the first answer: the quiz starts with the visitor's next action. */
	#isBrought = false;
	/** Sent after the paint of the state that they record. */
	#events: readonly QuizEvent[] = [];
	/** Neither storage nor a page's event listeners delay the paint. */
	readonly #recording = afterPaint(() => {
		if (this.settings.resume) this.#save();
		this.#sendEvents();
	});
	readonly #listen = windowListener("online", () => this.#client?.resume());

	/**
	 * @param host - the element, which dispatches the events; null on a server
	 * @param early - the answer at the first question, where the visitor began before the script ran
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
		// First as prerendered, for hydration; then with the answer.
		this.state = { ...initialState, stage: "quiz" };
		this.#early = { ...this.state, answers: early };
	}

	/** False while the dialog that the quiz is in is closed. */
	get isShown(): boolean {
		return !this.settings.dialog || openQuiz === this;
	}

	/** The text inside the element. */
	get label(): string | undefined {
		return this.host?.textContent?.trim();
	}

	/** The language of that text, which is the page's. */
	get labelLanguage(): string | undefined {
		return (this.label && this.host?.closest<HTMLElement>("[lang]")?.lang) || undefined;
	}

	/** Whether the answers of the results are stored. */
	get keepsResult(): boolean {
		const { stage, result } = this.state;
		const isOwn = stage === "results" && Boolean(result?.roleCounts);
		return isOwn && this.settings.resume && !keepsNothing(storages);
	}

	/** Applies an action of the visitor's or the page's, which adds an entry to the history. */
	readonly dispatch = (action: Action): void => {
		if (this.#isBrought && (action.type === "choose" || action.type === "next")) {
			this.#isBrought = false;
			this.#events = [{ name: "quiz_started", payload: {} }];
		}
		this.#apply(action, true);
	};

	#apply(action: Action, addsEntry = false): void {
		// A promise may settle late, such as the clipboard's.
		if (this.#isEnded) return;
		const before = this.state;
		const { state, events } = update(before, action);
		this.state = state;
		// Before the view, which asks the history for the previous entry.
		if (addsEntry && this.isShown && !samePlace(before, state)) this.#push();
		if (state === before) return;
		this.#events = [...this.#events, ...events];
		this.#recording.request();
		this.onChange();
	}

	changeSettings(next: Settings): void {
		const before = this.settings;
		this.settings = next;
		if (!next.dialog) this.#setOpen(false);
		if (next.resultRole && next.resultRole !== before.resultRole)
			this.dispatch({ type: "link-opened", result: resultOfRole(next.resultRole) });
		else this.onChange();
	}

	/**
	 * Reads the address and the saved answers, and follows the history.
	 * @param clicked - the button that was clicked before the script ran: start, next or previous
	 */
	connect(clicked?: string | null): void {
		const { deepLink, dialog } = this.settings;
		if (this.#early) this.state = initialState;
		if (this.host) this.#key = claimKey(this);
		if (deepLink) {
			this.#history = new QuizHistory((place) => {
				if (place) {
					const result = resultOfAddress();
					this.#apply({ type: "visited", place, result, answers: place.answers });
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

	/** Saves the answers now. */
	flush(): void {
		this.#recording.flush();
	}

	/** Takes over from a quiz that was removed, unless the visitor has begun in this one. */
	replace(): void {
		if (this.state === initialState) {
			this.#history?.stop();
			this.#client?.stop();
			this.connect();
		} else {
			saveQuiz(this.#key, initialState, false);
			this.#key = claimKey(this);
			this.#recording.request();
		}
	}

	/** A request that is being sent goes on; no results are shown or recorded after it. */
	disconnect(): void {
		this.flush();
		this.#setOpen(false);
		this.#isEnded = true;
		this.#history?.stop();
		this.#listen(false);
		this.#client?.stop();
		if (this.host) releaseKey(this.#key, this);
	}

	/** Opens the dialog, unless the dialog of another quiz is open. Without `display="dialog"`, does nothing. */
	open(): void {
		// The browser may have closed the dialog without its event yet: the view opens it again.
		if (openQuiz || !this.settings.dialog) {
			this.onChange();
			return;
		}
		this.#setOpen(true);
		this.#enter();
	}

	/** Closes the dialog, and keeps the answers. */
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
		dispatchFrom(this.host, isOpen ? "quiz_opened" : "quiz_closed", {
			...(partner && { partner }),
		});
		this.#sendEvents();
	}

	#save(): void {
		const { deepLink } = this.settings;
		saveQuiz(this.#key, this.state, deepLink);
		if (deepLink && this.keepsResult) resultKeeper(this.#key).keep(this.state.answers);
	}

	#sendEvents(): void {
		if (!this.isShown) return;
		for (const event of this.#events) emit(this.host, event, this.settings.partner);
		this.#events = [];
	}

	/** Goes to the place of the settings, the address or the saved answers. */
	#findPlace(clicked?: string | null): void {
		const { resultRole, deepLink, resume } = this.settings;
		if (resultRole) this.#apply({ type: "link-opened", result: resultOfRole(resultRole) });
		else if (deepLink && hasLink()) this.#openLink();
		else {
			const saved = resume && savedQuiz(this.#key);
			if (saved) this.#apply({ type: "resumed", ...saved });
			else if (clicked) this.#repeatClick(clicked);
			else if (deepLink) this.#openFirstAnswer();
		}
	}

	#repeatClick(clicked: string): void {
		this.#mark();
		this.dispatch({ type: "start", early: this.#early });
		if (clicked === "next") this.dispatch({ type: "next" });
		else if (clicked === "previous") this.previous();
	}

	/** Opens the first question with the answer of the address; nothing is saved or recorded yet. */
	#openFirstAnswer(): void {
		const option = firstAnswerIn(location.search);
		if (option === undefined) return;
		this.state = this.#early ?? { ...initialState, stage: "quiz", answers: { q1: option } };
		this.#isBrought = true;
		this.onChange();
	}

	/** The answers of the visitor's own results are in the history or, for the link of a mail, in the browser's storage. */
	#openLink(): void {
		const kept = this.settings.resume && isMailLink() ? resultKeeper(this.#key).load() : undefined;
		const answers = this.#history?.place?.answers ?? kept;
		this.#apply({ type: "link-opened", result: resultOfAddress(), answers });
	}

	#place(): MarkedPlace {
		const { stage, index, answers } = this.state;
		return { stage, index, answers: this.keepsResult ? answers : undefined };
	}

	/** Marks the present entry of the history with what is shown. */
	#mark(): void {
		this.#history?.mark(this.#place());
	}

	/** Adds an entry for what is shown. */
	#push(): void {
		const { stage, result } = this.state;
		const shown = stage === "results" && result;
		this.#history?.push(this.#place(), shown ? new URL(this.link(shown)).search : "");
	}

	/** Marks the present entry of the history; a dialog that opens adds one. */
	#enter(): void {
		if (!this.isShown) return;
		if (this.settings.dialog && !this.#history?.place) {
			if (hasLink()) this.#history?.clear();
			this.#push();
		} else this.#mark();
	}

	previous(): void {
		// The entry before the first question is the landing, where Previous doesn't lead.
		if (this.state.index > 0 && this.#history?.back()) return;
		// Without an entry for the previous question, the present one becomes it.
		this.#apply({ type: "previous" });
		this.#mark();
	}

	/** Sends a stored email again. */
	#resumeSending(): void {
		const kept = createKeeper<Submission>(
			this.settings.resume ? storages : undefined,
			"browser",
			`${this.#key}-message`,
		);
		this.#client = createClient(kept, FAILURE, (status, answer) => {
			if (status === "sending") return;
			// For the page's author.
			if (answer instanceof Object && "unknownPartner" in answer)
				console.warn(`<liberation-quiz> partner: no partner is called "${this.settings.partner}"`);
			this.#listen(status.startsWith("waiting"));
			this.dispatch({ type: "email-settled", delivery: status });
		});
		if (!this.#client.resume()) return;
		this.#listen(true);
		this.#apply({ type: "email-kept" });
	}

	/** Sends the results or simulates it, and shows them in either case. Does nothing while sending. */
	submitEmail(): void {
		const { result, email } = this.state;
		const { endpoint } = this.settings;
		if (!canSubmit(this.state) || !result) return;
		this.dispatch({ type: "email-submitted" });
		if (endpoint) this.#client?.send(endpoint, this.#submission(email.address, result));
		// A build with an endpoint has no simulation.
		else if (__QUIZ_ENDPOINT__ === null) void this.#simulate(result);
	}

	/** The data that leaves the browser: keys, from which the server composes the mail. */
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
			await simulateSending(this.words, { result, siteUrl, partner });
		} catch (error) {
			console.error(FAILURE, error);
		}
		this.dispatch({ type: "email-settled", delivery: "preview" });
	}

	/** Clears the browser's storage. A waiting email is tried again until the page is closed. */
	forget(): void {
		keepNothing(storages);
		this.dispatch({ type: "forgotten" });
		this.#mark();
	}

	#tags({ primary }: ShownResult) {
		return campaignTags(primary, "result_page", this.settings.partner);
	}

	/** @param to - a path of the site or a full address @returns the address with campaign tags */
	siteLink(to: string, result: ShownResult): string {
		return withCampaign(to.startsWith("/") ? this.settings.siteUrl + to : to, this.#tags(result));
	}

	/** Records that a recommended program was followed. */
	recordProgram(slug: string, result: ShownResult): void {
		const { source, medium, campaign } = this.#tags(result);
		const payload = { slug, role: result.primary, source, medium, campaign };
		// At once, because the link may lead to another page; waiting events come first.
		this.#recording.flush();
		emit(this.host, { name: "program_recommendation_clicked", payload }, this.settings.partner);
	}

	/** Whether the result is the visitor's own, of the link in their mail, or shared by another person. */
	sourceOf({ roleCounts }: ShownResult): "own" | "mail" | "shared" {
		const { deepLink, resultRole } = this.settings;
		if (!deepLink || resultRole || roleCounts || this.#history?.hasPrevious) return "own";
		return isMailLink() ? "mail" : "shared";
	}

	/** The link to a result. */
	link(result: ShownResult): string {
		return resultLink(this.settings.siteUrl, result);
	}

	/** Copies a text and shows the notice. */
	async copy(text: string, notice: Notice): Promise<void> {
		const { copied } = this.words.results;
		try {
			await navigator.clipboard.writeText(text);
			const isOurs =
				notice !== "copied" || dispatchFrom(this.host, "link_copied", { message: copied });
			this.dispatch({ type: "noticed", notice: isOurs ? notice : null });
		} catch {
			this.dispatch({ type: "noticed", notice: "copyByHand" });
		}
	}
}

/** Every view is a function of the quiz's state. */
export interface ViewProps {
	quiz: QuizController;
	/** Whether only the upper part of the landing is rendered. The rest follows after the first paint. */
	isFirstPaint?: boolean | undefined;
}
