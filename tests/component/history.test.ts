import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { pillarLabel, questions, roleOf } from "../../shared/quiz/catalogue.ts";
import { email, landing, quiz, results } from "../../shared/quiz/messages.ts";
import { resultLink } from "../../shared/quiz/result-link.ts";
import { scoreQuiz } from "../../shared/quiz/score.ts";
import {
	deferred,
	eventually,
	fillEmailIn,
	headingOf,
	mount,
	mountAt,
	rootOf,
	settled,
	tiedAnswers,
} from "./support.ts";

const next = page.getByRole("button", { name: quiz.next });
const ownSearch = new URL(resultLink("https://site.test", scoreQuiz(tiedAnswers))).search;

async function expectHeading(element: Element, words: string | undefined): Promise<void> {
	await eventually(() => headingOf(element)).toBe(words);
}

async function answer(): Promise<void> {
	await page.getByRole("radio").first().click();
	await next.click();
}

describe("Back and Forward, with deep-link", () => {
	it("lead through the landing and the questions, whose answers stay", async () => {
		const element = mount({ "deep-link": "" });
		await page.getByRole("button", { name: landing.start }).click();
		await answer();
		await expectHeading(element, questions[1]?.prompt);
		await answer();
		await expectHeading(element, questions[2]?.prompt);
		history.back();
		await expectHeading(element, questions[1]?.prompt);
		await expect.element(page.getByRole("radio").first()).toBeChecked();
		history.go(-2);
		await expectHeading(element, landing.headline);
		history.forward();
		await expectHeading(element, questions[0]?.prompt);
		history.go(2);
		await expectHeading(element, questions[2]?.prompt);
	});

	it("lead from results back to the form and to the last question, and forward again", async () => {
		vi.spyOn(window, "fetch").mockResolvedValue(new Response());
		const element = mountAt({ stage: "quiz", index: 14 }, tiedAnswers, {
			"deep-link": "",
			endpoint: "https://forms.test/quiz",
		});
		const shown = vi.fn();
		element.addEventListener("role-result-shown", shown);
		await page.getByRole("button", { name: quiz.finish }).click();
		await fillEmailIn();
		await page.getByRole("button", { name: email.submit }).click();
		await expectHeading(element, roleOf("weaver").name);
		expect(location.search).toBe(ownSearch);
		history.back();
		await expectHeading(element, email.title);
		expect(location.search).not.toContain("role=");
		await expect.element(page.getByRole("textbox")).toHaveValue("sam.secret@example.org");
		await expect.element(page.getByRole("checkbox")).toBeChecked();
		history.back();
		await expectHeading(element, questions[14]?.prompt);
		expect(shown).toHaveBeenCalledTimes(1);
		history.go(2);
		await expectHeading(element, roleOf("weaver").name);
		// The visitor's own, with counts, although the address says the same without.
		expect(rootOf(element).textContent).toContain(results.howTitle);
		expect(shown).toHaveBeenCalledTimes(2);
	});

	it("move the focus to the heading", async () => {
		const element = mount({ "deep-link": "" });
		await page.getByRole("button", { name: landing.start }).click();
		await answer();
		await expectHeading(element, questions[1]?.prompt);
		history.back();
		await expectHeading(element, questions[0]?.prompt);
		expect(rootOf(element).activeElement?.textContent).toBe(questions[0]?.prompt);
	});

	it("leave behind a sending under way, which then pulls nobody along", async () => {
		const sent = deferred<Response>();
		vi.spyOn(window, "fetch").mockReturnValue(sent.promise);
		const element = mountAt({ stage: "quiz", index: 14 }, tiedAnswers, {
			"deep-link": "",
			endpoint: "https://forms.test/quiz",
		});
		await page.getByRole("button", { name: quiz.finish }).click();
		await fillEmailIn();
		await page.getByRole("button", { name: email.submit }).click();
		history.back();
		await expectHeading(element, questions[14]?.prompt);
		sent.resolve(new Response());
		await settled();
		expect(headingOf(element)).toBe(questions[14]?.prompt);
	});

	it("find the page's own state in the entries untouched", async () => {
		history.replaceState({ theirs: 1 }, "");
		const element = mount({ "deep-link": "" });
		await page.getByRole("button", { name: landing.start }).click();
		await expectHeading(element, questions[0]?.prompt);
		history.back();
		await expectHeading(element, landing.headline);
		expect(history.state).toMatchObject({ theirs: 1 });
	});
});

