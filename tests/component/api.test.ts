import later from "virtual:quiz-later-styles";
import opening from "virtual:quiz-opening-styles";
import { clampRgb, parse, wcagContrast } from "culori";
import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { questions, roleOf } from "../../shared/quiz/catalogue.ts";
import { landing, results } from "../../shared/quiz/messages.ts";
import { LiberationQuizElement } from "../../widget/quiz/element.ts";
import { QUIZ_PROPERTIES } from "../../widget/quiz/settings.ts";
import { documentedNames } from "./documented.ts";
import {
	clearPage,
	eventually,
	expectHeading,
	focused,
	found,
	headingOf,
	mount,
	mountAt,
	mountAtEmail,
	mountAtOwnResults,
	rootOf,
	settled,
	weaverAnswers,
} from "./quiz/support.ts";

const KEY = "liberation-quiz";

function asQuiz(element: Element): LiberationQuizElement {
	if (element instanceof LiberationQuizElement) return element;
	throw new Error("not a quiz");
}

it("start() begins anew at the first question, and the focus follows", async () => {
	const element = asQuiz(mountAt({ stage: "quiz", index: 7 }, weaverAnswers));
	element.start();
	await expectHeading(element, questions[0]?.prompt);
	await eventually(() => focused()?.localName).toBe("h2");
	await eventually(() => sessionStorage.getItem(KEY)).toMatch(/"quiz 0 .* -{15}"/);
});

it("reset() leads back to the landing, deletes answers and result, and leaves the focus where it is", async () => {
	const element = asQuiz(await mountAtOwnResults({ "deep-link": "" }));
	await eventually(() => localStorage.getItem(`${KEY}-result`)).not.toBeNull();
	element.reset();
	await expectHeading(element, landing.headline);
	await eventually(() => [localStorage.length, sessionStorage.length]).toEqual([0, 0]);
	await eventually(focused).toBe(document.body);
});

it("showResult() shows a role's results as the visitor's own, as often as it is asked to", async () => {
	const element = asQuiz(mount({ "deep-link": "" }));
	for (const role of ["healer", "guide", "healer"] as const) {
		element.showResult(role);
		await expectHeading(element, roleOf(role).name);
		await eventually(() => rootOf(element).textContent).not.toContain(results.sharedTitle);
		element.start();
	}
});

it("showResult() names an unknown role in the console, and changes nothing", async () => {
	const element = asQuiz(mount({ "deep-link": "" }));
	Reflect.apply(element.showResult, element, ["hero"]);
	await eventually(() => console.warn).toHaveBeenCalledExactlyOnceWith(
		expect.stringContaining('found "hero"'),
	);
	await eventually(() => headingOf(element)).toBe(landing.headline);
});

it("an element that is in no document shows nothing, whatever is called or set", async () => {
	const element = asQuiz(document.createElement("liberation-quiz"));
	element.setAttribute("result-role", "healer");
	element.start();
	element.reset();
	element.showResult("healer");
	await settled();
	expect(rootOf(element).childElementCount).toBe(0);
});

it.each(QUIZ_PROPERTIES.filter((name) => name !== "deepLink"))(
	"the property %s is what its attribute says, attached or not, and null without one",
	async (name) => {
		const attribute = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
		const element = document.createElement("liberation-quiz");
		expect(Reflect.get(element, name)).toBeNull();
		element.setAttribute(attribute, "x");
		expect(Reflect.get(element, name)).toBe("x");
		document.body.append(element);
		Reflect.set(element, name, "y");
		expect(element.getAttribute(attribute)).toBe("y");
		Reflect.set(element, name, null);
		expect(element.hasAttribute(attribute)).toBe(false);
		Reflect.set(element, name, "z");
		element.removeAttribute(attribute);
		expect(Reflect.get(element, name)).toBeNull();
	},
);

it("states say which stage is shown, and no other", async () => {
	const shown = (element: Element) =>
		documentedNames(KEY, "cssStates").filter((state) => element.matches(`:state(${state})`));
	const element = asQuiz(mount());
	await eventually(() => shown(element)).toEqual(["landing"]);
	element.start();
	await eventually(() => shown(element)).toEqual(["question"]);
	element.showResult("healer");
	await eventually(() => shown(element)).toEqual(["results"]);
	await clearPage();
	const atEmail = mountAtEmail();
	await eventually(() => shown(atEmail)).toEqual(["email"]);
});

