import css from "virtual:circle-styles";
import { expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { circleFragment } from "../../shared/circle/link.ts";
import { messages } from "../../shared/circle/messages.ts";
import type { Person } from "../../shared/circle/person.ts";
import { fill } from "../../shared/quiz/fill.ts";
import "../../widget/circle/define.ts";
import { documentedNames } from "./documented.ts";
import {
	announcementOf,
	eventually,
	focused,
	press,
	rootOf,
	settled,
	textsOf,
} from "./quiz/support.ts";

const { add, keep, notices, wheel } = messages;
const MAYA: Person = { name: "Maya", primary: "healer", secondary: null };
const SAM: Person = { name: "Sam", primary: "guide", secondary: "weaver" };

function mountCircle(attributes: Readonly<Record<string, string>> = {}): HTMLElement {
	const element = document.createElement("liberation-circle");
	for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
	document.body.append(element);
	return element;
}

async function paste(text: string): Promise<void> {
	// A circle from a link has its fields in a closed disclosure.
	for (const circle of document.querySelectorAll("liberation-circle"))
		rootOf(circle).querySelector("details.add")?.setAttribute("open", "");
	await page.getByRole("textbox", { name: add.paste }).fill(text);
	await press(add.pasteButton);
}

const namesIn = (element: Element) => textsOf(rootOf(element), ".people b");

it("a circle is kept in the tab for a reload, and with resume=off it isn't", async () => {
	const first = mountCircle();
	await paste("Maya: Healer");
	await eventually(() => namesIn(first)).toEqual(["Maya"]);
	first.remove();
	const second = mountCircle();
	await eventually(() => namesIn(second)).toEqual(["Maya"]);
	second.remove();
	const third = mountCircle({ resume: "off" });
	await settled();
	await eventually(() => namesIn(third)).toEqual([]);
});

it("with deep-link, the circle in the URL opens and leaves the URL, and Undo restores the other circle", async () => {
	// A page whose base is another origin may write no relative address into its history.
	const base = document.head.appendChild(document.createElement("base"));
	base.href = "https://cdn.test/";
	onTestFinished(() => base.remove());
	history.replaceState(null, "", `${location.href}#${circleFragment([MAYA])}`);
	const element = mountCircle({ "deep-link": "" });
	await eventually(() => namesIn(element)).toEqual(["Maya"]);
	await eventually(() => location.hash).toBe("");
	location.hash = circleFragment([SAM]);
	await eventually(() => namesIn(element)).toEqual(["Sam"]);
	await eventually(() => announcementOf(element)).toBe(notices.opened);
	await press(keep.undo);
	await eventually(() => namesIn(element)).toEqual(["Maya"]);
});

it("without deep-link, the element leaves the address alone, and its link leads to the site", async () => {
	const fragment = circleFragment([SAM]);
	history.replaceState(null, "", `#${fragment}`);
	const element = mountCircle({ "site-url": "https://site.test/" });
	const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
	await paste("Maya: Healer");
	await press(keep.copy);
	await eventually(() => announcementOf(element)).toBe(notices.copied);
	expect(write).toHaveBeenCalledExactlyOnceWith(
		`https://site.test/quiz/circle#${circleFragment([MAYA])}`,
	);
	expect(location.hash).toBe(`#${fragment}`);
});

it("roles of a link that is cut are not filled in, and the circle says so", async () => {
	history.replaceState(null, "", "#role=guide&secondary=wea");
	const element = mountCircle({ "deep-link": "" });
	await eventually(() => announcementOf(element)).toBe(notices.broken);
	await expect.element(page.getByRole("combobox", { name: add.role, exact: true })).toHaveValue("");
	await eventually(() => location.hash).toBe("");
});

it.each(["#role=guide&secondary=weaver", "#Role=Guide&amp;secondary=weaver."])(
	"roles from the quiz, such as %s, are filled in, and cleared once the person is added",
	async (hash) => {
		history.replaceState(null, "", hash);
		const element = mountCircle({ "deep-link": "" });
		const role = page.getByRole("combobox", { name: add.role, exact: true });
		await expect.element(role).toHaveValue("guide");
		await page.getByRole("textbox", { name: add.name }).fill("Sam");
		await press(add.handButton);
		await eventually(() => namesIn(element)).toEqual(["Sam"]);
		await expect.element(role).toHaveValue("");
		await eventually(focused).toBe(page.getByRole("textbox", { name: add.name }).element());
	},
);

it.each([
	["", notices.emptyText],
	["nothing of use", notices.nothing],
])("a text like %j leads back to its field, which says what is missing", async (text, fault) => {
	mountCircle();
	await paste(text);
	const field = page.getByRole("textbox", { name: add.paste });
	await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(fault));
	await eventually(focused).toBe(field.element());
	await expect.element(field).toHaveValue(text);
});

it("the circle says who was left out: people who were here already, and those beyond two hundred", async () => {
	const element = mountCircle();
	await paste("Maya: Healer");
	await paste("Maya: Healer\nSam: Guide");
	await eventually(() => announcementOf(element)).toContain(
		fill(notices.repeated, { people: fill(notices.people.one, { count: 1 }) }),
	);
	await paste("https://site.test/quiz?role=guide\n".repeat(205));
	await eventually(() => announcementOf(element)).toContain(
		fill(notices.full, { people: fill(notices.people.other, { count: 7 }) }),
	);
});

