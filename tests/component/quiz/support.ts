import { afterEach, beforeEach, expect, vi } from "vitest";
import { type Locator, page } from "vitest/browser";
import { roleOf } from "../../../shared/quiz/catalogue.ts";
import type { RoleKey } from "../../../shared/quiz/keys.ts";
import { quiz } from "../../../shared/quiz/messages.ts";
import type { Answers } from "../../../shared/quiz/score.ts";
import { quizKeeper } from "../../../widget/quiz/adapters/storage.ts";
import "../../../widget/quiz/define.ts";
import { initialState, type Place } from "../../../widget/quiz/state/state.ts";
import { ADDRESS, tiedAnswers, weaverAnswers } from "../../unit/widget/quiz/state/play.ts";

export { ADDRESS, tiedAnswers, weaverAnswers };

export const ENDPOINT = "https://forms.test/quiz";
/** The server's responses to a submission that it accepts, and to one that it rejects for good. */
export const sentAnswer = (): Response => Response.json({ status: "sent" });
export const refusedAnswer = (): Response => Response.json({ message: "No." }, { status: 422 });

export const next = page.getByRole("button", { name: quiz.next });
export const previous = page.getByRole("button", { name: quiz.previous });

const home = location.href;
const { matchMedia } = window;

beforeEach(() => {
	// Results are revealed at once, as for a visitor who prefers reduced motion.
	vi.spyOn(window, "matchMedia").mockImplementation((query) =>
		matchMedia.call(window, query.includes("reduced-motion") ? "not all" : query),
	);
	vi.spyOn(console, "info").mockReturnValue();
	vi.spyOn(console, "warn").mockReturnValue();
});

afterEach(async () => {
	await clearPage();
	vi.restoreAllMocks();
	sessionStorage.clear();
	localStorage.clear();
	history.replaceState(null, "", home);
	Reflect.deleteProperty(window, "gtag");
	document.title = "";
});

/** Lets the reveal of the results take its time. */
export function allowMotion(): void {
	vi.mocked(window.matchMedia).mockRestore();
}

/** Removes everything from the page. A removed quiz saves its answers in a microtask. */
export async function clearPage(): Promise<void> {
	document.body.replaceChildren();
	await new Promise((resolve) => setTimeout(resolve));
}

/** Expects something of a value soon: on a busy machine, a step back in history may take a second. */
export function eventually<Value>(read: () => Value) {
	return expect.poll(read, { timeout: 20_000, interval: 10 });
}

/**
 * Resolves once the page has painted and the browser is idle: everything that a quiz defers is done by then. Only for a
 * test that expects nothing to happen; what does happen is expected with `eventually`.
 */
export async function settled(): Promise<void> {
	await new Promise(requestAnimationFrame);
	await new Promise((resolve) => requestIdleCallback(resolve));
	await new Promise((resolve) => setTimeout(resolve));
}

/** A quiz with these attributes in the page. */
export function mount(attributes: Readonly<Record<string, string>> = {}): HTMLElement {
	const element = document.createElement("liberation-quiz");
	for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
	document.body.append(element);
	return element;
}

/** A quiz that shows a role's results, of nobody's answers. */
export async function mountRole(
	role: RoleKey,
	attributes: Readonly<Record<string, string>> = {},
): Promise<HTMLElement> {
	const element = mount({ "result-role": role, ...attributes });
	await expectHeading(element, roleOf(role).name);
	return element;
}

/** A quiz that resumes at this place, as after a reload. */
export function mountAt(
	place: Place,
	answers: Answers,
	attributes?: Readonly<Record<string, string>>,
): HTMLElement {
	quizKeeper("tab", "liberation-quiz").save({ ...initialState, ...place, answers }, false);
	return mount(attributes);
}

/** A quiz whose questions are all answered, at the email stage. */
export function mountAtEmail(attributes?: Readonly<Record<string, string>>): HTMLElement {
	return mountAt({ stage: "email", index: 14 }, weaverAnswers, attributes);
}

/** A quiz that shows the results of its visitor's own answers. */
export async function mountAtOwnResults(
	attributes?: Readonly<Record<string, string>>,
	answers: Answers = weaverAnswers,
): Promise<HTMLElement> {
	vi.spyOn(window, "fetch").mockResolvedValue(sentAnswer());
	const element = mountAt({ stage: "email", index: 14 }, answers, {
		endpoint: ENDPOINT,
		...attributes,
	});
	await sendForm();
	// The rest of the results follows task by task.
	await found(element, "#answers");
	for (const animation of rootOf(element).getAnimations()) animation.finish();
	await eventually(() => rootOf(element).querySelector(".fresh")).toBeNull();
	return element;
}

/** Waits for the first node inside a quiz that matches. */
export function found<Kind extends HTMLElement>(element: Element, selector: string): Promise<Kind> {
	const find = () => rootOf(element).querySelector<Kind>(selector) ?? Promise.reject(selector);
	return vi.waitFor(find, { interval: 5, timeout: 20_000 });
}

/** Fills the form of the page's quiz in and sends it, by script: that is much quicker than mouse and keyboard. */
export async function sendForm(): Promise<void> {
	const [element = document.body] = document.getElementsByTagName("liberation-quiz");
	const address = await found<HTMLInputElement>(element, "[type=email]");
	address.value = ADDRESS;
	address.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
	(await found(element, "[type=checkbox]")).click();
	(await found(element, "button[aria-disabled=false]")).click();
}

export async function press(label: string): Promise<void> {
	await page.getByRole("button", { name: label, exact: true }).click();
}

export function option(at: number): Locator {
	return page.getByRole("radio").nth(at);
}

export async function answer(at = 0): Promise<void> {
	await option(at).click();
	await next.click();
}

/** Expects this screen of a quiz, drawn to its end: the results follow their heading task by task. */
export async function expectHeading(element: Element, words: string | undefined): Promise<void> {
	await eventually(() => headingOf(element)).toBe(words);
	const drawn = () => rootOf(element).querySelector(".results:not(:has(> footer))");
	await eventually(drawn).toBeNull();
}

export function rootOf(element: Element): ShadowRoot {
	if (!element.shadowRoot) throw new Error("the element has no shadow root");
	return element.shadowRoot;
}

/** The locator of what is inside one of several quizzes. */
export function within(element: Element): Locator {
	return page.elementLocator(element);
}

/** The texts of these nodes, in their order. */
export function textsOf(root: ParentNode, selector: string): string[] {
	return [...root.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim() ?? "");
}

/** The heading of what is shown now, without what stands before its words, such as the position of a question. */
export function headingOf(element: Element): string | undefined {
	return lastWordsOf(rootOf(element).querySelector("h2"));
}

export function lastWordsOf(heading: Element | null): string | undefined {
	return heading?.lastChild?.textContent ?? undefined;
}

/** What the live region says. */
export function announcementOf(element: Element): string | null | undefined {
	return rootOf(element).querySelector("[role=status]")?.textContent;
}

/** What has the focus, inside the shadow root if there. */
export function focused(): Element | null {
	return document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
}
