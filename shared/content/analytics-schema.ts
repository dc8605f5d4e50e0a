import { z } from "zod";
import { externalUrl } from "./fields.ts";

/** The service that counts visits and events; docs/insight.md says where each value is found. */
export const analyticsSchema = z.discriminatedUnion("provider", [
	z.strictObject({ provider: z.literal("none") }),
	z.strictObject({
		provider: z.literal("plausible"),
		/** The address of its script. Events go to the same origin. */
		script: externalUrl,
		/** The site as Plausible knows it. */
		domain: z
			.string()
			.regex(
				/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/,
				'a domain as Plausible lists it, such as "example.org"',
			),
	}),
	z.strictObject({
		provider: z.literal("umami"),
		/** The address of its script. Events go to the same origin. */
		script: externalUrl,
		websiteId: z.uuid('a website id, such as "94db1cb1-74f4-4a40-ad6c-962362670409"'),
	}),
	z.strictObject({
		provider: z.literal("ga4"),
		measurementId: z.string().regex(/^G-[A-Z0-9]+$/, 'a measurement id, such as "G-ABC123"'),
	}),
]);

export type Analytics = z.infer<typeof analyticsSchema>;
