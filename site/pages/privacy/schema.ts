import type { z } from "zod";
import { facts, line, link, list, part, prose } from "../../../shared/content/fields.ts";
import { formName } from "../../../shared/content/forms.ts";
import { head, pageFile, paragraphs, point, text, title } from "../../schemas/page-parts.ts";

const section = part("Section", {
	title: line("Heading"),
	paragraphs,
	entries: list("Terms", "term", point, "Each with its explanation, under the paragraphs."),
});

function provider(label: string) {
	return part(label, {
		paragraphs,
		more: link.optional().meta({ label: "Link to the provider’s own words" }),
	});
}

/** The words of the consent dialog, which shows on every page, and of the setting on the privacy page. */
const consent = part(
	"Asking whether visits may be counted",
	{
		title,
		text,
		more: line("Link to this page"),
		allow: line("Button to allow"),
		refuse: line("Button to refuse"),
		open: prose("Not chosen yet", "This and the next three show on the privacy page."),
		allowed: prose("Allowed"),
		refused: prose("Refused"),
		control: prose("Refused by Global Privacy Control"),
	},
	"Only Google Analytics asks.",
);

/** The privacy policy: `site/_data/pages/privacy.json`. */
export const schema = pageFile("Privacy", {
	...head,
	short: part("In short", {
		title,
		items: list(
			"Points",
			"point",
			part("Point", {
				when: line("About what", "Such as “Reading”."),
				title,
				text: text.meta({
					hint: "{days} stands for the days that are set under Business details.",
				}),
			}),
		),
	}),
	/** The sections in the order of the page. */
	sections: part("Sections", {
		reading: section.meta({ label: "Reading the pages" }),
		counting: part(
			"Counting visits",
			{
				title,
				none: provider("Without a service"),
				plausible: provider("With Plausible"),
				umami: provider("With Umami"),
				ga4: provider("With Google Analytics"),
			},
			"The page shows the one that is set under Business details. {host} stands for where its script comes from.",
		),
		quiz: section.meta({
			label: "Taking the quiz",
			hint: "{resultDays} stands for how long a browser keeps a result, {howTitle} and {forget} for buttons of the quiz.",
		}),
		sending: section
			.extend({
				sent: prose("If forms are connected", "{host} stands for where they are sent."),
				simulated: prose("If forms are a preview"),
				each: part(
					"Each form",
					{
						title,
						answer: prose("If it waits for an answer"),
						closing: prose("If it stays until you close it"),
						list: prose("If it puts people on a list"),
					},
					"One of these sentences for each form, with its name above. {answers} stands for the labels of its fields.",
				),
			})
			.meta({
				label: "Sending a form",
				hint: "Begins with one of the two last texts. {days} and {spamDays} stand for the days that are set under Business details.",
			}),
		browser: section.meta({ label: "What the browser keeps" }),
		elsewhere: section.meta({ label: "Other companies" }),
		rights: section.meta({ label: "Rights" }),
		request: section.extend({ form: formName }).meta({ label: "Form to ask for data" }),
	}),
	contact: part("Last section", {
		title,
		text: text.meta({ hint: "Your email address follows." }),
	}),
	choice: consent,
	facts,
});

export type PrivacyPage = z.infer<typeof schema>;
