import { expected, PLAIN, TIE } from "./sheets.ts";
import { expect, test } from "./support.ts";

/*
 * Whatever is answered leads to the role, the secondary role and the pillars that an independent
 * count of the questions gives (spec section 4, Scoring).
 */

const PATTERNS = [PLAIN, TIE, "321032103210321", "001122330011223"];

for (const pattern of PATTERNS) {
	const { name, secondaryName, pillarLabels, count } = expected(pattern);

	test(`${pattern} is ${name}${secondaryName ? ` with ${secondaryName}` : ""}`, async ({
		visitor,
	}) => {
		await visitor.takeQuiz(pattern);
		const { results } = visitor;
		await expect(results.locator("h2")).toHaveText(name);
		const resonance = results.locator(".secondary-role");
		if (secondaryName) {
			await expect(resonance).toContainText("You also strongly resonate with:");
			await expect(resonance.getByRole("heading")).toHaveText(secondaryName);
		} else {
			await expect(resonance).toHaveCount(0);
		}
		await expect(results.locator(".chips li")).toHaveText(pillarLabels);
		await expect(results.locator("tr.primary")).toContainText(name);
		await expect(results.locator("tr.primary")).toContainText(String(count));
	});
}

test("the patterns hold both a lone role and a tie", () => {
	expect(expected(PLAIN).secondary).toBeNull();
	expect(expected(TIE).secondary).not.toBeNull();
});
