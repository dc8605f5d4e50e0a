import { afterEach, expect, it, vi } from "vitest";
import { questions } from "../../shared/quiz/catalogue.ts";
import { PILLAR_KEYS } from "../../shared/quiz/keys.ts";
import { email, landing } from "../../shared/quiz/messages.ts";
import { eventually, expectHeading, mount, mountAtOwnResults, press, rootOf } from "./support.ts";

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

// toJSON, which old libraries give to arrays, is in tests/unit/shared/client.test.ts: here it would garble what the
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
];

it.each(pages)(
	"on a page that %s, the quiz sends the right thing and shows its results",
	async (_, harm) => {
		vi.spyOn(console, "error").mockReturnValue();
		harm();
		const element = await mountAtOwnResults();
		const [, request] = vi.mocked(window.fetch).mock.lastCall ?? [];
		const { pillars, role, consent } = JSON.parse(String(request?.body));
		expect(role).toBe("weaver");
		expect(consent.wording).toBe(email.consent);
		expect(PILLAR_KEYS).toEqual(expect.arrayContaining(pillars));
		expect(rootOf(element).querySelectorAll("article section").length).toBeGreaterThan(9);
		expect(console.error).not.toHaveBeenCalled();
	},
);

it("a page that has taken console.info away changes nothing", async () => {
	vi.mocked(console.info).mockImplementation(() => {
		throw new Error("the page's own");
	});
	const heard = vi.fn();
	const element = mount();
	element.addEventListener("quiz-started", heard);
	await press(landing.start);
	await expectHeading(element, questions[0]?.prompt);
	await eventually(() => heard.mock.calls.length).toBe(1);
});

it("a quiz is drawn without any sink that Trusted Types and a strict policy guard", async () => {
	const sinks = [
		vi.spyOn(Element.prototype, "innerHTML", "set"),
		vi.spyOn(Element.prototype, "outerHTML", "set"),
		vi.spyOn(ShadowRoot.prototype, "innerHTML", "set"),
		vi.spyOn(Element.prototype, "insertAdjacentHTML"),
		vi.spyOn(document, "write"),
	];
	const element = await mountAtOwnResults();
	for (const sink of sinks) expect(sink).not.toHaveBeenCalled();
	expect(rootOf(element).querySelectorAll("style, script, [style], [onclick]")).toHaveLength(0);
});