describe("Previous, with deep-link", () => {
	it("is the browser's Back: Forward leads on again", async () => {
		const element = mount({ "deep-link": "" });
		await page.getByRole("button", { name: landing.start }).click();
		await answer();
		await expectHeading(element, questions[1]?.prompt);
		const entries = history.length;
		await page.getByRole("button", { name: quiz.previous }).click();
		await expectHeading(element, questions[0]?.prompt);
		expect(history.length).toBe(entries);
		history.forward();
		await expectHeading(element, questions[1]?.prompt);
	});

	it("works where no entry lies behind, as in a resumed quiz", async () => {
		const element = mountAt({ stage: "quiz", index: 3 }, tiedAnswers, { "deep-link": "" });
		await page.getByRole("button", { name: quiz.previous }).click();
		await expectHeading(element, questions[2]?.prompt);
	});
});

describe("a link to results", () => {
	it("shows the role, the secondary role and the pillars that it names", async () => {
		history.replaceState(null, "", "?role=healer&secondary=guide&pillars=either_or,individualism");
		const element = mount({ "deep-link": "" });
		await expectHeading(element, roleOf("healer").name);
		const { textContent } = rootOf(element);
		expect(textContent).toContain(roleOf("guide").tagline);
		expect(textContent).toContain(pillarLabel("either_or"));
		expect(textContent).toContain(pillarLabel("individualism"));
	});

	it.each([
		["wizard", "wizard"],
		["__proto__", "__proto__"],
		["nothing", ""],
		["markup", "<img src=x onerror=alert(1)>"],
		["50 kB", "healer".repeat(9999)],
	])("with %s for a role is the error, and none of it gets into the page", async (_, role) => {
		history.replaceState(null, "", `?${new URLSearchParams({ role })}`);
		const element = mount({ "deep-link": "" });
		await expectHeading(element, results.error);
		expect(rootOf(element).querySelector("img, script")).toBeNull();
	});

	it("is found again by Back, once the quiz was begun from it", async () => {
		history.replaceState(null, "", "?role=healer");
		const element = mount({ "deep-link": "" });
		await page.getByRole("button", { name: results.again }).click();
		await expectHeading(element, questions[0]?.prompt);
		expect(location.search).toBe("");
		history.back();
		await expectHeading(element, roleOf("healer").name);
		expect(location.search).toBe("?role=healer");
	});

	it("is outranked by the role that the markup names", async () => {
		history.replaceState(null, "", "?role=guide");
		const element = mount({ "deep-link": "", "result-role": "healer" });
		await expectHeading(element, roleOf("healer").name);
	});

	it("outranks answers that were kept", async () => {
		history.replaceState(null, "", "?role=guide");
		const element = mountAt({ stage: "quiz", index: 3 }, tiedAnswers, { "deep-link": "" });
		await expectHeading(element, roleOf("guide").name);
	});
});

describe("where the browser refuses history entries", () => {
	it("the quiz goes on without", async () => {
		const refused = () => {
			throw new DOMException("too many calls", "SecurityError");
		};
		vi.spyOn(history, "pushState").mockImplementation(refused);
		vi.spyOn(history, "replaceState").mockImplementation(refused);
		const element = mount({ "deep-link": "" });
		await page.getByRole("button", { name: landing.start }).click();
		await answer();
		await expectHeading(element, questions[1]?.prompt);
		await page.getByRole("button", { name: quiz.previous }).click();
		await expectHeading(element, questions[0]?.prompt);
	});
});
