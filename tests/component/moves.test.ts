import { beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { questions } from "../../shared/quiz/catalogue.ts";
import { landing, quiz } from "../../shared/quiz/messages.ts";
import {
	deferred,
	eventually,
	fillEmailIn,
	headingOf,
	mount,
	mountAt,
	mountAtEmail,
	rootOf,
	settled,
	tiedAnswers,
	within,
} from "./support.ts";

const { q4: _, ...withoutFourth } = tiedAnswers;

/** At the fourth question, with the second option chosen and `resume` off: only the element itself knows. */
async function mountMidway(): Promise<HTMLElement> {
	const element = mountAt({ stage: "quiz", index: 3 }, withoutFourth);
	await page.getByRole("radio").nth(1).click();
	element.setAttribute("resume", "off");
	sessionStorage.clear();
	return element;
}

function chosenIn(element: Element): number {
	return [...rootOf(element).querySelectorAll("input")].findIndex(({ checked }) => checked);
}

function box(): HTMLElement {
	return document.body.appendChild(document.createElement("div"));
}

describe("a move in the document keeps question and choice", () => {
	it.each<[string, (element: HTMLElement) => void]>([
		["by append", (element) => box().append(element)],
		["by insertBefore", (element) => document.body.insertBefore(element, document.body.firstChild)],
		["by moveBefore", (element) => box().moveBefore(element, null)],
		[
			"twice in one go",
			(element) => {
				for (const place of [box(), box()]) place.append(element);
			},
		],
		[
			"by removal and insertion in one go",
			(element) => {
				element.remove();
				document.body.append(element);
			},
		],
		[
			"of what it is in",
			(element) => {
				const outer = box();
				outer.append(element);
				box().append(outer);
			},
		],
	])("%s", async (_, move) => {
		const element = await mountMidway();
		const radio = rootOf(element).querySelector("input");
		box();
		move(element);
		await settled();
		expect(headingOf(element)).toBe(questions[3]?.prompt);
		expect(chosenIn(element)).toBe(1);
		expect(rootOf(element).querySelector("input")).toBe(radio);
		await page.getByRole("button", { name: quiz.next }).click();
		await eventually(() => headingOf(element)).toBe(questions[4]?.prompt);
	});
});

describe("a removal that lasts", () => {
	beforeEach(() => {
		vi.spyOn(window, "addEventListener");
		vi.spyOn(window, "removeEventListener");
	});

	/** How many that were added since the test began listen to Back and Forward now. */
	function listening(): number {
		const listenersOf = (calls: readonly (readonly unknown[])[]) =>
			calls.filter(([name]) => name === "popstate").map(([, listener]) => listener);
		const removed = listenersOf(vi.mocked(window.removeEventListener).mock.calls);
		const added = new Set(listenersOf(vi.mocked(window.addEventListener).mock.calls));
		return [...added].filter((listener) => !removed.includes(listener)).length;
	}

	it("ends the quiz: nothing of it listens or stands any more", async () => {
		const element = mount({ "deep-link": "" });
		await settled();
		expect(listening()).toBe(1);
		element.remove();
		await settled();
		expect(listening()).toBe(0);
		expect(rootOf(element).textContent).toBe("");
	});

	it("leaves no listener behind a move before it", async () => {
		const element = mount({ "deep-link": "" });
		box().append(element);
		await settled();
		expect(listening()).toBe(1);
		element.remove();
		await settled();
		expect(listening()).toBe(0);
	});

	it("may be undone: the element starts anew, where its answers are kept at its question", async () => {
		const element = mountAt({ stage: "quiz", index: 3 }, withoutFourth);
		await settled();
		element.remove();
		await settled();
		document.body.append(element);
		await eventually(() => headingOf(element)).toBe(questions[3]?.prompt);
		await page.getByRole("radio").first().click();
		await expect.element(page.getByRole("button", { name: quiz.next })).toBeEnabled();
		expect(rootOf(element).querySelectorAll("form")).toHaveLength(1);
	});

	it("lets what was being sent end in silence: no error, no event, no entry in the page's history", async () => {
		const answer = deferred<Response>();
		vi.spyOn(window, "fetch").mockReturnValue(answer.promise);
		const element = mountAtEmail({ endpoint: "https://forms.test/quiz", "deep-link": "" });
		await fillEmailIn();
		await page.getByRole("button").click();
		expect(window.fetch).toHaveBeenCalledOnce();
		element.remove();
		await settled();
		const heard = vi.fn();
		element.addEventListener("role-result-shown", heard);
		const entries = history.length;
		const { href } = location;
		answer.resolve(new Response());
		// An error here would fail the run as an unhandled one.
		await settled();
		expect(history.length).toBe(entries);
		expect(location.href).toBe(href);
		expect(heard).not.toHaveBeenCalled();
		expect(rootOf(element).textContent).toBe("");
	});
});

describe("two quizzes on a page", () => {
	it("are independent", async () => {
		const first = mount({ resume: "off" });
		const second = mount({ resume: "off" });
		await within(first).getByRole("button", { name: landing.start }).click();
		await eventually(() => headingOf(first)).toBe(questions[0]?.prompt);
		expect(headingOf(second)).toBe(landing.headline);

		await within(second).getByRole("button", { name: landing.start }).click();
		await within(first).getByRole("radio").nth(2).click();
		await eventually(() => chosenIn(first)).toBe(2);
		expect(chosenIn(second)).toBe(-1);
		await within(second).getByRole("radio").nth(0).click();
		expect(chosenIn(first)).toBe(2);
	});
});
