import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { pillarLabel, questions, roleOf, roles } from "../../shared/quiz/catalogue.ts";
import { fill } from "../../shared/quiz/fill.ts";
import { results as text } from "../../shared/quiz/messages.ts";
import { scoreQuiz } from "../../shared/quiz/score.ts";
import {
	eventually,
	headingOf,
	mount,
	mountAtOwnResults,
	rootOf,
	textsOf,
	tiedAnswers,
} from "./support.ts";

const weaver = roleOf("weaver");
const outcome = scoreQuiz(tiedAnswers);

async function mountLinked(role: string): Promise<HTMLElement> {
	const element = mount({ "result-role": role });
	await eventually(() => headingOf(element)).toBeDefined();
	return element;
}

/** The rows of the wheel's table: each role's name and what is said of it. */
function wheelRows(element: Element): Record<string, string> {
	const rows = [...rootOf(element).querySelectorAll("tbody tr")];
	return Object.fromEntries(
		rows.map((row) => [textsOf(row, "th").join(), textsOf(row, "td").join(", ")]),
	);
}

describe("results", () => {
	it("come in their order", async () => {
		const element = await mountAtOwnResults();
		const parts = [
			weaver.name,
			roleOf("healer").name,
			text.gift,
			text.challenge,
			text.contribution,
			text.invitation,
			text.pillarsTitle,
			text.wheelTitle,
			text.praxisTitle,
			text.programsTitle,
			text.tiersTitle,
			text.shareTitle,
		];
		const headings = textsOf(rootOf(element), "h2, h3");
		expect(headings.filter((heading) => parts.includes(heading))).toEqual(parts);
		expect(text).toMatchObject({
			resonate: "You also strongly resonate with:",
			wheelTitle: "Your Place in the Liberation Ecosystem",
			shareTitle: "Share Your Results",
			copy: "Copy Link",
			save: "Save as PDF",
			error: "Error loading results",
		});
	});

	it("have one heading above all others, and no level left out", async () => {
		const element = await mountAtOwnResults();
		const levels = [...rootOf(element).querySelectorAll("h1, h2, h3, h4, h5, h6")].map(
			({ tagName }) => Number(tagName.slice(1)),
		);
		expect(levels.filter((level) => level <= 2)).toEqual([2]);
		const leaps = levels.filter((level, at) => level > (levels[at - 1] ?? 2) + 1);
		expect(leaps).toEqual([]);
	});

	it("show role, tagline and the four blocks", async () => {
		const element = await mountAtOwnResults();
		const { textContent } = rootOf(element);
		for (const words of [
			weaver.name,
			weaver.tagline,
			weaver.gift,
			weaver.challenge,
			weaver.contribution,
			weaver.invitation,
		]) {
			expect(textContent).toContain(words);
		}
	});

	it("show a secondary role after a tie", async () => {
		const { textContent } = rootOf(await mountAtOwnResults());
		expect(textContent).toContain(text.resonate);
		expect(textContent).toContain(roleOf("healer").tagline);
	});

	it("show the two top pillars, in their order", async () => {
		const { textContent = "" } = rootOf(await mountAtOwnResults());
		const [first, second] = outcome.topPillars.map(pillarLabel);
		expect(textContent).toMatch(new RegExp(`${first}.*${second}`, "s"));
		expect(textContent).not.toContain(pillarLabel("sense_of_urgency"));
	});

	it("show three acts each for self, home and work", async () => {
		const element = await mountAtOwnResults();
		const { self, home, work } = weaver.praxis;
		const acts = [...self, ...home, ...work];
		const listed = textsOf(rootOf(element), "li").filter((item) => acts.includes(item));
		expect(listed).toEqual(acts);
	});
});

describe("the wheel's table", () => {
	it("says of every role how often it was chosen, and which are the visitor's", async () => {
		const element = await mountAtOwnResults();
		const rows = wheelRows(element);
		expect(Object.keys(rows)).toEqual(roles.map(({ name }) => name));
		for (const { role, name } of roles) {
			expect(rows[name]).toContain(fill(text.count, { count: outcome.roleCounts[role] }));
			expect(rows[name]?.includes(text.primary)).toBe(role === "weaver");
			expect(rows[name]?.includes(text.secondary)).toBe(role === "healer");
		}
		expect(rootOf(element).textContent).toContain(
			fill(text.wheelCounted, { role: weaver.name, count: 2 }),
		);
	});

	it("marks the role alone where no answers are known", async () => {
		const element = await mountLinked("healer");
		const { name } = roleOf("healer");
		expect(wheelRows(element)).toEqual({
			...Object.fromEntries(roles.map((role) => [role.name, ""])),
			[name]: text.primary,
		});
	});
});

describe("How we got here", () => {
	it("lists, on request, the answers that counted for the role", async () => {
		const element = await mountAtOwnResults();
		const counted = questions.flatMap(({ prompt, options: [first] }) =>
			first?.role === "weaver" ? [{ prompt, label: first.label }] : [],
		);
		expect(counted).toHaveLength(2);
		const first = page.getByText(counted[0]?.label ?? "");
		await expect.element(first).not.toBeVisible();
		await page.getByText(text.howTitle).click();
		await expect.element(first).toBeVisible();
		expect(textsOf(rootOf(element), "dt")).toEqual(counted.map(({ prompt }) => prompt));
		expect(textsOf(rootOf(element), "dd")).toEqual(counted.map(({ label }) => label));
	});

	it("is not there where no answers are known", async () => {
		const element = await mountLinked("healer");
		expect(rootOf(element).textContent).not.toContain(text.howTitle);
	});
});

describe("without a result", () => {
	it("there is the error and a way to take the quiz, and nothing else", async () => {
		history.replaceState(null, "", "?role=wizard");
		const element = mount({ "deep-link": "" });
		await eventually(() => headingOf(element)).toBe(text.error);
		expect(textsOf(rootOf(element), "h1, h2, h3")).toEqual([text.error]);
		await page.getByRole("button", { name: text.errorAction }).click();
		await eventually(() => headingOf(element)).toBe(questions[0]?.prompt);
		expect(location.search).toBe("");
	});
});
