import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { roleOf } from "../../shared/quiz/catalogue.ts";
import { landing, results } from "../../shared/quiz/messages.ts";
import { eventually, headingOf, mount, rootOf, settled } from "./support.ts";

/** Where the links of the results lead. */
function linksOf(element: Element): string[] {
	return [...rootOf(element).querySelectorAll("a")].map(({ href }) => href);
}

async function mountHealer(attributes: Record<string, string> = {}): Promise<HTMLElement> {
	const element = mount({ "result-role": "healer", ...attributes });
	await eventually(() => headingOf(element)).toBe(roleOf("healer").name);
	return element;
}

describe("an attribute that changes later", () => {
	it("shows at once", async () => {
		const element = await mountHealer();
		element.setAttribute("partner", "my-collective");
		await eventually(() => linksOf(element).join()).toContain("utm_content=my-collective");
	});

	it.each(["removed", "emptied"])("and is %s lets its default hold again", async (how) => {
		const element = await mountHealer({ partner: "my-collective", "site-url": "https://a.test" });
		expect(linksOf(element)[0]).toMatch(/^https:\/\/a\.test\/.*utm_content=my-collective/);
		for (const name of ["partner", "site-url"]) {
			if (how === "removed") element.removeAttribute(name);
			else element.setAttribute(name, "");
		}
		await eventually(() => linksOf(element)[0]).toMatch(/^https:\/\/site\.test\/academy/);
		expect(linksOf(element).join()).not.toContain("utm_content");
	});

	it("while the element is out of the document counts once it is back", async () => {
		const element = await mountHealer();
		element.remove();
		await settled();
		element.setAttribute("result-role", "guide");
		document.body.append(element);
		await eventually(() => headingOf(element)).toBe(roleOf("guide").name);
	});
});

describe("result-role", () => {
	it("opens another role's results when it changes, and records them once", async () => {
		const element = await mountHealer();
		const shown = vi.fn();
		element.addEventListener("role-result-shown", shown);
		element.setAttribute("result-role", "storyteller");
		await eventually(() => headingOf(element)).toBe(roleOf("storyteller").name);
		expect(shown).toHaveBeenCalledOnce();
		expect(shown.mock.lastCall?.[0].detail).toEqual({ primary: "storyteller", secondary: null });
	});

	it("opens nothing anew when another attribute changes", async () => {
		const element = await mountHealer();
		const shown = vi.fn();
		element.addEventListener("role-result-shown", shown);
		element.setAttribute("partner", "my-collective");
		element.setAttribute("result-role", "healer");
		await settled();
		expect(shown).not.toHaveBeenCalled();
	});

	it("takes the visitor from an unfinished quiz to the results", async () => {
		const element = mount();
		await page.getByRole("button", { name: landing.start }).click();
		element.setAttribute("result-role", "guide");
		await eventually(() => headingOf(element)).toBe(roleOf("guide").name);
	});

	it("that no role has leaves the quiz as it is", async () => {
		const element = mount({ "result-role": "wizard" });
		await eventually(() => headingOf(element)).toBe(landing.headline);
		expect(console.warn).toHaveBeenCalledExactlyOnceWith(
			'<liberation-quiz> result-role: expected a role key such as healer, found "wizard"',
		);
	});
});

describe("deep-link", () => {
	it.each(["", "true", "false", "deep-link"])(
		"is true by its presence, be it as %j",
		async (value) => {
			history.replaceState(null, "", "?role=guide");
			const element = mount({ "deep-link": value });
			expect(element).toHaveProperty("deepLink", true);
			await eventually(() => headingOf(element)).toBe(roleOf("guide").name);
		},
	);

	it("is off without it: the page's own address is left alone", async () => {
		history.replaceState(null, "", "?role=guide");
		const element = mount();
		expect(element).toHaveProperty("deepLink", false);
		await eventually(() => headingOf(element)).toBe(landing.headline);
		await page.getByRole("button", { name: landing.start }).click();
		expect(location.search).toBe("?role=guide");
		expect(history.state).toBeNull();
	});

	it("mirrors its property", () => {
		const element = mount();
		Object.assign(element, { deepLink: true });
		expect(element.hasAttribute("deep-link")).toBe(true);
		Object.assign(element, { deepLink: false });
		expect(element.hasAttribute("deep-link")).toBe(false);
	});

	it("keeps links in the page's own tab; elsewhere they open another, and say so", async () => {
		const elsewhere = await mountHealer();
		for (const link of rootOf(elsewhere).querySelectorAll("a")) {
			expect(link).toMatchObject({ target: "_blank", rel: "noopener" });
			expect(link.textContent).toContain(results.newTab);
		}
		elsewhere.remove();
		const own = await mountHealer({ "deep-link": "" });
		for (const link of rootOf(own).querySelectorAll("a")) {
			expect(link.target).toBe("");
			expect(link.textContent).not.toContain(results.newTab);
		}
	});
});
