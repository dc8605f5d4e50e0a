import { expect, it, vi } from "vitest";
import { questions, roleOf } from "../../../shared/quiz/catalogue.ts";
import { landing, results } from "../../../shared/quiz/messages.ts";
import { eventually, expectHeading, mount, mountRole, press, rootOf, settled } from "./support.ts";

/** Where the links of the results lead. */
function linksOf(element: Element): string[] {
	return [...rootOf(element).querySelectorAll("a")].map(({ href }) => href);
}

it("an attribute that changes later shows at once, and its default again once it is removed or emptied", async () => {
	const element = await mountRole("healer");
	element.setAttribute("partner", "my-collective");
	element.setAttribute("site-url", "https://a.test");
	await eventually(() => linksOf(element)[0]).toMatch(
		/^https:\/\/a\.test\/.*utm_content=my-collective/,
	);
	element.removeAttribute("partner");
	element.setAttribute("site-url", "");
	await eventually(() => linksOf(element)[0]).toMatch(/^https:\/\/site\.test\//);
	await eventually(() => linksOf(element).join()).not.toContain("utm_content");
});

it("an attribute that changes later while the element is out of the document counts once it is back", async () => {
	const element = await mountRole("healer");
	element.remove();
	await settled();
	element.setAttribute("result-role", "guide");
	document.body.append(element);
	await expectHeading(element, roleOf("guide").name);
});

it("result-role opens another role's results when it changes, and records them once", async () => {
	const element = mount({ "result-role": "healer" });
	const shown: unknown[] = [];
	element.addEventListener("role-result-shown", (event) =>
		shown.push(event instanceof CustomEvent && event.detail.primary),
	);
	await eventually(() => shown).toEqual(["healer"]);
	element.setAttribute("partner", "my-collective");
	element.setAttribute("result-role", "healer");
	await settled();
	element.setAttribute("result-role", "storyteller");
	await expectHeading(element, roleOf("storyteller").name);
	await eventually(() => shown).toEqual(["healer", "storyteller"]);
});

it.each(["", "TRUE"])("deep-link is on with %j", async (value) => {
	history.replaceState(null, "", "?role=guide");
	const element = mount({ "deep-link": value });
	expect(element).toHaveProperty("deepLink", true);
	await expectHeading(element, roleOf("guide").name);
});

it("deep-link is off by default, so the page's own address is left alone", async () => {
	history.replaceState(null, "", "?role=guide");
	const element = mount();
	expect(element).toHaveProperty("deepLink", false);
	await expectHeading(element, landing.headline);
	await press(landing.start);
	await expectHeading(element, questions[0]?.prompt);
	expect(location.search).toBe("?role=guide");
	expect(history.state).toBeNull();
});

it("deep-link is set by the property deepLink", () => {
	const element = mount();
	for (const [deepLink, isOn] of [
		[true, true],
		["false", false],
		["true", true],
		["", false],
	]) {
		Object.assign(element, { deepLink });
		expect(element.hasAttribute("deep-link")).toBe(isOn);
	}
});

it.each([
	[{}, "_blank", true],
	[{ "deep-link": "" }, "", false],
])(
	"deep-link keeps links in the page's tab; otherwise they open a new tab, and say so: %j",
	async (attributes, target, said) => {
		const element = await mountRole("healer", attributes);
		for (const link of rootOf(element).querySelectorAll("a")) {
			expect(link).toMatchObject({ target, rel: "noopener" });
			expect(link.textContent.includes(results.newTab)).toBe(said);
		}
	},
);

/** An element created before the script defines it; it is upgraded once it is in the document. */
function notYetUpgraded(): HTMLElement {
	const element = document.implementation.createHTMLDocument().createElement("liberation-quiz");
	expect(element.shadowRoot).toBeNull();
	return element;
}

it("a property set before the upgrade takes effect", async () => {
	const element = notYetUpgraded();
	Object.assign(element, { resultRole: "healer", partner: "my-collective", deepLink: true });
	document.body.append(element);
	await expectHeading(element, roleOf("healer").name);
	await eventually(() => rootOf(element).querySelector("a")?.href).toContain(
		"utm_content=my-collective",
	);
	expect(element.getAttribute("partner")).toBe("my-collective");
	expect(element.hasAttribute("deep-link")).toBe(true);
});

it("a property set before the upgrade wins over the attribute in the markup, and does not hide the property from then on", async () => {
	const element = notYetUpgraded();
	element.setAttribute("result-role", "storyteller");
	Object.assign(element, { resultRole: "healer" });
	document.body.append(element);
	await expectHeading(element, roleOf("healer").name);
	Object.assign(element, { resultRole: "guide" });
	await expectHeading(element, roleOf("guide").name);
	expect(element.getAttribute("result-role")).toBe("guide");
});

it("a name in camelCase that a framework writes before the script is there is read", async () => {
	history.replaceState(null, "", "?role=guide");
	document.body.innerHTML =
		'<liberation-quiz siteUrl="https://a.test"></liberation-quiz><liberation-quiz deepLink="false" resultRole="healer"></liberation-quiz><liberation-quiz deepLink></liberation-quiz>';
	const [first, second, third] = document.body.children;
	if (!first || !second || !third) throw new Error("no quizzes");
	expect(first).toHaveProperty("siteUrl", "https://a.test");
	await expectHeading(second, roleOf("healer").name);
	await expectHeading(third, roleOf("guide").name);
});

it("a script that is loaded twice warns, does not throw, and leaves the first one its name", async () => {
	const first = customElements.get("liberation-quiz");
	const copy = new URL("../../../widget/quiz/define.ts?copy", import.meta.url).href;
	await import(/* @vite-ignore */ copy);
	expect(customElements.get("liberation-quiz")).toBe(first);
	expect(vi.mocked(console.warn).mock.calls).toEqual([
		["<liberation-quiz> is defined already; this copy of its script (en) does nothing."],
	]);
});
