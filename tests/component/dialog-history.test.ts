import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { questions, roleOf } from "../../shared/quiz/catalogue.ts";
import { landing, quiz, results } from "../../shared/quiz/messages.ts";
import { expectOpen, isOpen, mountOpen, opener } from "./dialog-support.ts";
import {
	answer,
	eventually,
	expectHeading,
	mount,
	mountAt,
	press,
	rootOf,
	settled,
	tiedAnswers,
} from "./support.ts";

/* What a quiz in a dialog does to the history of its tab. */

const { q4: _, ...withoutFourth } = tiedAnswers;

it("without deep-link, the history is left alone", async () => {
	const before = history.length;
	await mountOpen();
	await press(landing.start);
	await userEvent.keyboard("{Escape}");
	await settled();
	expect([history.length, history.state]).toEqual([before, null]);
});

it("with deep-link, Back leads through the questions and closes, Forward opens", async () => {
	const element = await mountOpen({ "deep-link": "" });
	await press(landing.start);
	await expectHeading(element, questions[0]?.prompt);
	history.back();
	await expectHeading(element, landing.headline);
	history.back();
	await expectOpen(element, false);
	expect(history.state).toBeNull();
	history.forward();
	await expectHeading(element, landing.headline);
	expect(isOpen(element)).toBe(true);
});

it("with deep-link, closing goes back to the page, however far the quiz has come", async () => {
	history.replaceState({ theirs: 1 }, "");
	const element = await mountOpen({ "deep-link": "" });
	await press(landing.start);
	await answer();
	await expectHeading(element, questions[1]?.prompt);
	await userEvent.keyboard("{Escape}");
	await eventually(() => history.state).toEqual({ theirs: 1 });
	await opener.click();
	await expectHeading(element, questions[1]?.prompt);
	// Behind it is the page, not the first question.
	await press(quiz.previous);
	await expectHeading(element, questions[0]?.prompt);
	expect(isOpen(element)).toBe(true);
});

it("with deep-link, an address with a role opens on its results, and Back closes them", async () => {
	history.replaceState(null, "", "?role=healer");
	const element = mount({ display: "dialog", "deep-link": "" });
	await expectHeading(element, roleOf("healer").name);
	await expectOpen(element, true);
	expect(location.search).toContain("role=healer");
	expect(rootOf(element).textContent).toContain(results.sharedTitle);
	history.back();
	await expectOpen(element, false);
	expect(location.search).toBe("");
});

it("with deep-link, a reload finds the dialog open where it was", async () => {
	const element = await mountOpen({ "deep-link": "" });
	await press(landing.start);
	await expectHeading(element, questions[0]?.prompt);
	element.remove();
	await settled();
	const entries = history.length;
	const again = mountAt({ stage: "quiz", index: 3 }, withoutFourth, {
		display: "dialog",
		"deep-link": "",
	});
	await expectHeading(again, questions[3]?.prompt);
	expect(isOpen(again)).toBe(true);
	expect(history.length).toBe(entries);
});
