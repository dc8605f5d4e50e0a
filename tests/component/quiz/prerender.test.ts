import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { questions } from "../../../shared/quiz/catalogue.ts";
import { en } from "../../../shared/quiz/en.ts";
import { words as es } from "../../../shared/quiz/es/words.ts";
import { landing } from "../../../shared/quiz/messages.ts";
import { resultOfRole } from "../../../shared/quiz/result-link.ts";
import { QuizController } from "../../../widget/quiz/controller.ts";
import { prerender } from "../../../widget/quiz/prerender.tsx";
import { Quiz } from "../../../widget/quiz/Quiz.tsx";
import { quizSettings } from "../../../widget/quiz/settings.ts";
import type { Action } from "../../../widget/quiz/state/update.ts";
import { answering } from "../../unit/widget/quiz/state/play.ts";
import { eventually, expectHeading, press, rootOf, weaverAnswers } from "./support.ts";

/** A quiz whose landing a server has rendered, before the script takes it over: in no document yet. */
function parsed(attributes: Readonly<Record<string, string>> = {}): HTMLElement {
	const container = document.createElement("div");
	container.setHTMLUnsafe(prerender(en, attributes));
	const element = container.querySelector<HTMLElement>("liberation-quiz");
	if (!element) throw new Error("no element");
	return element;
}

it("a landing that a server rendered is hydrated: its nodes stay, and work", async () => {
	const element = parsed();
	const nodes = [...rootOf(element).querySelectorAll(".lq, .lq *")];
	expect(nodes.length).toBeGreaterThan(30);
	expect(rootOf(element).querySelectorAll("style, template")).toHaveLength(2);
	const style = rootOf(element).querySelector("style");
	document.body.append(element);
	await eventually(() => rootOf(element).adoptedStyleSheets).toHaveLength(1);
	// The page isn't styled again: its style stays, and the script adds only the missing rules.
	await eventually(() => rootOf(element).querySelector("style")).toBe(style);
	const [added] = rootOf(element).adoptedStyleSheets;
	const styled = new Set([...(style?.sheet?.cssRules ?? [])].map(({ cssText }) => cssText));
	expect(styled.size).toBeGreaterThan(50);
	expect([...(added?.cssRules ?? [])].filter(({ cssText }) => styled.has(cssText))).toEqual([]);
	await eventually(() => rootOf(element).querySelector("template")).toBeNull();
	expect([...rootOf(element).querySelectorAll(".lq, .lq *")]).toEqual(nodes);
	for (const node of nodes) expect(node.isConnected).toBe(true);
	await press(landing.start);
	await expectHeading(element, questions[0]?.prompt);
});

it("the attributes of the prerendered element are escaped", () => {
	const partner = `"><img src=x onerror=alert(1)>&quot;'`;
	const element = parsed({ partner, "deep-link": "" });
	expect(element.getAttribute("partner")).toBe(partner);
	expect(element.hasAttribute("deep-link")).toBe(true);
	expect(element.parentElement?.childElementCount).toBe(1);
});

it.each<[string, Action[], number]>([
	["a question that needs an answer", [{ type: "start" }, { type: "next" }], 2],
	[
		"a form that needs consent",
		[...answering(weaverAnswers), { type: "email-incomplete", silent: false }],
		2,
	],
	["results", [{ type: "link-opened", result: resultOfRole("healer") }], 9],
])("what only screen readers say of %s is in Spanish in the Spanish quiz", (_, actions, least) => {
	const settings = quizSettings({}, { siteUrl: "https://site.test", endpoint: null });
	const [english = [], spanish = []] = [en, es].map((words) => {
		const quiz = new QuizController(words, settings, null, () => undefined);
		for (const action of actions) quiz.dispatch(action);
		const html = renderToStaticMarkup(createElement(Quiz, { quiz }));
		const hidden = html.matchAll(/aria-label="([^"]+)"|class="unseen">(?:<span>)?([^<]+)/g);
		return [...hidden].map(([, label, text]) => label ?? text);
	});
	expect(spanish.length).toBeGreaterThanOrEqual(least);
	expect(spanish).toHaveLength(english.length);
	expect(spanish.filter((each) => english.includes(each))).toEqual([]);
});
