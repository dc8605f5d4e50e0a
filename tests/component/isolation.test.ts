import { beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { questions } from "../../shared/quiz/catalogue.ts";
import { landing, quiz } from "../../shared/quiz/messages.ts";
import {
	deferred,
	eventually,
	fillEmailIn,
	headingOf,
	mount,
	mountAtEmail,
	mountAtOwnResults,
	rootOf,
	settled,
	within,
} from "./support.ts";

const ENDPOINT = "https://forms.test/quiz";

async function answerOne(): Promise<void> {
	await page.getByRole("button", { name: landing.start }).click();
	await page.getByRole("radio").nth(1).click();
	await page.getByRole("button", { name: quiz.next }).click();
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
			const add = target.addEventListener.bind(target);
			const remove = target.removeEventListener.bind(target);
			vi.spyOn(target, "addEventListener").mockImplementation(
				(type: string, ...rest: [EventListenerOrEventListenerObject]) => {
					added.push(type);
					add(type, ...rest);
				},
			);
			vi.spyOn(target, "removeEventListener").mockImplementation(
				(type: string, ...rest: [EventListenerOrEventListenerObject]) => {
					const place = added.indexOf(type);
					if (place >= 0) added.splice(place, 1);
					remove(type, ...rest);
				},
			);
		}
	});

	it.each<[string, Record<string, string>, string[]]>([
		["none while it follows no history", {}, []],
		["one for Back and Forward while it does", { "deep-link": "" }, ["popstate"]],
	])("%s, and none once it is gone", async (_, attributes, expected) => {
		const element = mount(attributes);
		element.shadowRoot?.querySelector("button")?.click();
		await settled();
		expect(added).toEqual(expected);
		element.remove();
		await settled();
		expect(added).toEqual([]);
	});
});

describe("inside another shadow root", () => {
	it("the quiz works, and its events reach the page", async () => {
		const heard = vi.fn();
		addEventListener("quiz-started", heard, { once: true });
		const outer = document.body.appendChild(document.createElement("div"));
		const element = document.createElement("liberation-quiz");
		outer.attachShadow({ mode: "open" }).append(element);
		await settled();
		await within(element).getByRole("button", { name: landing.start }).click();
		await eventually(() => headingOf(element)).toBe(questions[0]?.prompt);
		expect(heard).toHaveBeenCalledOnce();
		expect(heard.mock.lastCall?.[0].target).toBe(outer);
		outer.remove();
	});
});

describe("an element that a page makes", () => {
	it.each<[string, () => void]>([
		[
			"by innerHTML",
			() => {
				document.body.innerHTML = "<liberation-quiz></liberation-quiz>";
			},
		],
		["by createElement", () => mount()],
		["by cloning another", () => document.body.append(mount().cloneNode(true))],
		[
			"by a template",
			() => {
				const template = document.createElement("template");
				template.innerHTML = "<liberation-quiz></liberation-quiz>";
				document.body.append(document.importNode(template.content, true));
			},
		],
	])("%s shows the landing", async (_, make) => {
		make();
		for (const element of document.querySelectorAll("liberation-quiz"))
			await eventually(() => headingOf(element)).toBe(landing.headline);
		expect(document.querySelector("liberation-quiz")).not.toBeNull();
	});
});

describe("a removal while the answer is awaited", () => {
	it("leaves what the next quiz in its place keeps alone", async () => {
		vi.spyOn(console, "error").mockReturnValue();
		const answer = deferred<Response>();
		vi.spyOn(window, "fetch").mockReturnValue(answer.promise);
		const first = mountAtEmail({ endpoint: ENDPOINT });
		await fillEmailIn();
		await page.getByRole("button").click();
		first.remove();
		await settled();
		sessionStorage.clear();
		const second = mount();
		await answerOne();
		answer.resolve(new Response());
		await settled();
		expect(sessionStorage.getItem("liberation-quiz")).toMatch(/ quiz 1 /);
		expect(headingOf(second)).toBe(questions[1]?.prompt);
	});
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
	await mountAtOwnResults();
});
