import { describe, expect, it } from "vitest";
import { questions } from "../../../shared/quiz/catalogue.ts";
import { en } from "../../../shared/quiz/en.ts";
import { landing } from "../../../shared/quiz/messages.ts";
import { prerender } from "../../../widget/quiz/prerender.tsx";
import { eventually, expectHeading, press, rootOf } from "./support.ts";

/** A quiz whose landing a server has rendered, before the script takes it over: in no document yet. */
function parsed(attributes: Readonly<Record<string, string>> = {}): HTMLElement {
	const container = document.createElement("div");
	container.setHTMLUnsafe(prerender(en, attributes));
	const element = container.querySelector<HTMLElement>("liberation-quiz");
	if (!element) throw new Error("no element");
	return element;
}

describe("a landing that a server rendered", () => {
	it("is kept, not emptied: its very nodes come alive", async () => {
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
});

it("the attributes of the prerendered element are escaped", () => {
	const partner = `"><img src=x onerror=alert(1)>&quot;'`;
	const element = parsed({ partner, "deep-link": "" });
	expect(element.getAttribute("partner")).toBe(partner);
	expect(element.hasAttribute("deep-link")).toBe(true);
	expect(element.parentElement?.childElementCount).toBe(1);
});