it("states are missing in a browser without them, where the quiz works all the same", async () => {
	vi.spyOn(HTMLElement.prototype, "attachInternals").mockImplementation(() => {
		throw new DOMException("no", "NotSupportedError");
	});
	const element = mount();
	await expectHeading(element, landing.headline);
	expect(element.matches(":state(landing)")).toBe(false);
});

it("parts are the documented ones, and every button, heading and field has one", async () => {
	const found = new Set<string>();
	for (const mountNext of [
		() => mount(),
		() => mountAt({ stage: "quiz", index: 0 }, {}),
		() => mountAtEmail(),
		() => mountAtOwnResults(),
		() => mount({ display: "dialog" }),
	]) {
		const root = rootOf(await mountNext());
		await settled();
		for (const { part } of root.querySelectorAll("[part]"))
			for (const name of part) found.add(name);
		for (const node of root.querySelectorAll("button, h2, [type=email], .wheel"))
			expect(node.part.length, node.outerHTML.slice(0, 80)).toBeGreaterThan(0);
		await clearPage();
	}
	expect([...found].sort()).toEqual(documentedNames(KEY, "cssParts"));
});

it("custom properties are the documented ones, and each is read", () => {
	const read = new Set(
		[...(opening + later).matchAll(/var\((--lq-[\w-]+)/g)].map(([, name]) => name),
	);
	expect([...read].sort()).toEqual(documentedNames(KEY, "cssProperties"));
});

it("the link inside the element does not show once the quiz does", async () => {
	const link = Object.assign(document.createElement("a"), { href: "/quiz", textContent: "Quiz" });
	const element = mount();
	element.append(link);
	await eventually(() => link.checkVisibility()).toBe(false);
	await eventually(() => rootOf(element).querySelector("slot")).toBeNull();
});

/**
 * WCAG asks for a contrast of 4.5. The quiz picks colors by their perceptual lightness (OKLCH), from which the
 * luminance of a saturated color differs a little.
 */
const READABLE = 4.4;

/** The color as an sRGB screen shows it. */
function onScreen(color: string) {
	const parsed = parse(color);
	if (!parsed) throw new Error(`${color} is no color`);
	return clampRgb(parsed);
}

const contrast = (one: string, other: string) => wcagContrast(onScreen(one), onScreen(other));

it.each(
	["light", "dark"].flatMap((theme) =>
		["#ffffff", "#000000", "#00c2a8"].map((one) => [one, theme]),
	),
)(
	"the accent %s, which a partner picks for both themes, can be read in the %s one",
	async (accent, theme) => {
		const element = mount({ theme, style: `--lq-accent: ${accent}` });
		// The pointer may still hover where an earlier test left it.
		const button = await found(element, ".button:not(:hover)");
		const { backgroundColor, color } = getComputedStyle(button);
		expect(contrast(backgroundColor, accent)).toBeCloseTo(1, 1);
		expect(contrast(backgroundColor, color)).toBeGreaterThan(READABLE);
		await userEvent.hover(button);
		await eventually(() => button.matches(":hover")).toBe(true);
		const hovered = getComputedStyle(button);
		expect(contrast(hovered.backgroundColor, hovered.color)).toBeGreaterThan(READABLE);

		element.setAttribute("result-role", "healer");
		const link = await found(element, "a[href].outlined");
		const ground = getComputedStyle(await found(element, ".lq")).backgroundColor;
		expect(contrast(getComputedStyle(link).color, ground)).toBeGreaterThan(READABLE);
	},
);

it.each(["#ffffff", "#14213d", "#9aa5b1"])(
	"on the background %s, which a partner picks, the landing can be read",
	async (surface) => {
		const element = mount({ style: `--lq-surface: ${surface}` });
		const heading = await found(element, "h2");
		const { backgroundColor } = getComputedStyle(await found(element, ".opening"));
		expect(contrast(backgroundColor, surface)).toBeCloseTo(1, 1);
		expect(contrast(backgroundColor, getComputedStyle(heading).color)).toBeGreaterThan(READABLE);
	},
);
