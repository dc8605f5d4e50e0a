import type { CampaignTags } from "./quiz/campaign.ts";
import type { RoleKey } from "./quiz/keys.ts";

/** Nothing beyond the fact that it happened. */
type Bare = Readonly<Record<string, never>>;

interface ShownRoles {
	readonly primary: RoleKey;
	readonly secondary: RoleKey | null;
}

interface Purchase {
	readonly slug: string;
	/** In US dollars. */
	readonly price: number;
}

/**
 * What is recorded (spec section 7): the name of each event and what it says.
 * None ever carries an email address or the answers.
 */
export interface AnalyticsEvents {
	quiz_started: Bare;
	/** After each answered question: its position from 1, and how far through that is in percent. */
	quiz_progress: { readonly index: number; readonly total: number; readonly percent: number };
	quiz_completed: ShownRoles;
	role_result_shown: ShownRoles;
	program_recommendation_clicked: {
		readonly slug: string;
		readonly role: RoleKey;
	} & Pick<CampaignTags, "source" | "medium" | "campaign">;
	waitlist_joined: Bare;
	presale_checkout_started: Purchase;
	presale_checkout_completed: Purchase;
	equity_applied: Bare;
	pay_it_forward_selected: Bare;
	email_captured: {
		/** The form that took the address. */
		readonly source: string;
		readonly role: RoleKey;
	};
}

export type AnalyticsName = keyof AnalyticsEvents;

/** Those that the quiz records, and sends from its element. */
export type QuizEventName =
	| "quiz_started"
	| "quiz_progress"
	| "quiz_completed"
	| "role_result_shown"
	| "program_recommendation_clicked"
	| "email_captured";

/** Any one event, its payload the one that belongs to its name. */
export type AnalyticsEvent = {
	[Name in AnalyticsName]: { readonly name: Name; readonly payload: AnalyticsEvents[Name] };
}[AnalyticsName];

export type QuizEvent = Extract<AnalyticsEvent, { readonly name: QuizEventName }>;
