import { expect, it, vi } from "vitest";
import { questions } from "../../../shared/quiz/catalogue.ts";
import { quiz } from "../../../shared/quiz/messages.ts";
import {
	clearPage,
	ENDPOINT,
	eventually,
	expectHeading,
	headingOf,
	mountAt,
	mountAtEmail,
	next,
	option,
	press,
	rootOf,
	sendForm,
	sentAnswer,
	settled,
	weaverAnswers,
} from "./support.ts";

const { q4: _, ...withoutFourth } = weaverAnswers;

function chosenIn(element: Element): number {
	return [...rootOf(element).querySelectorAll("input")].findIndex(({ checked }) => checked);
}

function box(): HTMLElement {
	return document.body.appendChild(document.createElement("div"));
}

it.each<[string, (element: HTMLElement) => void]>([
	["by append", (element) => box().append(element)],
	["by moveBefore", (element) => box().moveBefore(element, null)],
	[
		"by removal and insertion in one go",
		(element) => {
			element.remove();
			document.body.append(element);
		},
	],
])("a move in the document keeps question and choice: %s", async (_, move) => {
	const element = mountAt({ stage: "quiz", index: 3 }, withoutFourth);
	await option(1).click();
	await eventually(() => chosenIn(element)).toBe(1);
	// Only the element holds its state.
	element.setAttribute("resume", "off");
	sessionStorage.clear();
	const radio = rootOf(element).querySelector("input");
	box();
	move(element);
	await settled();
	await eventually(() => headingOf(element)).toBe(questions[3]?.prompt);
	await eventually(() => chosenIn(element)).toBe(1);
	await eventually(() => rootOf(element).querySelector("input")).toBe(radio);
	await press(quiz.next);
	await expectHeading(element, questions[4]?.prompt);
});

it("a removal that lasts ends when the element is inserted again, which starts at the question that is kept", async () => {
	const element = mountAt({ stage: "quiz", index: 3 }, withoutFourth);
	await expectHeading(element, questions[3]?.prompt);
	await clearPage();
	document.body.append(element);
	await expectHeading(element, questions[3]?.prompt);
	await option(0).click();
	await expect.element(next).toBeEnabled();
	await eventually(() => rootOf(element).querySelectorAll("form")).toHaveLength(1);
});

it("a removal that lasts while a form is being sent causes no error, no event and no entry in the page's history", async () => {
	const answer = Promise.withResolvers<Response>();
	vi.spyOn(window, "fetch").mockReturnValue(answer.promise);
	const element = mountAtEmail({ endpoint: ENDPOINT, "deep-link": "" });
	await sendForm();
	await eventually(() => window.fetch).toHaveBeenCalledOnce();
	await clearPage();
	const heard = vi.fn();
	element.addEventListener("role-result-shown", heard);
	const entries = history.length;
	const { href } = location;
	answer.resolve(sentAnswer());
	// An error here would fail the run as an unhandled one.
	await settled();
	expect(history.length).toBe(entries);
	expect(location.href).toBe(href);
	expect(heard).not.toHaveBeenCalled();
	await eventually(() => rootOf(element).textContent).toBe("");
});
