import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { questions, roleOf } from "../../../shared/quiz/catalogue.ts";
import { landing, quiz, results, rolePack } from "../../../shared/quiz/messages.ts";
import {
	answer,
	eventually,
	expectHeading,
	focused,
	headingOf,
	mount,
	option,
	press,
	rootOf,
	settled,
	within,
} from "./support.ts";

const opener = page.getByRole("button", { name: results.take });

function dialogOf(element: Element): HTMLDialogElement {
	const dialog = rootOf(element).querySelector("dialog");
	if (!dialog) throw new Error("the element has no dialog");
	return dialog;
}

const isOpen = (element: Element) => dialogOf(element).matches(":modal");

async function expectOpen(element: Element, state: boolean): Promise<void> {
	await eventually(() => isOpen(element)).toBe(state);
}

/** A quiz in an open dialog. */
async function mountOpen(attributes: Readonly<Record<string, string>> = {}): Promise<HTMLElement> {
	const element = mount({ display: "dialog", ...attributes });
	await opener.click();
	await expectOpen(element, true);
	return element;
}

/** A quiz whose own button is hidden. */
function mountHidden(id: string, parent: ParentNode = document.body): HTMLElement {
	const element = mount({ display: "dialog", id });
	const style = document.createElement("style");
	style.textContent = `#${id}::part(opener) { display: none }`;
	parent.append(element, style);
	return element;
}
function addButton(to: string, parent: ParentNode = document.body): HTMLButtonElement {
	const button = document.createElement("button");
	button.innerHTML = "<b>Find my role</b>";
	button.setAttribute("commandfor", to);
	button.setAttribute("command", "--open");
	parent.prepend(button);
	return button;
}
async function mountWithButton(): Promise<HTMLElement> {
	const element = mountHidden("role-quiz");
	addButton(element.id);
	await eventually(() => rootOf(element).querySelector("dialog")).not.toBeNull();
	return element;
}
const own = page.getByRole("button", { name: "Find my role" });

/** Takes the Invoker Commands API away, as in Firefox before 144 and Safari before 26.2. */
function takeApiAway(): () => void {
	const { prototype } = HTMLButtonElement;
	const command = Object.getOwnPropertyDescriptor(prototype, "command");
	Reflect.deleteProperty(prototype, "command");
	const stop = (event: Event) => event.stopImmediatePropagation();
	window.addEventListener("command", stop, true);
	return () => {
		Object.defineProperty(prototype, "command", command ?? {});
		window.removeEventListener("command", stop, true);
	};
}

describe.each<[string, () => unknown]>([
	["with", () => undefined],
	["without", takeApiAway],
])("in a browser %s the Invoker Commands API", (_, prepare) => {
	beforeEach(prepare);

	it("a button of the page's own opens the dialog without a script, and gets the focus back", async () => {
		const element = await mountWithButton();
		await expect.element(page.getByRole("button")).toHaveTextContent("Find my role");
		await own.click();
		await expectOpen(element, true);
		await press(landing.start);
		await answer();
		await userEvent.keyboard("{Escape}");
		await expectOpen(element, false);
		await eventually(focused).toBe(own.element());
		await own.click();
		await expectHeading(element, questions[1]?.prompt);
	});

	it.each<[string, (button: HTMLButtonElement) => void]>([
		["another command", (button) => button.setAttribute("command", "--close")],
		["a disabled button", (button) => button.toggleAttribute("disabled", true)],
		[
			"a click that the page prevents",
			(button) => button.addEventListener("click", (event) => event.preventDefault()),
		],
	])("a button of the page's own does nothing for %s", async (_, change) => {
		const element = await mountWithButton();
		const button = own.element();
		if (button instanceof HTMLButtonElement) change(button);
		button.querySelector("b")?.click();
		await settled();
		await expectOpen(element, false);
	});

	it("a button of the page's own opens only the quiz of that id in its own shadow tree", async () => {
		const trees = [1, 2].map(() => {
			const host = document.createElement("div");
			document.body.append(host);
			return host.attachShadow({ mode: "open" });
		});
		const quizzes = trees.flatMap((tree) => [mountHidden("a", tree), mountHidden("b", tree)]);
		const buttons = trees.map((tree) => addButton("b", tree));
		await eventually(() => quizzes.every((quiz) => rootOf(quiz).querySelector("dialog"))).toBe(
			true,
		);
		buttons[1]?.click();
		await eventually(() => quizzes.map(isOpen)).toEqual([false, false, false, true]);
	});
});

