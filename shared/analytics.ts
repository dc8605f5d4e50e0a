import type { CampaignTags } from "./quiz/campaign.ts";
import type { RoleKey } from "./quiz/keys.ts";
import type { RolePair } from "./quiz/result.ts";

type Bare = Readonly<Record<string, never>>;

/** The properties that the payloads of all quiz events share. */
interface OfQuiz {
	readonly partner?: string;
}

interface Purchase {
	readonly slug: string;
	/** In US dollars. */
	readonly price: number;
}

/** The events that the quiz records for analytics, and that its element dispatches under kebab-case names. */
export interface QuizEvents {
	/** The quiz starts at its first question. */
	quiz_started: OfQuiz;
	/** A question is answered: its position from 1, the number of questions, and the progress in percent. */
	quiz_progress: {
		readonly index: number;
		readonly total: number;
		readonly percent: number;
	} & OfQuiz;
	/** The last question is answered. */
	quiz_completed: RolePair & OfQuiz;
	/** Results are shown. */
	role_result_shown: RolePair & OfQuiz;
	/** The visitor follows the link of a recommended program. */
	program_recommendation_clicked: {
		readonly slug: string;
		readonly role: RoleKey;
	} & Pick<CampaignTags, "source" | "medium" | "campaign"> &
		OfQuiz;
	/** The visitor sends the email form; `source` names the form. */
	email_captured: { readonly source: string; readonly role: RoleKey } & OfQuiz;
}

/** The events of a quiz in a dialog, which the element dispatches but analytics does not record. */
export interface DialogEvents {
	/** The dialog has opened. */
	quiz_opened: OfQuiz;
	/** The dialog has closed. The answers are kept. */
	quiz_closed: OfQuiz;
}

/** The events that notify the host page, which the element dispatches but analytics does not record. */
export interface NoticeEvents {
	/**
	 * The link of a result is copied. The quiz shows `message` beside its button, unless a listener calls
	 * `preventDefault()` to show it elsewhere.
	 */
	link_copied: { readonly message: string };
}

/** All events that the element dispatches; their dispatched names are in kebab-case. */
export interface ElementEvents extends QuizEvents, DialogEvents, NoticeEvents {}

/** The events that the site records outside the quiz. */
interface SiteEvents {
	waitlist_joined: Bare;
	presale_checkout_started: Purchase;
	presale_checkout_completed: Purchase;
	equity_applied: Bare;
	pay_it_forward_selected: Bare;
}

/** The recorded events and their payloads, which never carry an email address or the answers. */
export interface AnalyticsEvents extends QuizEvents, SiteEvents {}

export type AnalyticsName = keyof AnalyticsEvents;

/** The events that a submitted form may record. */
export const FORM_EVENTS = [
	"waitlist_joined",
	"equity_applied",
	"pay_it_forward_selected",
] as const satisfies readonly AnalyticsName[];

export type ElementEventName = keyof ElementEvents;

export type AnalyticsEvent = {
	[Name in AnalyticsName]: { readonly name: Name; readonly payload: AnalyticsEvents[Name] };
}[AnalyticsName];

export type QuizEvent = Extract<AnalyticsEvent, { readonly name: keyof QuizEvents }>;
