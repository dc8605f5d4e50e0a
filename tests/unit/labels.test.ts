import { describe, expect, test } from "vitest";
import { formNamed } from "../../shared/content/forms.ts";

import { pillars, roles, tiers } from "../../shared/quiz/catalogue.ts";
import { email, landing, quiz, results, rolePack } from "../../shared/quiz/messages.ts";
import formWords from "../../site/_data/formWords.json" with { type: "json" };
import navigation from "../../site/_data/navigation.json" with { type: "json" };
import notFound from "../../site/_data/pages/not-found.json" with { type: "json" };
import shop from "../../site/_data/pages/shop.json" with { type: "json" };
import { forms } from "../../tools/forms.ts";

/*
 * The texts and figures of the JSON that the product fixes. They stand here and nowhere else in the tests: whoever
 * rewords any other text sees every test pass. Labels that follow from a rule, such as "Book Now" on a service, are
 * proven with the rule.
 */

describe("the quiz", () => {
	test("its stages", () => {
		expect(landing).toMatchObject({
			headline: "Discover Your Role in Liberation",
			start: "Take the Assessment (7 minutes)",
			startNow: "Take the Assessment Now",
			discoverTitle: "What You’ll Discover",
			discoveries: [
				{ title: "Your Liberation Role" },
				{ title: "Systems You Dismantle" },
				{ title: "Your Liberation Praxis" },
			],
		});
		expect(quiz).toMatchObject({ previous: "Previous", next: "Next", finish: "Get My Results" });
		expect(email.sending).toBe("Sending Results...");
		for (const promise of [/agree/, /quiz results/, /occasional updates/, /unsubscribe anytime/])
			expect(email.consent).toMatch(promise);
	});

	test("its results and the Role Pack", () => {
		expect(results).toMatchObject({
			resonate: "You also strongly resonate with:",
			gift: "Gift",
			challenge: "Challenge",
			contribution: "Community Contribution",
			invitation: "Invitation",
			wheelTitle: "Your Place in the Liberation Ecosystem",
			self: "Self",
			home: "Home",
			work: "Work",
			shareTitle: "Share Your Results",
			copy: "Copy Link",
			save: "Save as PDF",
			error: "Error loading results",
		});
		expect(rolePack.title).toBe("Role Pack");
	});

	test("its roles, pillars and tiers", () => {
		expect(roles.map(({ name }) => name).join()).toBe(
			"Weaver,Experimenter,Frontline Responder,Visionary,Builder,Caregiver,Disruptor,Healer,Storyteller,Guide",
		);
		expect(pillars.map(({ label }) => label)).toEqual([
			"Right to Comfort",
			"Power Hoarding",
			"Objectivity",
			"Progress is Bigger/More",
			"Perfectionism",
			"Either/Or Thinking",
			"Paternalism",
			"Only One Right Way",
			"Worship of the Written Word",
			"Fear of Open Conflict",
			"Individualism",
			"I’m the Only One",
			"Quantity Over Quality",
			"Sense of Urgency",
			"Defensiveness",
		]);
		expect(tiers.map(({ name }) => name)).toEqual([
			"Self-Guided",
			"Live Cohort",
			"Full Year Track",
		]);
	});
});

test("the shop, the lists of forms and the page for unknown addresses", () => {
	expect(shop.shelves.empty).toBe("No products found in this category.");
	expect(formWords.placeholder).toBe("Select one…");
	expect(shop.shelves.all).toBe("All");
	expect(shop.featured.badge).toBe("Popular");
	expect(notFound.title).toBe("Oops! Page not found");
	expect(notFound.action.label).toBe("Return to Home");
});

test("the navigation, whose order and other links are the founder's", () => {
	const labels = (links: readonly { label: string }[]) => links.map(({ label }) => label);
	const main = ["Home", "About", "For White People", "Collaborations", "Shop"];
	const inDropdowns = ["Academy", "Quiz", "Articles", "Erin’s Place", "Homestead", "Events"];
	const others = ["Get Involved", "Contact"];
	expect(labels(navigation.main)).toEqual(
		expect.arrayContaining([...main, "Learn", "Programs", "Connect"]),
	);
	expect(labels(navigation.phone.flatMap(({ links }) => links))).toEqual(
		expect.arrayContaining([...main, ...inDropdowns, ...others]),
	);
	expect(labels(navigation.buttons)).toEqual(expect.arrayContaining(["Donate", "Get Involved"]));
});

describe("the forms", () => {
	const valuesOf = (form: keyof typeof forms, name: string) => {
		const field = formNamed(forms, form).fields.find((each) => each.name === name);
		return field?.kind === "select" ? field.options.map(({ value }) => value) : [];
	};

	test("the waitlist's fields and what can be chosen", () => {
		expect(
			formNamed(forms, "waitlist").fields.map(
				({ name, missing }) => name + (missing ? " (required)" : ""),
			),
		).toEqual([
			"name (required)",
			"email (required)",
			"track",
			"role",
			"interest",
			"access",
			"consent (required)",
		]);
		expect(valuesOf("waitlist", "role").join()).toBe("educator,hr,clinician,parent,organizer,ally");
		expect(valuesOf("waitlist", "interest").join()).toBe("circles,ceu,courses,toolkits,corporate");
		expect(formNamed(forms, "waitlist").fields.find(({ name }) => name === "access")).toMatchObject(
			{ rows: 3 },
		);
	});

	test("what a message can be about, among other things", () => {
		expect(valuesOf("contact", "inquiry")).toEqual(
			expect.arrayContaining([
				"academy",
				"erins-place",
				"homestead",
				"collaboration",
				"media",
				"technical",
				"other",
			]),
		);
	});
});
