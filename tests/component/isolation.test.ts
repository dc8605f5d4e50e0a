import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { questions } from "../../shared/quiz/catalogue.ts";
import { landing } from "../../shared/quiz/messages.ts";
import "../../widget/circle/define.ts";
import {
	clearPage,
	eventually,
	expectHeading,
	mount,
	mountAt,
	mountAtEmail,
	mountRole,
	rootOf,
	settled,
	weaverAnswers,
	within,
} from "./quiz/support.ts";

it.each(["liberation-quiz", "liberation-circle"])(
	"<%s> keeps its style in another document, such as a popup's or an editor's frame",
	async (tag) => {
		const element = document.body.appendChild(document.createElement(tag));
		const frame = document.body.appendChild(document.createElement("iframe"));
		for (const place of [frame.contentDocument?.body, document.body]) {
			place?.append(element);
			const borderOfButton = () => {
				const button = rootOf(element).querySelector("button");
				return button?.ownerDocument.defaultView?.getComputedStyle(button).borderTopWidth;
			};
			await eventually(borderOfButton).toBe("2px");
			await eventually(() => rootOf(element).adoptedStyleSheets).toHaveLength(1);
		}
	},
);

it.each([
	["a question", () => mountAt({ stage: "quiz", index: 3 }, weaverAnswers)],
	["the results", () => mountRole("healer")],
])(
	"the second click of a double click on %s is ignored, whichever control is below it",
	async (_, begin) => {
		const element = await begin();
		await settled();
		const root = rootOf(element);
		const controls = [...root.querySelectorAll("button, summary, label, input, a")];
		expect(controls.length).toBeGreaterThan(1);
		const before = root.querySelector(".lq")?.innerHTML;
		for (const control of controls) {
			const click = new MouseEvent("click", {
				bubbles: true,
				cancelable: true,
				composed: true,
				detail: 2,
			});
			control.dispatchEvent(click);
			expect(click.defaultPrevented).toBe(true);
		}
		await settled();
		expect(root.querySelector(".lq")?.innerHTML).toBe(before);
	},
);

it("neither element has a banner, main or contentinfo landmark, because those are the page's", async () => {
	for (const mountNext of [
		() => mount(),
		() => mountAtEmail(),
		() => mountRole("healer"),
		() => document.body.appendChild(document.createElement("liberation-circle")),
	]) {
		const element = await mountNext();
		await settled();
		const landmarks = [...rootOf(element).querySelectorAll("header, footer, main, [role=main]")];
		expect(landmarks.filter((part) => !part.closest("article, section"))).toEqual([]);
		await clearPage();
	}
});

it("the console names the URL to which results are sent, also after a change", async () => {
	const said = () =>
		vi
			.mocked(console.info)
			.mock.calls.map(([text]) => String(text))
			.filter((text) => text.startsWith("<liberation-quiz> sends results to"))
			.map((text) => text.split(" ").at(-1));
	const element = mount({ endpoint: "https://own.example/api" });
	await eventually(said).toEqual(["https://own.example/api"]);
	element.setAttribute("endpoint", "/in");
	element.setAttribute("theme", "dark");
	await eventually(said).toEqual(["https://own.example/api", `${location.origin}/in`]);
});

it("inside another shadow root the quiz works, and its events reach the page", async () => {
	const heard = vi.fn();
	addEventListener("quiz-started", heard, { once: true });
	const outer = document.body.appendChild(document.createElement("div"));
	const element = document.createElement("liberation-quiz");
	outer.attachShadow({ mode: "open" }).append(element);
	await within(element).getByRole("button", { name: landing.start }).click();
	await expectHeading(element, questions[0]?.prompt);
	await eventually(() => heard.mock.lastCall?.[0].target).toBe(outer);
});

describe("on a page in another language", () => {
	beforeEach(() => {
		Object.assign(document.documentElement, { lang: "ar", dir: "rtl" });
	});
	afterEach(() => {
		Object.assign(document.documentElement, { lang: "en", dir: "" });
	});

	/** The language and direction that a node says it has. */
	const languageOf = (node: Element | null) => {
		const direction = node?.matches(":dir(rtl)") ? "rtl" : "ltr";
		return [node?.closest<HTMLElement>("[lang]")?.lang, direction];
	};

	it("the quiz says that its words are English", async () => {
		const element = mount();
		await expectHeading(element, landing.headline);
		expect(languageOf(rootOf(element).querySelector("h2"))).toEqual(["en", "ltr"]);
	});

	it("a dialog says that its words are English, too, and its button has the page's language where its words are the page's", async () => {
		const element = mount({ display: "dialog" });
		await eventually(() => rootOf(element).querySelector("button")).not.toBeNull();
		const [button, dialog] = ["button", "dialog"].map((name) =>
			rootOf(element).querySelector(name),
		);
		expect(languageOf(button ?? null)).toEqual(["en", "ltr"]);
		expect(languageOf(dialog ?? null)).toEqual(["en", "ltr"]);
		const other = document.createElement("liberation-quiz");
		other.setAttribute("display", "dialog");
		other.textContent = "ابدأ الاختبار";
		document.body.append(other);
		await eventually(() => rootOf(other).querySelector("button")?.textContent).toBe(
			"ابدأ الاختبار",
		);
		expect(languageOf(rootOf(other).querySelector("button"))).toEqual(["ar", "rtl"]);
	});
});
