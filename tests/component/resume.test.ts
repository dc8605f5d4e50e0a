import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { questions, roleOf } from "../../shared/quiz/catalogue.ts";
import { email, landing, quiz } from "../../shared/quiz/messages.ts";
import {
	ADDRESS,
	eventually,
	fillEmailIn,
	headingOf,
	mount,
	mountAt,
	mountAtEmail,
	mountAtOwnResults,
	settled,
	tiedAnswers,
	within,
} from "./support.ts";

const KEY = "liberation-quiz";

async function expectHeading(element: Element, words: string | undefined): Promise<void> {
	await eventually(() => headingOf(element)).toBe(words);
}

/** What a reload does to the quiz: this one is gone, another begins. */
async function reload(element: HTMLElement): Promise<HTMLElement> {
	element.remove();
	await settled();
	return mount();
}

async function answerFirst(): Promise<void> {
	await page.getByRole("button", { name: landing.start }).click();
	await page.getByRole("radio").nth(2).click();
	await page.getByRole("button", { name: quiz.next }).click();
}

describe("a reload", () => {
	it("finds the question and the answers again", async () => {
		const first = mount();
		await answerFirst();
		await expectHeading(first, questions[1]?.prompt);
		const again = await reload(first);
		await expectHeading(again, questions[1]?.prompt);
		await page.getByRole("button", { name: quiz.previous }).click();
		await expect.element(page.getByRole("radio").nth(2)).toBeChecked();
	});

	it("finds a choice that Next has not confirmed yet", async () => {
		const first = mountAt({ stage: "quiz", index: 0 }, {});
		await page.getByRole("radio").nth(1).click();
		await expect.element(page.getByRole("radio").nth(1)).toBeChecked();
		await reload(first);
		await expect.element(page.getByRole("radio").nth(1)).toBeChecked();
	});

	it("finds the email stage again, but never the address", async () => {
		const first = mountAtEmail();
		await fillEmailIn();
		expect(JSON.stringify({ ...sessionStorage })).not.toContain("sam");
		const again = await reload(first);
		await expectHeading(again, email.title);
		await expect.element(page.getByRole("textbox")).toHaveValue("");
		await expect.element(page.getByRole("checkbox")).not.toBeChecked();
	});

	it("finds nothing at the landing, nor once the quiz is done", async () => {
		mount();
		await settled();
		expect(sessionStorage.getItem(KEY)).toBeNull();
		document.body.replaceChildren();
		await mountAtOwnResults();
		expect(sessionStorage.getItem(KEY)).toBeNull();
	});

	it("keeps keys and positions, nothing that a person wrote", async () => {
		mount();
		await answerFirst();
		await eventually(() => sessionStorage.getItem(KEY)).toMatch(/^[0-9a-f]{8} quiz 1 2-{14}$/);
		expect(sessionStorage).toHaveLength(1);
		expect(localStorage).toHaveLength(0);
	});

	it("discards the answers to other questions than today's", async () => {
		sessionStorage.setItem(KEY, "00000000 quiz 3 000------------");
		const element = mount();
		await settled();
		expect(headingOf(element)).toBe(landing.headline);
	});
});

describe("resume off", () => {
	it("neither keeps answers nor takes them up", async () => {
		const element = mountAt({ stage: "quiz", index: 3 }, tiedAnswers, { resume: "off" });
		await settled();
		expect(headingOf(element)).toBe(landing.headline);
		sessionStorage.clear();
		await answerFirst();
		await expectHeading(element, questions[1]?.prompt);
		expect(sessionStorage).toHaveLength(0);
	});
});

describe("where storage", () => {
	async function expectQuizWorks(): Promise<void> {
		vi.spyOn(window, "fetch").mockResolvedValue(new Response());
		const element = mount();
		await answerFirst();
		await expectHeading(element, questions[1]?.prompt);
		element.setAttribute("result-role", "healer");
		await expectHeading(element, roleOf("healer").name);
	}

	it("is refused, the quiz goes on without", async () => {
		vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
			throw new DOMException("denied", "SecurityError");
		});
		await expectQuizWorks();
	});
});

describe("what was kept", () => {
	/** The version of today's questions, as the widget itself writes it. */
	async function version(): Promise<string> {
		mountAt({ stage: "quiz", index: 0 }, {});
		await settled();
		const [today = ""] = sessionStorage.getItem(KEY)?.split(" ") ?? [];
		return today;
	}

	it.each([
		"",
		"quiz x 000------------",
		"quiz 15 000000000000000",
		"quiz 14 4444444444444444",
		"wizard 3 000------------",
	])("and is %j by now breaks nothing", async (rest) => {
		const today = await version();
		document.body.replaceChildren();
		sessionStorage.setItem(KEY, `${today} ${rest}`);
		const element = mount();
		await expectHeading(element, landing.headline);
	});
});

it("the address is in no storage after the whole end of the quiz", async () => {
	await mountAtOwnResults();
	for (const storage of [sessionStorage, localStorage]) {
		expect(JSON.stringify({ ...storage })).not.toContain(ADDRESS);
	}
	expect(location.href + JSON.stringify(history.state)).not.toContain("sam");
});

describe("several quizzes of a page", () => {
	const prompt = (index: number) => questions[index]?.prompt;

	/** Starts each of them, answers the first question in the second one, and gives what a reload makes of them. */
	async function reloaded(...ids: string[]): Promise<(string | undefined)[]> {
		const make = () =>
			ids.map((id) => {
				// As in markup, where the id is there before the element is.
				const element = document.createElement("liberation-quiz");
				if (id) element.id = id;
				document.body.append(element);
				return element;
			});
		const elements = make();
		await settled();
		const second = within(elements[1] ?? document.body);
		await second.getByRole("button", { name: landing.start }).click();
		await second.getByRole("radio").nth(2).click();
		await second.getByRole("button", { name: quiz.next }).click();
		await settled();
		document.body.replaceChildren();
		await settled();
		const again = make();
		await settled();
		return again.map(headingOf);
	}

	it("each find their own again", async () => {
		expect(await reloaded("", "")).toEqual([landing.headline, prompt(1)]);
		expect(Object.keys(sessionStorage)).toEqual([`${KEY}-2`]);
	});

	it("find it by their id", async () => {
		expect(await reloaded("one", "two")).toEqual([landing.headline, prompt(1)]);
		expect(Object.keys(sessionStorage)).toEqual([`${KEY}#two`]);
	});
});

it("an element that takes another's place in one go takes its answers up", async () => {
	const first = mountAt({ stage: "quiz", index: 3 }, tiedAnswers);
	await expectHeading(first, questions[3]?.prompt);
	const next = document.createElement("liberation-quiz");
	first.replaceWith(next);
	await expectHeading(next, questions[3]?.prompt);
});