it("the circle lists the lines that can't be read and empties the field, and the next text takes their place", async () => {
	const element = mountCircle();
	const listed = () => textsOf(rootOf(element), ".left-out li");
	await paste("Hi all\nMaya: Healer\n\nMaya: Healer\nSam: Hero");
	await eventually(listed).toEqual(["Hi all", "Sam: Hero"]);
	await expect.element(page.getByRole("textbox", { name: add.paste })).toHaveValue("");
	await eventually(() => announcementOf(element)).toContain(fill(notices.leftOut, { count: 2 }));
	await eventually(() => namesIn(element)).toEqual(["Maya"]);
	await paste("Sam: Guide");
	await eventually(listed).toEqual([]);
	await eventually(() => namesIn(element)).toEqual(["Maya", "Sam"]);
});

it("a circle of up to three people shows their patches large, with names and roles, beside a wheel", async () => {
	const element = mountCircle();
	await paste("Maya: Healer\nSam: Guide and Weaver\nAda: Builder");
	const patches = () => textsOf(rootOf(element), "figure .cloth li");
	await eventually(patches).toEqual(["Ada Builder", "Maya Healer", "Sam Guide, also Weaver"]);
	const widthOf = (selector: string) =>
		rootOf(element).querySelector(selector)?.getBoundingClientRect().width ?? 0;
	expect(widthOf("figure .cloth")).toBeGreaterThanOrEqual(widthOf("figure .wheel"));
	await paste("Lou: Disruptor");
	await eventually(patches).toEqual([]);
	expect(widthOf("figure .wheel")).toBeGreaterThan(0);
});

it("the button that fills the screen is missing where the browser forbids it", async () => {
	vi.spyOn(document, "fullscreenEnabled", "get").mockReturnValue(false);
	mountCircle();
	await paste("Maya: Healer");
	await expect.element(page.getByText("Maya").first()).toBeVisible();
	await expect.element(page.getByRole("button", { name: wheel.enlarge })).not.toBeInTheDocument();
});

it("an invalid attribute is reported in the console", async () => {
	mountCircle({ theme: "sepia", "site-url": "example.org", resume: "no", "deep-link": "maybe" });
	for (const name of ["theme", "site-url", "resume", "deep-link"])
		await eventually(() => console.warn).toHaveBeenCalledWith(
			expect.stringContaining(`<liberation-circle> ${name}: `),
		);
});

it("a sheet prints in the page where no window opens, and is removed afterwards", async () => {
	const printed: (string | undefined)[] = [];
	vi.spyOn(window, "open").mockReturnValue(null);
	const element = mountCircle();
	await paste("Maya: Healer");
	await eventually(() => namesIn(element)).toEqual(["Maya"]);
	vi.spyOn(window, "print").mockImplementation(() => {
		const sheet = rootOf(element).querySelector(".in-place");
		printed.push(document.title, sheet?.querySelector("article")?.className);
	});
	document.title = "Theirs";
	for (const [label, title] of [
		[keep.poster, "circle-poster"],
		[keep.sheet, "circle-sheet"],
	] as const) {
		printed.length = 0;
		await press(label);
		await eventually(() => printed).toEqual([title, title.slice("circle-".length)]);
		window.dispatchEvent(new Event("afterprint"));
		await eventually(() => document.title).toBe("Theirs");
		await eventually(() => rootOf(element).querySelectorAll(".lq")).toHaveLength(1);
		await eventually(() => namesIn(element)).toEqual(["Maya"]);
	}
});

/** Rules for every element, inherited properties, and custom properties of the circle's own names. */
const HARMFUL = `* { all: unset !important; display: flex !important; float: left !important; padding: 9px !important;
	border: 3px dashed red !important; font: italic 900 30px/3 cursive !important; letter-spacing: 1em !important;
	direction: rtl !important; text-align: right !important; cursor: none !important; color: red !important;
	--ink: red; --paper: black; --action: red; --font: fantasy; --radius: 50px; }`;

/** The properties that don't depend on the circle's width. */
const DRAWN = [
	..."background-color border-radius border-top-width color cursor direction display".split(" "),
	..."float font letter-spacing margin-top padding-top text-align text-transform".split(" "),
];

it("a page's stylesheet doesn't change how the circle is drawn", async () => {
	// Covers the page, so that the pointer hovers over no control.
	const cover = document.body.appendChild(document.createElement("div"));
	cover.style.cssText = "position: fixed !important; inset: 0 !important; z-index: 9 !important";
	history.replaceState(null, "", `#${circleFragment([MAYA, SAM])}`);
	const element = mountCircle({ "deep-link": "" });
	await eventually(() => rootOf(element).querySelector(".prompts")).not.toBeNull();
	const drawn = () =>
		[element, ...rootOf(element).querySelectorAll("*")].map((each) => {
			const style = getComputedStyle(each);
			return [each.localName, ...DRAWN.map((name) => style.getPropertyValue(name))].join("; ");
		});
	const before = drawn();
	expect(before.length).toBeGreaterThan(50);
	const style = document.body.appendChild(document.createElement("style"));
	style.textContent = HARMFUL;
	expect(getComputedStyle(document.body).color).toBe("rgb(255, 0, 0)");
	await eventually(drawn).toEqual(before);
});

it("parts and custom properties are the documented ones", async () => {
	const element = mountCircle();
	await paste("Maya: Healer");
	await eventually(() => namesIn(element)).toEqual(["Maya"]);
	const parts = () =>
		[...rootOf(element).querySelectorAll("[part]")].flatMap(({ part }) => [...part]);
	const sorted = (names: Iterable<string | undefined>) => [...new Set(names)].sort();
	await eventually(() => sorted(parts())).toEqual(documentedNames("liberation-circle", "cssParts"));
	expect(sorted([...css.matchAll(/var\((--lq-[\w-]+)/g)].map(([, name]) => name))).toEqual(
		documentedNames("liberation-circle", "cssProperties"),
	);
});
