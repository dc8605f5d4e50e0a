import { tiers } from "../../../shared/quiz/catalogue.ts";
import { results as words } from "../../../shared/quiz/messages.ts";
import { recommendPrograms } from "../../../shared/quiz/recommend.ts";
import { expected, PLAIN, wordsOf } from "./sheets.ts";
import { expect, test } from "./support.ts";

/* What the results hold, and in which order (spec section 2, Results; sections 4 and 9). */

const TIED = "?role=healer&secondary=guide";

test("nine parts stand in the order of the spec", async ({ visitor }) => {
	await visitor.open(TIED);
	const { results } = visitor;
	const title = (name: string) => results.getByRole("heading", { name, exact: true });
	const parts = [
		title("Healer"),
		results.getByText("You also strongly resonate with:"),
		title("Guide"),
		title("Gift"),
		title("Challenge"),
		title("Community Contribution"),
		title("Invitation"),
		title("Systems You Dismantle"),
		title("Your Place in the Liberation Ecosystem"),
		title("Your Liberation Praxis"),
		title(words.programsTitle),
		title(words.tiersTitle),
		title("Share Your Results"),
	];
	const tops: number[] = [];
	for (const part of parts) {
		await expect(part).toBeVisible();
		tops.push((await part.boundingBox())?.y ?? Number.NaN);
	}
	expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});

test("the role speaks with all of its words", async ({ visitor }) => {
	await visitor.open(TIED);
	for (const text of wordsOf("healer")) {
		await expect(visitor.results.getByText(text, { exact: true }).first()).toBeVisible();
	}
	await expect(visitor.results.locator(".chips li")).toHaveText(["Perfectionism", "Defensiveness"]);
	await expect(visitor.results.locator(".praxis h4")).toHaveText(["Self", "Home", "Work"]);
});

test("the wheel has ten segments and a table of the same ten roles", async ({ visitor }) => {
	await visitor.open(TIED);
	await expect(visitor.results.locator("figure svg > g")).toHaveCount(10);
	await expect(visitor.results.locator("tbody tr")).toHaveCount(10);
	await expect(visitor.results.locator("tr.primary th")).toHaveText("Healer");
	await expect(visitor.results.locator("tr.secondary th")).toHaveText("Guide");
});

test("programs of both roles, at most four, say where their visitors come from", async ({
	visitor,
}) => {
	await visitor.open(TIED);
	const wanted = recommendPrograms({ primary: "healer", secondary: "guide" }, 4);
	const programs = visitor.results.locator(".programs li");
	await expect(programs).toHaveCount(wanted.length);
	expect(wanted.some(({ rationale }) => rationale)).toBe(true);
	for (const [index, { title, summary, rationale, url }] of wanted.entries()) {
		await expect(programs.nth(index)).toContainText(title);
		await expect(programs.nth(index)).toContainText(summary);
		await expect(programs.nth(index)).toContainText(rationale ?? "");
		const address = new URL(
			(await programs.nth(index).getByRole("link").getAttribute("href")) ?? "",
		);
		expect(address.pathname).toBe(url);
		expect(Object.fromEntries(address.searchParams)).toEqual({
			utm_source: "quiz",
			utm_medium: "result_page",
			utm_campaign: "role_healer",
		});
	}
});

test("three enrollment tiers show their prices", async ({ visitor }) => {
	await visitor.open(TIED);
	const cards = visitor.results.locator(".tiers li");
	await expect(cards.getByRole("heading")).toHaveText([
		"Self-Guided",
		"Live Cohort",
		"Full Year Track",
	]);
	await expect(cards.locator(".price")).toHaveText(["$197", "$597", "$1,997"]);
	await expect(cards.nth(1)).toContainText("6 weeks");
	await expect(cards.nth(2)).toContainText("Four courses");
	await expect(cards.getByRole("link")).toHaveCount(tiers.length);
});

test("own answers show how often the role was chosen, and which answers counted", async ({
	visitor,
}) => {
	await visitor.takeQuiz(PLAIN);
	const { count } = expected(PLAIN);
	await expect(visitor.results.locator("tr.primary")).toContainText(`${count} of 6`);
	await visitor.results.getByText(words.howTitle).click();
	await expect(visitor.results.locator("details dd")).toHaveCount(count);
	await expect(visitor.results.locator("details dd").first()).toBeVisible();
});
