import type { AnalyticsName } from "../analytics.ts";

/** The analytics events that a submitted form may record. Their payloads have no answers. */
export const FORM_EVENTS = [
	"waitlist_joined",
	"equity_applied",
	"pay_it_forward_selected",
] as const satisfies readonly AnalyticsName[];
