import { z } from "zod";
import { externalUrl, matching, part } from "./fields.ts";

const script = externalUrl.meta({
	label: "Address of its script",
	hint: "The service shows it in its setup. Events go to the same host.",
});

/** The service that counts visits and events; docs/insight.md says where each value is found. */
export const analyticsSchema = z
	.discriminatedUnion("provider", [
		part("None", { provider: z.literal("none") }),
		part("Plausible", {
			provider: z.literal("plausible"),
			script,
			domain: matching(
				z.string(),
				/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/,
				'a domain as Plausible lists it, such as "example.org"',
			).meta({ label: "Domain", hint: "As Plausible lists it, such as example.org." }),
		}),
		part("Umami", {
			provider: z.literal("umami"),
			script,
			websiteId: matching(
				z.string(),
				z.regexes.uuid(),
				'a website id, such as "94db1cb1-74f4-4a40-ad6c-962362670409"',
			).meta({ label: "Website ID", hint: "Umami shows it in the settings of the website." }),
		}),
		part("Google Analytics", {
			provider: z.literal("ga4"),
			measurementId: matching(
				z.string(),
				/^G-[A-Z0-9]+$/,
				'a measurement id, such as "G-ABC123"',
			).meta({ label: "Measurement ID", hint: "Begins with G-. Visitors are asked first." }),
		}),
	])
	.meta({
		label: "Counting visits",
		hint: "The service that counts visits, or none. The privacy page says by itself which one it is.",
	});

export type Analytics = z.infer<typeof analyticsSchema>;
