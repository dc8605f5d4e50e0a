import { z } from "zod";
import { analyticsSchema } from "./analytics-schema.ts";
import { contentFile, externalUrl, href, origin, photo, text } from "./fields.ts";

/** A figure with what it counts: `500+`, `scholarship recipients`. */
const figure = z.strictObject({ figure: text, label: text });

/** The business behind the site: `site/_data/site.json`. */
export const siteSchema = contentFile({
	name: text,
	tagline: text,
	description: text,
	/** Where the site lives; SITE_URL overrides it at build. */
	origin,
	locale: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/, 'a language and country, such as "en-US"'),
	/** null = a quilt stands in the founder's place. */
	founderPortrait: photo.nullable(),
	contactEmail: z.email('an email address, such as "hello@example.org"'),
	/** On one line or several; null = not in any mail. The law asks for it in mail to many. */
	postalAddress: text.nullable(),
	/** Where to tell of a hole in the site's security: /.well-known/security.txt. */
	securityEmail: z.email('an email address, such as "security@example.org"'),
	social: z.array(z.strictObject({ label: text, url: externalUrl })),
	newsletter: z.strictObject({ label: text, url: externalUrl }),
	donationUrl: externalUrl,
	schedulingUrl: externalUrl,
	/**
	 * Where forms are posted, a form's name appended: `/api` where the site's own host delivers them, or a
	 * full address. null = forms are simulated. FORMS_ENDPOINT overrides it.
	 */
	formsEndpoint: href.nullable(),
	/** Who counts visits and events: docs/insight.md. */
	analytics: analyticsSchema,
	officeHours: z.strictObject({
		timeZone: text,
		hours: z.array(z.strictObject({ days: text, hours: text })).min(1),
		replyWithinHours: z.number().int().positive(),
	}),
	/** Part of every enrolment that goes to the ecosystem fund, in percent. */
	ecosystemFundPercent: z.number().min(0).max(100),
	impact: z.strictObject({
		/** What the home page claims. */
		home: z.array(figure).min(1),
		/** What the get-involved page counts. */
		getInvolved: z.array(figure).min(1),
	}),
});

export type Site = z.infer<typeof siteSchema>;
