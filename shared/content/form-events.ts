import type { AnalyticsName } from "../analytics.ts";

/** The events that a sent form may record, without what was typed. */
export const FORM_EVENTS = [
	"waitlist_joined",
	"equity_applied",
	"pay_it_forward_selected",
] as const satisfies readonly AnalyticsName[];
