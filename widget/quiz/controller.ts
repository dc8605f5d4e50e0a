import type { QuizEvent } from "../../shared/analytics.ts";
import { type Client, createClient, type Submission } from "../../shared/client.ts";
import { createKeeper, keepNothing, keepsNothing } from "../../shared/kept.ts";
import { campaignTags, withCampaign } from "../../shared/quiz/campaign.ts";
import { firstAnswerIn } from "../../shared/quiz/first-answer.ts";
import { keysIn } from "../../shared/quiz/read-link.ts";
import { resultIn, resultLink, resultOfRole } from "../../shared/quiz/result-link.ts";
import type { Answers } from "../../shared/quiz/score.ts";
import type { Words } from "../../shared/quiz/words.ts";
import { storages } from "../common/storage.ts";
import { windowListener } from "../common/window-listener.ts";
import { dispatchFrom, emit } from "./adapters/analytics.ts";
import { followHistory, type HistorySync, type MarkedPlace } from "./adapters/history.ts";
import { simulateSending } from "./adapters/simulation.ts";
import { claimKey, releaseKey, resultKeeper, savedQuiz, saveQuiz } from "./adapters/storage.ts";
import { submissionOf } from "./adapters/submission.ts";
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

/** The endpoint of the build, or null: see widget/build-config.ts. */
declare const __QUIZ_ENDPOINT__: string | null;

/** What the console says of an attempt that failed (docs/product.md 1.6). */
const FAILURE = "Failed to send email";

/** The quiz of the page whose dialog is open: there is one at a time. */
let openQuiz: QuizController | undefined;

const hasLink = () => Boolean(keysIn(location.search, "role", []));
/** Whether the address is that of a link in a mail. */
const isMail = () => Boolean(keysIn(location.search, "utm_medium", ["email"])?.length);

/** The result that the address names. */
const linked = () => resultIn(location.search) ?? null;

