import { PLAIN } from "./sheets.ts";
import { expect, test, Visitor } from "./visitor.ts";

/* What readers have set in their system: a dark theme, forced colors, reduced motion. */

test("the quiz follows the system's dark theme, unless its theme attribute says otherwise", async ({
	page,
	visitor,
}) => {
	const looksLike = (theme: string) =>
		expect(visitor.quiz.locator(".lq")).toHaveCSS("color-scheme", theme);
	await page.emulateMedia({ colorScheme: "dark" });
	await visitor.open();
	await looksLike("dark");
	await visitor.quiz.evaluate((quiz) => quiz.setAttribute("theme", "light"));
	await looksLike("light");
	await page.emulateMedia({ colorScheme: "light" });
	await visitor.quiz.evaluate((quiz) => quiz.setAttribute("theme", "dark"));
	await looksLike("dark");
});

test("in forced colors the choice and the progress can be seen", async ({ page, visitor }) => {
	await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
	await visitor.start();
	await visitor.answerAll("01");
	await visitor.choose(1);

	const patches = visitor.quiz.locator("[part=progress] > i");
	await expect(patches.first(), "a filled patch keeps its colors").toHaveCSS(
		"forced-color-adjust",
		"none",
	);
	const empty = await patches.last().evaluate((patch) => getComputedStyle(patch).backgroundColor);
	await expect(patches.first()).not.toHaveCSS("background-color", empty);

	for (const radio of await visitor.options.all()) {
		await expect(radio, "the system draws the radio").toHaveCSS("appearance", "auto");
		await expect(radio).toHaveCSS("opacity", "1");
		await expect.poll(async () => (await radio.boundingBox())?.width).toBeGreaterThan(12);
	}
	await page.keyboard.press("Shift+Tab");
	await page.keyboard.press("Tab");
	const chosen = visitor.quiz.locator("label:has([type=radio])").nth(1);
	await expect(chosen).toHaveCSS("outline-style", "solid");
});

test("with reduced motion nothing is animated, otherwise the quilt's colors are", async ({
	page,
	browser,
	baseURL,
	visitor,
}) => {
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await page.addInitScript(() => {
		// The colors are animated within seconds, which a busy machine could miss.
		const pauseAll = () => {
			const root = document.querySelector("liberation-quiz")?.shadowRoot;
			for (const animation of root?.getAnimations() ?? []) animation.pause();
			requestAnimationFrame(pauseAll);
		};
		requestAnimationFrame(pauseAll);
	});
	/** What a visitor sees below the quilt: the colors of its ground, and which parts are visible. */
	const below = ({ quiz }: Visitor) =>
		quiz.evaluate(({ shadowRoot }) => {
			const band = shadowRoot?.querySelector(".portrait");
			const parts = [
				...(shadowRoot?.querySelectorAll(".portrait > :not(.quilt), .portrait ~ *") ?? []),
			];
			return {
				ground: band && getComputedStyle(band).backgroundColor,
				visible: parts.filter((part) => part.checkVisibility({ opacityProperty: true })).length,
			};
		});
	const running = ({ quiz }: Visitor) =>
		quiz.evaluate(({ shadowRoot }) => shadowRoot?.getAnimations().length);
	await visitor.sendAnswers(PLAIN);
	await expect(visitor.quiz.locator(".portrait")).toBeAttached();
	await expect.poll(() => running(visitor)).toBeGreaterThan(0);
	const before = await below(visitor);
	expect(before.visible, "before the role is named").toBe(0);

	// With a storage of its own, as this one keeps the result whose reveal hasn't ended.
	const elsewhere = await browser.newContext({
		...(baseURL && { baseURL }),
		reducedMotion: "reduce",
	});
	const calm = new Visitor(await elsewhere.newPage());
	await calm.sendAnswers(PLAIN);
	await expect.poll(async () => (await below(calm)).visible, "at once").toBeGreaterThan(8);
	expect(await running(calm)).toBe(0);
	const after = await below(calm);
	expect(before.ground, "the ground doesn't have the role's color before its name").not.toBe(
		after.ground,
	);
	const moving = await calm.quiz.evaluate(({ shadowRoot }) =>
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
	await elsewhere.close();
});
