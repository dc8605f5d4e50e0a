import type { Locator } from "@playwright/test";
import { PLAIN } from "./sheets.ts";
import { expect, test } from "./visitor.ts";

/* What readers have set in their system: a dark theme, forced colors, reduced motion. */

/** How light the background of an element is, from 0 (black) to 1. */
function lightness(element: Locator): Promise<number> {
	return element.evaluate((box) => {
		const canvas = new OffscreenCanvas(1, 1).getContext("2d");
		if (!canvas) throw new Error("No canvas");
		canvas.fillStyle = getComputedStyle(box).backgroundColor;
		canvas.fillRect(0, 0, 1, 1);
		const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
		return (red + green + blue) / (3 * 255);
	});
}

test("the quiz is dark where the system is, unless the page says otherwise", async ({
	page,
	visitor,
}) => {
	const paper = visitor.quiz.locator(".lq");
	await page.emulateMedia({ colorScheme: "dark" });
	await visitor.open();
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
	test(`forced colors, ${colorScheme}: the choice and the progress can be seen`, async ({
		page,
		visitor,
	}) => {
		await page.emulateMedia({ forcedColors: "active", colorScheme });
		await visitor.start();
		await visitor.answerAll("01");
		await visitor.choose(1);

		const patches = await visitor.quiz.getByRole("progressbar").evaluate((bar) =>
			[...bar.children].map((patch) => {
				const { backgroundImage, forcedColorAdjust } = getComputedStyle(patch);
				return { backgroundImage, forcedColorAdjust };
			}),
		);
		expect(patches[0]?.forcedColorAdjust, "a filled patch keeps its colors").toBe("none");
		expect(patches[0]?.backgroundImage).not.toBe(patches.at(-1)?.backgroundImage);

		for (const radio of await visitor.options.all()) {
			await expect(radio, "the system draws the radio").toHaveCSS("appearance", "auto");
			await expect(radio).toHaveCSS("opacity", "1");
			expect((await radio.boundingBox())?.width).toBeGreaterThan(12);
		}
		await page.keyboard.press("Shift+Tab");
		await page.keyboard.press("Tab");
		const chosen = visitor.quiz.locator("label:has([type=radio])").nth(1);
		await expect(chosen).toHaveCSS("outline-style", "solid");
	});
}

test("nothing moves where motion is reduced; otherwise the wheel fills", async ({
	page,
	visitor,
}) => {
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await page.addInitScript(() => {
		// The wheel fills in less than a second, which a busy machine could miss.
		const pauseAll = () => {
			const root = document.querySelector("liberation-quiz")?.shadowRoot;
			for (const animation of root?.getAnimations() ?? []) animation.pause();
			requestAnimationFrame(pauseAll);
		};
		requestAnimationFrame(pauseAll);
	});
	const running = () => visitor.quiz.evaluate((quiz) => quiz.shadowRoot?.getAnimations().length);
	await visitor.takeQuiz(PLAIN);
	expect(await running()).toBeGreaterThan(0);

	await page.emulateMedia({ reducedMotion: "reduce" });
	await visitor.takeQuiz(PLAIN);
	expect(await running()).toBe(0);
	const moving = await visitor.quiz.evaluate(({ shadowRoot }) =>
		[...(shadowRoot?.querySelectorAll("*") ?? [])]
			.filter((element) => {
				const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element);
				return (
					animationName !== "none" || transitionDuration !== "0s" || scrollBehavior === "smooth"
				);
			})
			.map(({ localName }) => localName),
	);
	expect(moving).toEqual([]);
});
