import type { SendStatus } from "../../../shared/client.ts";
import type { RoleKey } from "../../../shared/quiz/keys.ts";
import type { SharedResult } from "../../../shared/quiz/result.ts";
import type { Answers } from "../../../shared/quiz/score.ts";

/** The four stages, in order: docs/product.md 1.1. */
export const STAGES = ["landing", "quiz", "email", "results"] as const;

export type Stage = (typeof STAGES)[number];

/** What a page's styles may ask of the element: `liberation-quiz:state(question)`. */
export type StateName = Exclude<Stage, "quiz"> | "question";

/** What results are shown: from the visitor's own answers (with counts), or from a link (without). */
export interface ShownResult extends SharedResult {
	roleCounts?: Readonly<Record<RoleKey, number>>;
	/** Whether the link says more than can be read. */
	isCut?: boolean;
}

/** A one-off message: what came of copying the link, or why a button did nothing. */
export type Notice =
	| "copied"
	| "lineCopied"
	| "copyByHand"
	| "notPrinted"
	| "forgotten"
	| "unanswered"
	| "isFirst"
	| AddressFault
	| "disagreed";

/** Why an address can't be taken: it is not complete, or has other letters than those of ASCII before its @. */
export type AddressFault = "invalid" | "ascii";

/** How the sending of the results went so far. Without an endpoint it is a preview, of which nothing is sent. */
export type Delivery = Exclude<SendStatus, "sending"> | "preview";

export interface EmailForm {
	/** "" unless a complete address stands in the field. */
	readonly address: string;
	/** What is said where there is no address. */
	readonly fault: AddressFault;
	readonly consent: boolean;
	/** Whether the visitor wanted to send it, so that what is missing is named. */
	readonly pressed: boolean;
}

export interface QuizState {
	readonly stage: Stage;
	/** Position of the current question, from 0. */
	readonly index: number;
	/** Option chosen for each question so far. */
	readonly answers: Answers;
	/** Present at the email stage and at results; at results its absence is an error. */
	readonly result: ShownResult | null;
	/** What stands in the email stage's form. The address also names the Role Pack. */
	readonly email: EmailForm;
	readonly sending: boolean;
	/** Null where nothing was to be sent. */
	readonly delivery: Delivery | null;
	readonly notice: Notice | null;
	/** How many there were so far, so that the same one can be said again. */
	readonly notices: number;
	/** The browser blocked the Role Pack's window: it prints from this page. */
	readonly printing: boolean;
	/** Grows with each move that the visitor made: focus follows it to the new heading, but not on first load. */
	readonly moves: number;
}

export const initialState: QuizState = {
	stage: "landing",
	index: 0,
	answers: {},
	result: null,
	email: { address: "", fault: "invalid", consent: false, pressed: false },
	sending: false,
	delivery: null,
	notice: null,
	notices: 0,
	printing: false,
	moves: 0,
};

/** A point of the quiz that a history entry can stand for. */
export interface Place {
	readonly stage: Stage;
	readonly index: number;
}

export function samePlace(a: Place, b: Place): boolean {
	return a.stage === b.stage && (a.stage !== "quiz" || a.index === b.index);
}
