import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { questions, roles } from "../../shared/quiz/catalogue.ts";
import { fill } from "../../shared/quiz/fill.ts";
import { email, landing, quiz } from "../../shared/quiz/messages.ts";
import { eventually, headingOf, mount, mountAt, rootOf, textsOf, tiedAnswers } from "./support.ts";

const { q15: _, ...withoutLast } = tiedAnswers;
const next = page.getByRole("button", { name: quiz.next });
const previous = page.getByRole("button", { name: quiz.previous });

function promptOf(position: number): string | undefined {
	return questions[position - 1]?.prompt;
}

function positionText(position: number): string {
	return fill(quiz.position, { position, total: 15 });
}

describe("the landing", () => {
	it("has its words", () => {
		expect(landing).toMatchObject({
			headline: "Discover Your Role in Liberation",
			start: "Take the Assessment (7 minutes)",
			discoverTitle: "What You'll Discover",
			startNow: "Take the Assessment Now",
		});
		expect(landing.discoveries.map(({ title }) => title)).toEqual([
			"Your Liberation Role",
			"Systems You Dismantle",
			"Your Liberation Praxis",
		]);
		expect(quiz).toMatchObject({ previous: "Previous", next: "Next", finish: "Get My Results" });
	});

	it("shows headline, three discoveries, the ten roles and two ways to begin", async () => {
		const element = mount();
		await eventually(() => headingOf(element)).toBe(landing.headline);
		const root = rootOf(element);
		expect(textsOf(root, "h3")).toContain(landing.discoverTitle);
		expect(textsOf(root, "h4")).toEqual(landing.discoveries.map(({ title }) => title));
		expect(textsOf(root, "[data-role]")).toEqual(
			expect.arrayContaining(roles.map(({ name }) => name)),
		);
		expect(textsOf(root, "button")).toEqual([landing.start, landing.startNow]);
	});

	it.each([landing.start, landing.startNow])("begins by %s", async (label) => {
		const element = mount();
		await page.getByRole("button", { name: label, exact: true }).click();
		await eventually(() => headingOf(element)).toBe(promptOf(1));
	});
});

describe("a question", () => {
	it("has four options in a group that its prompt names, and none chosen", async () => {
		const element = mountAt({ stage: "quiz", index: 0 }, {});
		await expect.element(page.getByRole("group", { name: promptOf(1) ?? "" })).toBeVisible();
		const labels = questions[0]?.options.map(({ label }) => label);
		expect(textsOf(rootOf(element), "label")).toEqual(labels);
		for (const radio of page.getByRole("radio").elements()) {
			expect(radio).toHaveProperty("checked", false);
		}
	});

	it("lets Next through only once an option is chosen, and Previous never on the first", async () => {
		mountAt({ stage: "quiz", index: 0 }, {});
		await expect.element(next).toBeDisabled();
		await page.getByRole("radio").nth(2).click();
		await expect.element(page.getByRole("radio").nth(2)).toBeChecked();
		await expect.element(next).toBeEnabled();
		await expect.element(previous).toBeDisabled();
	});

	it("gives its answer back on Previous, and takes another", async () => {
		const element = mountAt({ stage: "quiz", index: 0 }, {});
		await page.getByRole("radio").nth(2).click();
		await next.click();
		await eventually(() => headingOf(element)).toBe(promptOf(2));
		await expect.element(next).toBeDisabled();
		await previous.click();
		await eventually(() => headingOf(element)).toBe(promptOf(1));
		await expect.element(page.getByRole("radio").nth(2)).toBeChecked();
		await expect.element(next).toBeEnabled();

		await page.getByRole("radio").nth(1).click();
		await next.click();
		await eventually(() => headingOf(element)).toBe(promptOf(2));
		await previous.click();
		await expect.element(page.getByRole("radio").nth(1)).toBeChecked();
		await expect.element(page.getByRole("radio").nth(2)).not.toBeChecked();
	});
});

describe("progress", () => {
	it.each([1, 14])("is the position of question %i out of 15", async (position) => {
		const element = mountAt({ stage: "quiz", index: position - 1 }, withoutLast);
		const bar = page.getByRole("progressbar", { name: positionText(position) });
		await expect.element(bar).toHaveAttribute("aria-valuenow", String(position));
		await expect.element(bar).toHaveAttribute("aria-valuemax", "15");
		expect(rootOf(element).textContent).toContain(positionText(position));
	});
});

describe("the last question", () => {
	it("reads Get My Results, and leads to the email stage", async () => {
		const element = mountAt({ stage: "quiz", index: 14 }, withoutLast);
		const finish = page.getByRole("button", { name: quiz.finish });
		await expect.element(finish).toBeDisabled();
		await expect.element(next).not.toBeInTheDocument();
		await expect.element(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "15");
		await page.getByRole("radio").first().click();
		await finish.click();
		await eventually(() => headingOf(element)).toBe(email.title);
	});
});
