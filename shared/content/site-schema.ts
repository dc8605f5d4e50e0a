import { z } from "zod";
import {
	asking,
	contentFile,
	externalUrl,
	fact,
	line,
	list,
	matching,
	origin,
	part,
	photo,
	prose,
	timeZone,
} from "./fields.ts";

const script = externalUrl.meta({
	label: "Address of its script",
	hint: "The service shows it in its setup. Events go to the same host.",
});

/** The analytics provider; docs/insight.md says where to find each value. */
const analyticsSchema = z
	.discriminatedUnion("provider", [
		part("None", { provider: z.literal("none") }),
		part("Plausible", {
			provider: z.literal("plausible"),
			script,
			domain: matching(
				/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/,
				'a domain as Plausible lists it, such as "example.org"',
			).meta({ label: "Domain", hint: "As Plausible lists it, such as example.org." }),
		}),
		part("Umami", {
			provider: z.literal("umami"),
			script,
			websiteId: matching(
				z.regexes.uuid(),
				'a website id, such as "94db1cb1-74f4-4a40-ad6c-962362670409"',
			).meta({ label: "Website ID", hint: "Umami shows it in the settings of the website." }),
		}),
		part("Google Analytics", {
			provider: z.literal("ga4"),
			measurementId: matching(/^G-[A-Z0-9]+$/, 'a measurement id, such as "G-ABC123"').meta({
				label: "Measurement ID",
				hint: "Begins with G-. Visitors are asked first.",
			}),
		}),
	])
	.meta({
		label: "Counting visits",
		hint: "The service that counts visits, or none. The privacy page says by itself which one it is.",
	});

export type Analytics = z.infer<typeof analyticsSchema>;

/** A number with its label: `500+`, `scholarship recipients`. */
const figure = part("Figure", {
	figure: line("Figure", "Such as 500+."),
	label: line("What it counts"),
}).meta({ summary: "{{fields.figure}} {{fields.label}}" });

const address = externalUrl.meta({ label: "Address", hint: "Begins with https://." });

/** The settings of the editor at /admin: the repository to which the editor commits. */
const editorSettings = part("Editor", {
	repository: matching(
		/^[\w.-]+\/[\w.-]+$/,
		'an account and a repository on GitHub, such as "liberation-education/website"',
	)
		.nullable()
		.meta({
			label: "Repository on GitHub",
			hint: "The account and the repository, with a slash between. Empty: the published site has no editor, and npm start still has one.",
		}),
	branch: line("Branch", "The branch from which the site is built, such as main."),
	review: z.boolean().meta({
		label: "Review before publishing",
		hint: "Each change waits in a pull request on GitHub until somebody publishes it.",
	}),
	signInService: origin.nullable().meta({
		label: "Service for signing in with GitHub",
		hint: "The address of the service that docs/deploy.md describes. Without one, a token signs in.",
	}),
});

/** The days of a retention period. The limit rules out data that is practically never deleted. */
const keptDays = z.number().int().min(1).max(366);