/** Ties the pure rules of the quiz to the page around it: its address and history, storage, analytics and network. */
export class QuizController {
	readonly words: Words;
	readonly host: Element | null;
	readonly onChange: () => void;
	settings: Settings;
	state: QuizState = initialState;
	since = 0;
	#key = "";
	/** Whether the quiz has left the page. Nothing changes it any more: another one may use its key. */
	#isEnded = false;
	#sync: HistorySync | undefined;
	#client: Client | undefined;
	/** The first question where the page has shown it before this script came, with what was chosen there. */
	readonly #early: QuizState | undefined;
	/** Whether a link brought the first answer, which starts nothing by itself: the visitor's next step does. */
	#isBrought = false;
	/** Not sent yet, because what they tell of has not been seen. */
	#events: readonly QuizEvent[] = [];
	/** Neither storage nor what a page does with an event holds back what the visitor sees next. */
	readonly #recording = afterPaint(() => {
		if (this.settings.resume) this.#keep();
		this.#sendEvents();
	});
	readonly #listen = windowListener("online", () => this.#client?.resume());

	/**
	 * @param words - what the quiz says, in its language
	 * @param host - from which events go out; null on a server
	 * @param onChange - called after each change
	 * @param early - what is chosen at the first question, where the page shows it already
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
		// As the server drew it: what the visitor has changed since is drawn after that.
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

	/** The language of that text, which is the page's; undefined without one. */
	get labelLanguage(): string | undefined {
		return (this.label && this.host?.closest<HTMLElement>("[lang]")?.lang) || undefined;
	}

	/** Whether the browser keeps the answers of the results that are shown: the visitor's own, unless it may keep nothing. */
	get keepsResult(): boolean {
		const { stage, result } = this.state;
		const isOwn = stage === "results" && Boolean(result?.roleCounts);
		return isOwn && this.settings.resume && !keepsNothing(storages);
	}

	/** A step of the visitor's or the page's, for which the history gets an entry. */
	readonly dispatch = (action: Action): void => {
		if (this.#isBrought && (action.type === "choose" || action.type === "next")) {
			this.#isBrought = false;
			this.#events = [{ name: "quiz_started", payload: {} }];
		}
		this.#apply(action, true);
	};

	#apply(action: Action, isStep = false): void {
		// What settles late, such as the promise of copying, finds a quiz that has left the page.
		if (this.#isEnded) return;
		const before = this.state;
		const { state, events } = update(before, action);
		this.state = state;
		// The view asks whether this quiz led to the present entry of the history.
		if (isStep && this.isShown && !samePlace(before, state)) this.#push();
		if (state === before) return;
		this.#events = [...this.#events, ...events];
		this.#recording.request();
		this.onChange();
	}

	/** Other settings open another `resultRole` at once. */
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
	 * @param pressed - before the script came: start, next or previous
	 */
	connect(pressed?: string | null): void {
		const { deepLink, dialog } = this.settings;
		if (this.#early) this.state = initialState;
		if (this.host) this.#key = claimKey(this);
		if (deepLink) {
			this.#sync = followHistory((place) => {
				if (place)
					this.#apply({ type: "visited", place, linked: linked(), answers: place.answers });
				if (this.settings.dialog) this.#setOpen(Boolean(place));
				this.#enter();
			});
		}
		this.#findPlace(pressed);
		if (dialog && this.#sync && (hasLink() || this.#sync.place())) this.#setOpen(true);
		this.#enter();
		this.#resumeSending();
	}

	flush(): void {
		this.#recording.flush();
	}

	/** Goes on where the quiz before was, unless the visitor has begun in this one. */
	replace(): void {
		if (this.state === initialState) {
			this.#sync?.stop();
			this.#client?.stop();
			this.connect();
		} else {
			saveQuiz(this.#key, initialState, false);
			this.#key = claimKey(this);
			this.#recording.request();
		}
	}

	/** What is being sent goes out, but no results are shown any more, nor reported as shown. */
	disconnect(): void {
		this.flush();
		this.#setOpen(false);
		this.#isEnded = true;
		this.#sync?.stop();
		this.#listen(false);
		this.#client?.stop();
		if (this.host) releaseKey(this.#key, this);
	}

	/** Opens the dialog, unless another quiz of the page has one open. Without a dialog, does nothing. */
	open(): void {
		// A dialog that the browser has closed, and not told of yet, opens again.
		if (openQuiz || !this.settings.dialog) {
			this.onChange();
			return;
		}
		this.#setOpen(true);
		this.#enter();
	}

	/** Closes the dialog. The answers stay. */
	close(): void {
		if (!this.settings.dialog || !this.isShown) return;
		this.#setOpen(false);
		this.#sync?.leave();
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

	/** The tab keeps the answers, and with `deep-link` the history and the browser those of a result. */
	#keep(): void {
		const { deepLink } = this.settings;
		saveQuiz(this.#key, this.state, deepLink);
		if (deepLink && this.keepsResult) resultKeeper(this.#key).keep(this.state.answers);
	}

	#sendEvents(): void {
		if (!this.isShown) return;
		for (const event of this.#events) emit(this.host, event, this.settings.partner);
		this.#events = [];
	}

	/** Goes where the settings, the address or the saved answers lead. */
	#findPlace(pressed?: string | null): void {
		const { resultRole, deepLink, resume } = this.settings;
		if (resultRole) this.#apply({ type: "link-opened", result: resultOfRole(resultRole) });
		else if (deepLink && hasLink()) this.#openLink();
		else {
			const saved = resume && savedQuiz(this.#key);
			if (saved) this.#apply({ type: "resumed", ...saved });
			else if (pressed) this.#follow(pressed);
			else if (deepLink) this.#bring();
		}
	}

	/** Goes on from the question that the page has shown, or from a press on Start alone. */
	#follow(pressed: string): void {
		this.#mark();
		this.dispatch({ type: "start", early: this.#early });
		if (pressed === "next") this.dispatch({ type: "next" });
		else if (pressed === "previous") this.previous();
	}

	/** Opens the first question with the answer that the address brings; keeps and reports nothing. */
	#bring(): void {
		const option = firstAnswerIn(location.search);
		if (option === undefined) return;
		this.state = this.#early ?? { ...initialState, stage: "quiz", answers: { q1: option } };
		this.#isBrought = true;
		this.onChange();
	}

	/** Where the link leads to the visitor's own results, their answers are in the history or, for a mail, in the browser. */
	#openLink(): void {
		const kept = this.settings.resume && isMail() ? resultKeeper(this.#key).load() : undefined;
		const answers = this.#sync?.place()?.answers ?? kept;
		this.#apply({ type: "link-opened", result: linked(), answers });
	}

	/** At the visitor's own results, the history has their answers as well. */
	#place(): MarkedPlace {
		const { stage, index, answers } = this.state;
		return { stage, index, answers: this.keepsResult ? answers : undefined };
	}

	/** Lets the present entry of the history stand for what is shown. */
	#mark(): void {
		this.#sync?.mark(this.#place());
	}

	/** A new entry for what is shown. */
	#push(): void {
		const { stage, result } = this.state;
		const shown = stage === "results" && result;
		this.#sync?.push(this.#place(), shown ? new URL(this.link(shown)).search : "");
	}

	/** Lets an entry of the history stand for what is shown: the present one, or where a dialog opens, one of its own. */
	#enter(): void {
		if (!this.isShown) return;
		if (this.settings.dialog && !this.#sync?.place()) {
			if (hasLink()) this.#sync?.clear();
			this.#push();
		} else this.#mark();
	}

	previous(): void {
		// Behind the first question is the landing, where Previous does not lead.
		if (this.state.index > 0 && this.#sync?.back()) return;
		// No entry behind is the question before: the present one becomes it.
		this.#apply({ type: "previous" });
		this.#mark();
	}

	/** Goes on with what the browser keeps. */
	#resumeSending(): void {
		const kept = createKeeper<Submission>(
			this.settings.resume ? storages : undefined,
			"browser",
			`${this.#key}-message`,
		);
		this.#client = createClient(kept, FAILURE, (status, answer) => {
			if (status === "sending") return;
			// The page's author, who alone reads the console, learns that nobody counts these visitors as a partner's.
			if (answer instanceof Object && "unknownPartner" in answer)
				console.warn(`<liberation-quiz> partner: no partner is called "${this.settings.partner}"`);
			this.#listen(status.startsWith("waiting"));
			this.dispatch({ type: "email-settled", delivery: status });
		});
		if (!this.#client.resume()) return;
		this.#listen(true);
		this.#apply({ type: "email-kept" });
	}

	/** Sends the results, or simulates it, and shows them in either case. Does nothing while sending. */
	submitEmail(): void {
		const { result, email } = this.state;
		const { endpoint, partner } = this.settings;
		if (!canSubmit(this.state) || !result) return;
		this.dispatch({ type: "email-submitted" });
		if (endpoint)
			this.#client?.send(endpoint, submissionOf(this.words, email.address, result, partner));
		// Where the build has an endpoint no quiz is without one, and the bundler leaves the simulation out.
		else if (__QUIZ_ENDPOINT__ === null) void this.#simulate(result);
	}

	/** Shows the results as if they had been sent. */
	async #simulate(result: ShownResult): Promise<void> {
		const { siteUrl, partner } = this.settings;
		try {
			await simulateSending(this.words, { result, siteUrl, partner });
		} catch (error) {
			console.error(FAILURE, error);
		}
		this.dispatch({ type: "email-settled", delivery: "preview" });
	}

	/** The browser is to keep nothing. What waits is tried again as long as the page is open. */
	forget(): void {
		keepNothing(storages);
		this.dispatch({ type: "forgotten" });
		this.#mark();
	}

	#tags({ primary }: ShownResult) {
		return campaignTags(primary, "result_page", this.settings.partner);
	}

	/** Where a way on leads, a path of the site or a full address, with campaign tags. */
	siteLink(to: string, result: ShownResult): string {
		return withCampaign(to.startsWith("/") ? this.settings.siteUrl + to : to, this.#tags(result));
	}

	/** Records that a recommended program was followed. */
	recordProgram(slug: string, result: ShownResult): void {
		const { source, medium, campaign } = this.#tags(result);
		const payload = { slug, role: result.primary, source, medium, campaign };
		// The link may lead to another page, so this event goes out at once, after those that still wait.
		this.#recording.flush();
		emit(this.host, { name: "program_recommendation_clicked", payload }, this.settings.partner);
	}

	/** Whose result is shown: the visitor's own, from their mail's link, or one that somebody shared. */
	sourceOf({ roleCounts }: ShownResult): "own" | "mail" | "shared" {
		const { deepLink, resultRole } = this.settings;
		if (!deepLink || resultRole || roleCounts || this.#sync?.ledHere()) return "own";
		return isMail() ? "mail" : "shared";
	}

	/** Link to what is on the screen. */
	link(result: ShownResult): string {
		return resultLink(this.settings.siteUrl, result);
	}

	/** @param notice - says that it is copied */
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

/** Every view is a function of the quiz's state: none keeps a state of its own. */
export interface ViewProps {
	quiz: QuizController;
	/** Whether only what a landing shows first is drawn. The rest follows after the first paint. */
	isFirstPaint?: boolean | undefined;
}
