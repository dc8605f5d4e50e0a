import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { roleOf } from "../../shared/quiz/catalogue.ts";
import { landing, quiz } from "../../shared/quiz/words.ts";
import { headingOf, mount, rootOf, settled, textsOf, within } from "./support.ts";

/** An element that the page made before it knew what it is: upgraded once it is in the document. */
function notYetUpgraded(): HTMLElement {
	const element = document.implementation.createHTMLDocument().createElement("liberation-quiz");
	expect(element.shadowRoot).toBeNull();
	return element;
}

/** Landing as a server would have rendered it with the library at hand. */
async function prerendered(): Promise<string> {
	const element = mount();
	await expect.element(page.getByRole("heading", { level: 2 })).toBeVisible();
	const html = rootOf(element).innerHTML;
	element.remove();
	return html;
}

describe("a property set before the upgrade", () => {
	it("takes effect", async () => {
		const element = notYetUpgraded();
		Object.assign(element, { resultRole: "healer", partner: "my-collective" });
		document.body.append(element);
		await expect.poll(() => headingOf(element)).toBe(roleOf("healer").name);
		expect(rootOf(element).querySelector("a")?.href).toContain("utm_content=my-collective");
		expect(element.getAttribute("partner")).toBe("my-collective");
	});

	it("takes effect for deep-link, which is true or false", async () => {
		history.replaceState(null, "", "?role=guide");
		const element = notYetUpgraded();
		Object.assign(element, { deepLink: true });
		document.body.append(element);
		await expect.poll(() => headingOf(element)).toBe(roleOf("guide").name);
	});

	it("wins over the attribute that stood in the markup", async () => {
		const element = notYetUpgraded();
		element.setAttribute("result-role", "guide");
		Object.assign(element, { resultRole: "healer" });
		document.body.append(element);
		await expect.poll(() => headingOf(element)).toBe(roleOf("healer").name);
		expect(element.getAttribute("result-role")).toBe("healer");
	});

	it("does not hide the property from then on", async () => {
		const element = notYetUpgraded();
		Object.assign(element, { resultRole: "healer" });
		document.body.append(element);
		Object.assign(element, { resultRole: "guide" });
		await expect.poll(() => headingOf(element)).toBe(roleOf("guide").name);
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

describe("a declarative shadow root", () => {
	async function mountPrerendered(attributes = ""): Promise<HTMLElement> {
		const html = await prerendered();
		document.body.setHTMLUnsafe(
			`<liberation-quiz ${attributes}><template shadowrootmode="open">` +
				`<link rel="stylesheet" href="data:text/css," data-prerendered>${html}</template></liberation-quiz>`,
		);
		const element = document.querySelector<HTMLElement>("liberation-quiz");
		if (!element) throw new Error("no element");
		return element;
	}

	it("is kept: its very nodes come alive, start button included", async () => {
		const html = await prerendered();
		const container = document.createElement("div");
		container.setHTMLUnsafe(
			`<liberation-quiz><template shadowrootmode="open">${html}</template></liberation-quiz>`,
		);
		const element = container.firstElementChild;
		const button = element?.shadowRoot?.querySelector("button");
		const heading = element?.shadowRoot?.querySelector("h2");
		expect(heading?.textContent).toBe(landing.headline);
		document.body.append(container);
		await settled();
		expect(element?.shadowRoot?.querySelector("button")).toBe(button);
		expect(element?.shadowRoot?.querySelector("h2")).toBe(heading);
		await page.getByRole("button", { name: landing.start }).click();
		await expect.element(page.getByRole("radiogroup").or(page.getByRole("group"))).toBeVisible();
		await expect.element(page.getByRole("button", { name: quiz.next })).toBeDisabled();
	});

	it("shows one landing, and loses the stylesheet that stood in for the script's", async () => {
		const element = await mountPrerendered();
		await settled();
		expect(textsOf(rootOf(element), "h2")).toEqual([landing.headline]);
		expect(rootOf(element).querySelector("link")).toBeNull();
		expect(rootOf(element).adoptedStyleSheets).toHaveLength(1);
	});

	it("honours a start that was asked for before the script came", async () => {
		const element = await mountPrerendered("data-start-requested");
		await expect.element(within(element).getByText("1 of 15").first()).toBeVisible();
	});

	it("gives way to results where the markup names a role", async () => {
		const element = await mountPrerendered('result-role="healer"');
		await expect.poll(() => headingOf(element)).toBe(roleOf("healer").name);
	});
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