/** The schema of `site/_data/site.json`, which describes the business. */
export const siteSchema = contentFile("Name, addresses and figures", {
	name: line("Name of the business", "In the footer, in mails and behind the title of each page."),
	tagline: line("Tagline", "In the footer, under the name."),
	description: prose("What the business is", "Search engines read it."),
	origin: origin.meta({
		label: "Address of this website",
		hint: "Begins with https:// and has no slash at its end.",
	}),
	locale: matching(/^[a-z]{2}-[A-Z]{2}$/, 'a language and country, such as "en-US"').meta({
		label: "Language",
		edit: "hidden",
		why: "The whole site is written in it.",
	}),
	founderName: asking(
		line(
			"Founder’s name",
			"With the portrait and with your own words, on the home page and on About.",
		).nullable(),
		"first",
		"your name, as visitors should read it: it stands with your portrait and your words",
	),
	founderPortrait: asking(
		photo.nullable().meta({
			label: "Founder’s portrait",
			hint: "On the home page and on About. On the home page it lies on the quilt.",
		}),
		"advised",
		"your portrait, for the home page and About; until then a quilt stands there",
	),
	contactEmail: matching(z.regexes.email, 'an email address, such as "hello@example.org"').meta({
		label: "Email address",
		hint: "Visitors write to it. It shows on the contact page and in the footer.",
	}),
	postalAddress: asking(
		prose(
			"Postal address",
			"At the end of mails, on one line or several. The law asks for it in mail that carries news.",
		).nullable(),
		"required",
		"the postal address of the business: the law asks for it in mail that carries news",
	),
	/** The contact address in /.well-known/security.txt. */
	securityEmail: matching(z.regexes.email, 'an email address, such as "security@example.org"').meta(
		{
			label: "Email address for security",
			hint: "Where people tell you of a hole in the site’s security.",
		},
	),
	keep: part(
		"How long the website keeps what people send",
		{
			days: keptDays.meta({
				label: "Days",
				hint: "From when it’s in your inbox, or from your answer where it waits for one.",
			}),
			spamDays: keptDays.meta({
				label: "Days for spam",
				hint: "What is held at the desk as spam.",
			}),
		},
		"The privacy page promises these days, and the server keeps to them once the site is built again.",
	),
	social: list(
		"Profiles on social media",
		"profile",
		part("Profile", { label: line("Name", "Such as Instagram."), url: address }),
		"On the contact page and in the footer.",
	),
	newsletter: part(
		"Newsletter",
		{ label: line("Words of the link"), url: address },
		"The link to it in the footer.",
	),
	donationUrl: externalUrl.meta({
		label: "Donation page",
		hint: "The address at your donation provider, behind every button that gives money.",
	}),
	giving: part(
		"Giving",
		{
			button: line("Button to the donation page"),
			fund: line("After the fund’s percentage"),
		},
		"At the top of the pages that ask for gifts.",
	),
	payTerms: part(
		"Terms of payment",
		{
			ask: part("While a term has no answer", {
				renewing: line("Beside what may renew", "Your email address follows."),
				once: line("Beside what is paid once", "Your email address follows."),
				giving: line("Beside what is given", "Your email address follows."),
			}),
			renewal: fact.meta({ label: "What renews" }),
			refunds: fact.meta({ label: "What can be refunded" }),
		},
		"Beside every button that leads to a payment page.",
	),
	schedulingUrl: externalUrl.meta({
		label: "Scheduling page",
		hint: "Where visitors book a time to talk. The contact page links to it.",
	}),
	/** The forms endpoint. The environment variable FORMS_ENDPOINT overrides this value at build time. */
	formsEndpoint: asking(
		matching(
			/^(?:\/[a-z0-9-]+(?:\/[a-z0-9-]+)*|https:\/\/[a-z0-9.-]+(?:\/\S*)?)$/i,
			'"/api", or the full address of another service',
		)
			.nullable()
			.meta({
				label: "Where forms are sent",
				hint: "/api once the delivery is set up (docs/deploy.md), or the address of another service. As long as it is empty, forms are a preview and nothing reaches you.",
			}),
		"required",
		'"/api", with the settings of docs/deploy.md; until then nothing that a visitor sends reaches you',
	),
	mailEach: part(
		"Mail you each one",
		{
			quiz: z.boolean().meta({ label: "Who takes the quiz" }),
			leavers: z.boolean().meta({ label: "Who leaves your lists, or whose mail comes back" }),
		},
		"Otherwise their number is in the mail on Monday, and the desk lists them. Forms that put people on a list have the same setting.",
	),
	editor: editorSettings.nullable().meta({
		hint: "Where the content is kept. Without it, the site is built without this editor.",
	}),
	analytics: analyticsSchema,
	officeHours: part(
		"Office hours",
		{
			timeZone: timeZone.meta({ label: "Time zone", hint: "Stands behind the hours." }),
			hours: list(
				"Days and hours",
				"line",
				part("Hours", {
					days: line("Days", "Such as Monday to Thursday."),
					hours: line("Hours", "Such as 9 am to 5 pm, or Closed."),
				}).meta({ summary: "{{fields.days}}: {{fields.hours}}" }),
			).min(1),
			reply: line(
				"When you reply",
				"Without a promise: in place of {reply} after other forms, and on the PASS hub.",
			),
		},
		"On the contact page and on the PASS hub.",
	),
	ecosystemFundPercent: z.number().min(0).max(100).meta({
		label: "Percent for the ecosystem fund",
		hint: "The part of every enrollment that goes to the fund: on Donate and Scholarships.",
	}),
	impact: part("Figures of what you have done", {
		home: list("Figures on the home page", "figure", figure).min(1),
		getInvolved: list("Figures on Get involved", "figure", figure).min(1),
	}),
}).meta({ group: "Business details" });

export type Site = z.infer<typeof siteSchema>;