it("the button is all that shows, with the element's own text for its label", async () => {
	const element = document.createElement("liberation-quiz");
	element.setAttribute("display", "dialog");
	element.innerHTML = ' <a href="/quiz">Find your <b>role</b></a> ';
	document.body.append(element);
	await expect.element(page.getByRole("button")).toHaveTextContent("Find your role");
	await eventually(() => headingOf(element)).toBeUndefined();
	await eventually(() => element.clientHeight).toBeLessThan(80);
});

it("the button opens the dialog: the focus goes to the heading, and an event tells the page, but no analytics", async () => {
	const gtag = vi.fn();
	Object.assign(window, { gtag });
	const opened = vi.fn();
	document.addEventListener("quiz-opened", opened, { once: true });
	const element = await mountOpen({ partner: "many-minds" });
	await eventually(() => focused()?.textContent).toBe(landing.headline);
	await eventually(() => opened.mock.calls).toMatchObject([
		[{ detail: { partner: "many-minds" } }],
	]);
	expect(dialogOf(element).ariaLabel).toBe(rolePack.name);
	expect(gtag).not.toHaveBeenCalled();
});

it.each<[string, () => Promise<void>]>([
	["by Escape", () => userEvent.keyboard("{Escape}")],
	["by the close button", () => press(rolePack.close)],
])("closing %s keeps the answers, and the focus returns to the button", async (_, close) => {
	const element = await mountOpen({ resume: "off" });
	const closed = vi.fn();
	document.addEventListener("quiz-closed", closed, { once: true });
	await press(landing.start);
	await answer();
	await expectHeading(element, questions[1]?.prompt);
	await close();
	await expectOpen(element, false);
	await eventually(() => focused()?.textContent).toBe(results.take);
	await eventually(() => closed).toHaveBeenCalledOnce();
	await opener.click();
	await expectHeading(element, questions[1]?.prompt);
	await eventually(() => focused()?.localName).toBe("h2");
});

it("closing doesn't happen by a click on the backdrop", async () => {
	const element = await mountOpen();
	const { left, top } = dialogOf(element).getBoundingClientRect();
	dialogOf(element).dispatchEvent(
		new MouseEvent("click", { clientX: left - 1, clientY: top - 1, bubbles: true }),
	);
	await settled();
	await expectOpen(element, true);
});

it("closing happens when the element is hidden or removed, because an open modal dialog would block the page", async () => {
	const element = await mountOpen();
	const closed = vi.fn();
	element.addEventListener("quiz-closed", closed);
	element.hidden = true;
	await expectOpen(element, false);
	element.hidden = false;
	await opener.click();
	await expectOpen(element, true);
	const dialog = dialogOf(element);
	element.remove();
	await eventually(() => closed.mock.calls).toHaveLength(2);
	expect(dialog.matches(":modal")).toBe(false);
});

it("a move in the document leaves the dialog open", async () => {
	const element = await mountOpen();
	await press(landing.start);
	await option(2).click();
	document.body.prepend(element);
	await expectOpen(element, true);
	await eventually(() => headingOf(element)).toBe(questions[0]?.prompt);
	await expect.element(option(2)).toBeChecked();
});

