import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { roleOf } from "../../shared/quiz/catalogue.ts";
import { expectHeading, rootOf, settled } from "./support.ts";

/** An element that the page made before it knew what it is: upgraded once it is in the document. */
function notYetUpgraded(): HTMLElement {
	const element = document.implementation.createHTMLDocument().createElement("liberation-quiz");
	expect(element.shadowRoot).toBeNull();
	return element;
}

describe("a property set before the upgrade", () => {
	it("takes effect", async () => {
		const element = notYetUpgraded();
		Object.assign(element, { resultRole: "healer", partner: "my-collective" });
		document.body.append(element);
		await expectHeading(element, roleOf("healer").name);
		expect(rootOf(element).querySelector("a")?.href).toContain("utm_content=my-collective");
		expect(element.getAttribute("partner")).toBe("my-collective");
	});

	it("takes effect for deep-link, which is true or false", async () => {
		history.replaceState(null, "", "?role=guide");
		const element = notYetUpgraded();
		Object.assign(element, { deepLink: true });
		document.body.append(element);
		await expectHeading(element, roleOf("guide").name);
	});

	it("wins over the attribute in the markup, and does not hide the property from then on", async () => {
		const element = notYetUpgraded();
		element.setAttribute("result-role", "storyteller");
		Object.assign(element, { resultRole: "healer" });
		document.body.append(element);
		await expectHeading(element, roleOf("healer").name);
		Object.assign(element, { resultRole: "guide" });
		await expectHeading(element, roleOf("guide").name);
		expect(element.getAttribute("result-role")).toBe("guide");
	});
});

it("attributes count in whatever order they stand", async () => {
	history.replaceState(null, "", "?role=guide");
	document.body.innerHTML =
		'<liberation-quiz theme="dark" partner="x" deep-link></liberation-quiz>';
	await expect
		.element(page.getByRole("heading", { level: 2 }))
		.toHaveTextContent(roleOf("guide").name);
});

it("an element that is never attached renders nothing", async () => {
	const element = document.createElement("liberation-quiz");
	element.setAttribute("result-role", "healer");
	await settled();
	expect(rootOf(element).childElementCount).toBe(0);
});

it("a script that is loaded twice warns, does not throw, and leaves the first one its name", async () => {
	const first = customElements.get("liberation-quiz");
	const copy = new URL("../../widget/define.ts?copy", import.meta.url).href;
	await import(/* @vite-ignore */ copy);
	expect(customElements.get("liberation-quiz")).toBe(first);
	expect(vi.mocked(console.warn).mock.calls).toEqual([
		["<liberation-quiz> is defined already; this copy of its script does nothing."],
	]);
});
