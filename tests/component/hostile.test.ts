import { afterEach, describe, expect, it, vi } from "vitest";
import { questions } from "../../shared/quiz/catalogue.ts";
import { PILLAR_KEYS } from "../../shared/quiz/keys.ts";
import { email } from "../../shared/quiz/messages.ts";
import { eventually, headingOf, mount, mountAtOwnResults, rootOf } from "./support.ts";

/** What a page's script did to something that all scripts share, to be undone after the test. */
const damage: (() => void)[] = [];

function replace(target: object, name: string, value: unknown, enumerable = true): void {
	const before = Object.getOwnPropertyDescriptor(target, name);
	Object.defineProperty(target, name, { value, enumerable, configurable: true, writable: true });
	damage.push(() => {
		if (before) Object.defineProperty(target, name, before);
		else Reflect.deleteProperty(target, name);
	});
}

afterEach(() => {
	for (const undo of damage.splice(0).reverse()) undo();
});

// toJSON, which old libraries give to arrays, is in tests/unit/widget/sender.test.ts: here it would garble what the
// test runner sends home.
const pages: [string, () => void][] = [
	[
		"gives arrays methods that loops see",
		() => {
			for (const name of ["each", "clone", "last", "without", "inject"])
				replace(Array.prototype, name, () => undefined);
		},
	],
	[
		"gives objects a property that loops see",
		() => replace(Object.prototype, "extend", () => undefined),
	],
	[
		"gives every node a property of one letter",
		() => {
			for (const letter of "abcdefghijklmnopqrstuvwxyz")
				if (!(letter in Node.prototype)) replace(Node.prototype, letter, "taken");
		},
	],
	[
		"has a gtag that throws",
		() =>
			replace(window, "gtag", () => {
				throw new Error("the page's own");
			}),
	],
];

describe("on a page that", () => {
	it.each(pages)("%s, the quiz sends the right thing and shows its results", async (_, harm) => {
		vi.spyOn(console, "error").mockReturnValue();
		harm();
		const element = await mountAtOwnResults();
		const [, request] = vi.mocked(window.fetch).mock.lastCall ?? [];
		const { pillars, role, consent } = JSON.parse(String(request?.body));
		expect(role).toBe("weaver");
		expect(consent.wording).toBe(email.consent);
		expect(pillars.every((key: string) => PILLAR_KEYS.some((known) => known === key))).toBe(true);
		expect(rootOf(element).querySelectorAll("article section").length).toBeGreaterThan(9);
		expect(console.error).not.toHaveBeenCalled();
	});
});

it("a page that has taken console.info away changes nothing", async () => {
	vi.mocked(console.info).mockImplementation(() => {
		throw new Error("the page's own");
	});
	const heard = vi.fn();
	const element = mount();
	element.addEventListener("quiz-started", heard);
	await eventually(() => headingOf(element)).toBeDefined();
	rootOf(element).querySelector("button")?.click();
	await eventually(() => headingOf(element)).toBe(questions[0]?.prompt);
	expect(heard).toHaveBeenCalledOnce();
});

describe("under Trusted Types and a strict policy", () => {
	it("a quiz is drawn without any sink that they guard", async () => {
		const sinks = [
			vi.spyOn(Element.prototype, "innerHTML", "set"),
			vi.spyOn(Element.prototype, "outerHTML", "set"),
			vi.spyOn(ShadowRoot.prototype, "innerHTML", "set"),
		];
		const written = vi.spyOn(document, "write");
		const inline = vi.spyOn(Element.prototype, "insertAdjacentHTML");
		const element = await mountAtOwnResults();
		for (const spy of [...sinks, written, inline]) expect(spy).not.toHaveBeenCalled();
		expect(rootOf(element).querySelectorAll("style, script, [style], [onclick]")).toHaveLength(0);
	});
});
