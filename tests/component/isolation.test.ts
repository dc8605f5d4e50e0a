import { beforeEach, describe, expect, it, vi } from "vitest";
import { questions } from "../../shared/quiz/catalogue.ts";
import { landing } from "../../shared/quiz/messages.ts";
import {
	answer,
	deferred,
	ENDPOINT,
	eventually,
	expectHeading,
	headingOf,
	mount,
	mountAtEmail,
	press,
	rootOf,
	sendForm,
	settled,
	within,
} from "./support.ts";

async function answerOne(): Promise<void> {
	await press(landing.start);
	await answer(1);
}

describe("around the element, the page stays as it was", () => {
	it("no nodes in its head or beside the element, no title, history, scroll or focus", async () => {
		const host = document.body.appendChild(document.createElement("main"));
		host.style.marginTop = "2000px";
		scrollTo(0, 120);
		const present = () => ({
			head: document.head.innerHTML,
			attributes: [document.documentElement, document.body].map((node) => node.getAttributeNames()),
			title: document.title,
			href: location.href,
			entries: history.length,
			entry: JSON.stringify(history.state),
			scroll: scrollY,
			focus: document.activeElement,
			children: document.body.children.length,
			cookie: document.cookie,
		});
		const found = present();
		const element = document.createElement("liberation-quiz");
		host.append(element);
		await settled();
		element.setAttribute("result-role", "healer");
		await settled();
		expect(present()).toEqual(found);
		host.remove();
	});

	it("no globals, and no changed prototypes", async () => {
		const globals = () => Object.getOwnPropertyNames(window).sort();
		const prototypes = () =>
			[Object, Array, String, Function, Promise, Node, Element, HTMLElement, Event, Document]
				.map(({ name, prototype }) => [name, ...Reflect.ownKeys(prototype).map(String)])
				.sort();
		const before = [globals(), prototypes()];
		const element = mount();
		await answerOne();
		element.remove();
		await settled();
		expect([globals(), prototypes()]).toEqual(before);
	});

	it("no storage and no request before the visitor acts", async () => {
		const fetching = vi.spyOn(window, "fetch");
		const written = vi.spyOn(Storage.prototype, "setItem");
		const beacon = vi.spyOn(navigator, "sendBeacon");
		const opened = vi.spyOn(XMLHttpRequest.prototype, "open");
		mount({ endpoint: ENDPOINT });
		mount({ "result-role": "healer" });
		await settled();
		for (const spy of [fetching, written, beacon, opened]) expect(spy).not.toHaveBeenCalled();
	});
});

describe("listeners on the window and the document", () => {
	const added: string[] = [];

	beforeEach(() => {
		added.length = 0;
		for (const target of [window, document, document.documentElement, document.body]) {
			const [add, remove] = [target.addEventListener, target.removeEventListener];
			type Arguments = [string, EventListenerOrEventListenerObject];
			vi.spyOn(target, "addEventListener").mockImplementation((...args: Arguments) => {
				added.push(args[0]);
				add.apply(target, args);
			});
			vi.spyOn(target, "removeEventListener").mockImplementation((...args: Arguments) => {
				const place = added.indexOf(args[0]);
				if (place >= 0) added.splice(place, 1);
				remove.apply(target, args);
			});
		}
	});

	it.each<[string, Record<string, string>, string[]]>([
		["none while it follows no history", {}, []],
		["one for Back and Forward while it does", { "deep-link": "" }, ["popstate"]],
	])("%s, moved or not, and none once it is gone", async (_, attributes, expected) => {
		const element = mount(attributes);
		element.shadowRoot?.querySelector("button")?.click();
		// Until what happened is kept, the quiz also listens for the page being left.
		await eventually(() => added).toEqual(expected);
		document.body.appendChild(document.createElement("div")).append(element);
		await settled();
		expect(added).toEqual(expected);
		element.remove();
		await settled();
		expect(added).toEqual([]);
	});
});

it("inside another shadow root the quiz works, and its events reach the page", async () => {
	const heard = vi.fn();
	addEventListener("quiz-started", heard, { once: true });
	const outer = document.body.appendChild(document.createElement("div"));
	const element = document.createElement("liberation-quiz");
	outer.attachShadow({ mode: "open" }).append(element);
	await settled();
	await within(element).getByRole("button", { name: landing.start }).click();
	await expectHeading(element, questions[0]?.prompt);
	await eventually(() => heard.mock.lastCall?.[0].target).toBe(outer);
});

it.each<[string, (from: HTMLTemplateElement) => Node]>([
	["innerHTML", ({ innerHTML }) => Object.assign(document.createElement("div"), { innerHTML })],
	["cloning", () => mount().cloneNode(true)],
	["a template", ({ content }) => document.importNode(content, true)],
])("an element that a page makes by %s shows the landing", async (_, make) => {
	const template = document.createElement("template");
	template.innerHTML = "<liberation-quiz></liberation-quiz>";
	document.body.append(make(template));
	expect(document.querySelector("liberation-quiz")).not.toBeNull();
	for (const element of document.querySelectorAll("liberation-quiz"))
		await expectHeading(element, landing.headline);
});

it("a removal while the answer is awaited leaves what the next quiz keeps alone", async () => {
	const response = deferred<Response>();
	vi.spyOn(window, "fetch").mockReturnValue(response.promise);
	const first = mountAtEmail({ endpoint: ENDPOINT });
	await sendForm();
	first.remove();
	await settled();
	sessionStorage.clear();
	const second = mount();
	await answerOne();
	response.resolve(new Response());
	await settled();
	await eventually(() => sessionStorage.getItem("liberation-quiz")).toMatch(/^quiz 1 /);
	expect(headingOf(second)).toBe(questions[1]?.prompt);
});

it("ten quizzes that come and go leave nothing in the page", async () => {
	const nodes = () => document.querySelectorAll("*").length;
	const before = nodes();
	for (let turn = 0; turn < 10; turn++) {
		const element = mount({ "result-role": "healer" });
		await settled();
		element.remove();
		await settled();
		expect(rootOf(element).childElementCount).toBe(0);
	}
	expect(nodes()).toBe(before);
	expect(document.adoptedStyleSheets).toHaveLength(0);
});
