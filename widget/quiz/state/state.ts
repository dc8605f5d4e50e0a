import type { SendStatus } from "../../../shared/client.ts";
import type { RoleKey } from "../../../shared/quiz/keys.ts";
import type { SharedResult } from "../../../shared/quiz/result.ts";
import type { Answers } from "../../../shared/quiz/score.ts";

/** The four stages, in order. */
export const STAGES = ["landing", "quiz", "email", "results"] as const;

export type Stage = (typeof STAGES)[number];

/** A custom state for the page's styles: `liberation-quiz:state(question)`. */
export type StateName = Exclude<Stage, "quiz"> | "question";

/** A result of the visitor's answers, with counts, or of a link, without counts. */
export interface ShownResult extends SharedResult {
	roleCounts?: Readonly<Record<RoleKey, number>>;
	/** Whether the link has parts that could not be read. */
	isCut?: boolean;
}

/** A message about the last action: the outcome of copying, or why a button did nothing. */
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

/** Why an address is invalid: it is incomplete, or has letters beyond ASCII before its @. */
export type AddressFault = "invalid" | "ascii";

/** The state of sending the results. Without an endpoint it is a preview. */
export type Delivery = Exclude<SendStatus, "sending"> | "preview";

export interface EmailForm {
	/** Empty unless the field has a valid address. */
	readonly address: string;
	/** Shown where there is no address. */
	readonly fault: AddressFault;
	readonly consent: boolean;
	/** Whether the visitor has tried to submit: then faults are shown. */
	readonly attempted: boolean;
}

export interface QuizState {
	readonly stage: Stage;
	/** Position of the current question, from 0. */
	readonly index: number;
	readonly answers: Answers;
	/** Null at the results shows an error. */
	readonly result: ShownResult | null;
	/** The email form. Its address also names the Role Pack's file. */
	readonly email: EmailForm;
	readonly sending: boolean;
	readonly delivery: Delivery | null;
	readonly notice: Notice | null;
	/** Counts the notices, so that a repeated one is announced again. */
	readonly notices: number;
	/** Whether the Role Pack prints from this page, because the browser blocked its window. */
	readonly printing: boolean;
	/** Counts the visitor's moves: the focus follows each to the new heading, but not on first load. */
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
	notice: null,
	notices: 0,
	printing: false,
	moves: 0,
};

/** A point of the quiz that a history entry can mark. */
export interface Place {
	readonly stage: Stage;
	readonly index: number;
}

export function samePlace(a: Place, b: Place): boolean {
	return a.stage === b.stage && (a.stage !== "quiz" || a.index === b.index);
}
