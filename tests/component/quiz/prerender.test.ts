import { describe, expect, it } from "vitest";
import { questions, roleOf } from "../../../shared/quiz/catalogue.ts";
import { en } from "../../../shared/quiz/en.ts";
import { landing } from "../../../shared/quiz/messages.ts";
import { prerender } from "../../../widget/quiz/prerender.tsx";
import { expectHeading, mountAt, press, rootOf, settled, textsOf, tiedAnswers } from "./support.ts";

/** A quiz whose landing a server has rendered, before the script takes it over: in no document yet. */
function parsed(attributes: Readonly<Record<string, string>> = {}): HTMLElement {
	const container = document.createElement("div");
	container.setHTMLUnsafe(prerender(en, attributes));
	const element = container.querySelector<HTMLElement>("liberation-quiz");
	if (!element) throw new Error("no element");
	return element;
}

/** The same once the script has taken it over. */
async function taken(attributes?: Readonly<Record<string, string>>): Promise<HTMLElement> {
	const element = parsed(attributes);
	document.body.append(element);
	await settled();
	return element;
}

describe("a landing that a server rendered", () => {
	it("is readable before the script comes", () => {
		const root = rootOf(parsed());
		expect(textsOf(root, "h2")).toEqual([landing.headline]);
		expect(textsOf(root, "button")).toEqual([landing.start, landing.startNow]);
		expect(root.querySelector("[role=status]")?.textContent).toBe("");
	});

	it("is kept, not emptied: its very nodes come alive", async () => {
		const element = parsed();
		const nodes = [...rootOf(element).querySelectorAll(".lq, .lq *")];
		expect(nodes.length).toBeGreaterThan(30);
		expect(rootOf(element).querySelectorAll("style, template")).toHaveLength(2);
		const style = rootOf(element).querySelector("style");
		document.body.append(element);
		await settled();
		// The page isn't styled again: its style stays, and the script adds only the missing rules.
		expect(rootOf(element).querySelector("style")).toBe(style);
		const [added] = rootOf(element).adoptedStyleSheets;
		const styled = new Set([...(style?.sheet?.cssRules ?? [])].map(({ cssText }) => cssText));
		expect(styled.size).toBeGreaterThan(50);
		expect([...(added?.cssRules ?? [])].filter(({ cssText }) => styled.has(cssText))).toEqual([]);
		expect(rootOf(element).querySelector("template")).toBeNull();
		expect([...rootOf(element).querySelectorAll(".lq, .lq *")]).toEqual(nodes);
		for (const node of nodes) expect(node.isConnected).toBe(true);
		await press(landing.start);
		await expectHeading(element, questions[0]?.prompt);
	});

	it("gives way to a named role, to answers that were kept and to a linked role", async () => {
		const named = await taken({ "result-role": "healer" });
		await expectHeading(named, roleOf("healer").name);
		expect(textsOf(rootOf(named), "h2")).toHaveLength(1);
		expect(rootOf(named).textContent).not.toContain(landing.headline);
		named.remove();
		await settled();
		mountAt({ stage: "quiz", index: 3 }, tiedAnswers).remove();
		const resumed = await taken();
		await expectHeading(resumed, questions[3]?.prompt);
		resumed.remove();
		history.replaceState(null, "", "?role=guide");
		await expectHeading(await taken({ "deep-link": "" }), roleOf("guide").name);
	});
});

it("the attributes of the prerendered element are escaped", () => {
	const partner = `"><img src=x onerror=alert(1)>&quot;'`;
	const element = parsed({ partner, "deep-link": "" });
	expect(element.getAttribute("partner")).toBe(partner);
	expect(element.hasAttribute("deep-link")).toBe(true);
	expect(element.parentElement?.childElementCount).toBe(1);
});
