import type { Locator, Page } from "@playwright/test";
import { TIE } from "./sheets.ts";
import { expect, test, type Visitor } from "./support.ts";

/* What a reader has asked of their system: dark, colors of their own, no motion. */

/** How a box is drawn in forced colors, where shadows are gone and backgrounds are the system's. */
function drawn(box: Locator): Promise<Record<string, string>> {
	return box.evaluate((element) => {
		const { outline, border, backgroundImage, forcedColorAdjust } = getComputedStyle(element);
		return { outline, border, backgroundImage, forcedColorAdjust };
	});
}

/** From 0, black, to 1. */
function lightness(box: Locator): Promise<number> {
	return box.evaluate((element) => {
		const canvas = new OffscreenCanvas(1, 1).getContext("2d");
		if (!canvas) throw new Error("No canvas");
		canvas.fillStyle = getComputedStyle(element).backgroundColor;
		canvas.fillRect(0, 0, 1, 1);
		const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
		return (red + green + blue) / (3 * 255);
	});
}

test("dark when the system is, and when the page says so", async ({ page, visitor }) => {
	await page.emulateMedia({ colorScheme: "dark" });
	await visitor.open();
	const paper = visitor.quiz.locator(".lq");
	expect(await lightness(paper)).toBeLessThan(0.25);
	await visitor.quiz.evaluate((quiz) => quiz.setAttribute("theme", "light"));
	expect(await lightness(paper)).toBeGreaterThan(0.85);
	await page.emulateMedia({ colorScheme: "light" });
	await visitor.quiz.evaluate((quiz) => quiz.setAttribute("theme", "dark"));
	expect(await lightness(paper)).toBeLessThan(0.25);
	await visitor.quiz.evaluate((quiz) => quiz.removeAttribute("theme"));
	expect(await lightness(paper)).toBeGreaterThan(0.85);
});

for (const colorScheme of ["light", "dark"] as const) {
	test(`forced colors, ${colorScheme}: what is chosen and how far one has come can be seen`, async ({
		page,
		visitor,
	}) => {
		await page.emulateMedia({ forcedColors: "active", colorScheme });
		await visitor.startQuiz();
		await visitor.answerAll("01");
		await visitor.choose(1);

		const patches = visitor.quiz.locator(".patches i");
		const { backgroundImage, forcedColorAdjust } = await drawn(patches.first());
		expect(forcedColorAdjust, "a filled patch keeps its colors").toBe("none");
		expect(backgroundImage).not.toBe((await drawn(patches.last())).backgroundImage);

		// Either the label says it, or a radio that the system draws.
		const radios = await visitor.options.evaluateAll((inputs) =>
			inputs.map((input) => {
				const { appearance, opacity, visibility } = getComputedStyle(input);
				return { appearance, opacity, visibility, width: input.clientWidth > 12 };
			}),
		);
		for (const radio of radios) {
			expect(radio).toEqual({
				appearance: "auto",
				opacity: "1",
				visibility: "visible",
				width: true,
			});
		}

		await page.keyboard.press("Shift+Tab");
		await page.keyboard.press("Tab");
		expect((await drawn(visitor.quiz.locator("label.option").nth(1))).outline).toMatch(/solid/);
	});
}

/** The names of the animations that run once the results stand there. */
async function animationsAtResults(page: Page, visitor: Visitor): Promise<string[]> {
	await visitor.takeQuiz(TIE);
	return page.evaluate(() =>
		(document.querySelector("liberation-quiz")?.shadowRoot?.getAnimations() ?? []).map((running) =>
			running instanceof CSSAnimation ? running.animationName : running.id,
		),
	);
}

test("reduced motion: nothing moves, where otherwise the wheel fills", async ({
	page,
	visitor,
}) => {
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await page.addInitScript(() => {
		// The wheel's own 0.8 s are too short for a slow machine to catch.
		document.addEventListener("role-result-shown", () => requestAnimationFrame(hold));
		function hold() {
			const root = document.querySelector("liberation-quiz")?.shadowRoot;
			for (const running of root?.getAnimations() ?? []) running.pause();
		}
	});
	expect(await animationsAtResults(page, visitor)).toContain("fill");
	await page.emulateMedia({ reducedMotion: "reduce" });
	await visitor.open();
	expect(await animationsAtResults(page, visitor)).toEqual([]);
	const moving = await visitor.quiz.locator(".lq *").evaluateAll(
		(all) =>
			all.filter((element) => {
				const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element);
				return (
					animationName !== "none" || transitionDuration !== "0s" || scrollBehavior === "smooth"
				);
			}).length,
	);
	expect(moving).toBe(0);
});