it("the page behind the dialog doesn't scroll, and nothing of it is changed", async () => {
	const element = mount({ display: "dialog" });
	document.body.append(Object.assign(document.createElement("div"), { style: "height: 9999px" }));
	await expect.element(opener).toBeVisible();
	const page = () => [
		document.documentElement.outerHTML,
		document.adoptedStyleSheets.length,
		scrollY,
	];
	const before = page();
	await opener.click();
	await expectOpen(element, true);
	dialogOf(element).scrollTop = 99_999;
	await userEvent.wheel(dialogOf(element), { delta: { y: 500 }, times: 3 });
	await settled();
	expect(page()).toEqual(before);
});

it("of two dialogs on a page one is open at a time, each with its own answers", async () => {
	const first = mount({ display: "dialog", resume: "off" });
	const second = mount({ display: "dialog", resume: "off" });
	await within(first).getByRole("button", { name: results.take }).click();
	await expectOpen(first, true);
	Reflect.apply(Reflect.get(second, "start"), second, []);
	await settled();
	await expectOpen(second, false);
	await userEvent.keyboard("{Escape}");
	await expectOpen(first, false);
	await within(second).getByRole("button", { name: results.take }).click();
	await expectHeading(second, questions[0]?.prompt);
	await expectOpen(first, false);
});

it("a press on the button right after Escape, before the page hears of it, opens the dialog again", async () => {
	const element = await mountOpen();
	dialogOf(element).close();
	rootOf(element).querySelector("button")?.click();
	await settled();
	await expectOpen(element, true);
});

it("start() and showResult() open the dialog", async () => {
	const element = mount({ display: "dialog" });
	Reflect.apply(Reflect.get(element, "start"), element, []);
	await expectHeading(element, questions[0]?.prompt);
	await userEvent.keyboard("{Escape}");
	await expectOpen(element, false);
	// No browser gives the focus to a button that it didn't take it from.
	await eventually(() => focused()?.textContent).toBe(results.take);
	Reflect.apply(Reflect.get(element, "showResult"), element, ["healer"]);
	await expectHeading(element, roleOf("healer").name);
	await expectOpen(element, true);
});

it("result-role waits in the closed dialog, and counts as shown once that is open", async () => {
	const element = mount({ display: "dialog", "result-role": "healer" });
	const shown = vi.fn();
	element.addEventListener("role-result-shown", shown);
	await settled();
	await expectOpen(element, false);
	expect(shown).not.toHaveBeenCalled();
	await opener.click();
	await eventually(() => shown).toHaveBeenCalledOnce();
});

it("display can change: inline, the quiz shows in its place", async () => {
	const element = await mountOpen();
	await press(landing.start);
	element.setAttribute("display", "inline");
	await eventually(() => rootOf(element).querySelector("dialog")).toBeNull();
	await eventually(() => headingOf(element)).toBe(questions[0]?.prompt);
	element.setAttribute("display", "dialog");
	await expect.element(opener).toBeVisible();
	await expectOpen(element, false);
});

it("with deep-link, Back leads through the questions and closes, Forward opens", async () => {
	const element = await mountOpen({ "deep-link": "" });
	await press(landing.start);
	await expectHeading(element, questions[0]?.prompt);
	history.back();
	await expectHeading(element, landing.headline);
	history.back();
	await expectOpen(element, false);
	await eventually(() => history.state).toBeNull();
	history.forward();
	await expectHeading(element, landing.headline);
	await expectOpen(element, true);
});

it("with deep-link, closing goes back to the page, however far the quiz has come", async () => {
	history.replaceState({ theirs: 1 }, "");
	const element = await mountOpen({ "deep-link": "" });
	await press(landing.start);
	await answer();
	await expectHeading(element, questions[1]?.prompt);
	await userEvent.keyboard("{Escape}");
	await eventually(() => history.state).toEqual({ theirs: 1 });
	await opener.click();
	await expectHeading(element, questions[1]?.prompt);
	// The previous history entry is the page, so Previous mustn't go back in history.
	await press(quiz.previous);
	await expectHeading(element, questions[0]?.prompt);
	await expectOpen(element, true);
});
