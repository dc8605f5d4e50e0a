import type { AddressFault } from "../../../shared/address.ts";
import type { SendStatus } from "../../../shared/client.ts";
import type { RoleKey } from "../../../shared/quiz/keys.ts";
import type { SharedResult } from "../../../shared/quiz/result.ts";
import type { Answers } from "../../../shared/quiz/score.ts";

/** The four stages, in order. */
export const STAGES = ["landing", "quiz", "email", "results"] as const;

export type Stage = (typeof STAGES)[number];

/** The names of custom states, which a host page may style: `liberation-quiz:state(question)`. */
export type StateName = Exclude<Stage, "quiz"> | "question";

/** The shown result: based on the visitor's answers (with counts), or from a link (without counts). */
export interface ShownResult extends SharedResult {
	roleCounts?: Readonly<Record<RoleKey, number>>;
	/** Whether some parts of the link were unreadable. */
	isCut?: boolean;
}

/** A message about the last action, such as the outcome of copying, or why a button did nothing. */
export type Notice =
	| "copied"
	| "copyByHand"
	| "notPrinted"
	| "forgotten"
	| "unanswered"
	| AddressFault
	| "meant"
	| "disagreed";

/**
 * The status of sending the results; `delayed` if the mail leaves later, `preview` if no endpoint is set, `restored` if
 * a mail of an earlier page view waits.
 */
export type ResultsMailStatus = Exclude<SendStatus, "sending"> | "delayed" | "preview" | "restored";

export interface EmailForm {
	/** The valid email address in the field; empty if the field is invalid. */
	readonly address: string;
	/** The error shown while `address` is empty. */
	readonly fault: AddressFault;
	/** The address about whose probable typo the visitor was asked. */
	readonly asked?: string;
	/** The address that the visitor is replacing: a mail that still waits for it isn't sent. */
	readonly replaced?: string;
	readonly consent: boolean;
	/** Whether the visitor has tried to submit: only then are validation errors shown. */
	readonly attempted: boolean;
}

export interface QuizState {
	readonly stage: Stage;
	/** The index of the current question, from 0. */
	readonly index: number;
	readonly answers: Answers;
	/** If null at the results stage, an error message is shown. */
	readonly result: ShownResult | null;
	/** The state of the email form. Its address is also part of the Role Pack's file name. */
	readonly email: EmailForm;
	readonly sending: boolean;
	readonly delivery: ResultsMailStatus | null;
	/** The animation that dyes the quilt: until it has ended, nothing tells the role's name. */
	readonly reveal: "running" | "ended" | null;
	readonly notice: Notice | null;
	/** The number of notices so far, used as a key: a new key lets screen readers announce a repeated notice. */
	readonly notices: number;
	/** Whether the Role Pack is printed from the current page, because the browser blocked the print window. */
	readonly printing: boolean;
	/** The number of moves by the visitor. After each move the new heading receives the focus, but not on page load. */
	readonly moves: number;
}

export const initialState: QuizState = {
	stage: "landing",
	index: 0,
	answers: {},
	result: null,
	email: { address: "", fault: "invalid", consent: false, attempted: false },
	sending: false,
	delivery: null,
	reveal: null,
	notice: null,
	notices: 0,
	printing: false,
	moves: 0,
};

/** A position in the quiz, which a history entry can store. */
export interface Place {
	readonly stage: Stage;
	readonly index: number;
}

export function samePlace(a: Place, b: Place): boolean {
	return a.stage === b.stage && (a.stage !== "quiz" || a.index === b.index);
}
