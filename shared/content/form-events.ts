import type { AnalyticsName } from "../analytics.ts";

/** What a form that has been sent is recorded as (spec section 7). None carries what was typed. */
export const FORM_EVENTS = [
	"waitlist_joined",
	"equity_applied",
	"pay_it_forward_selected",
] as const satisfies readonly AnalyticsName[];

export type FormEvent = (typeof FORM_EVENTS)[number];
