/*
 * Makes the server-rendered quiz interactive before its script runs: shows the first question, and records presses in
 * attributes, with which the script continues. The script is imported after the paint that follows the first hover, key
 * or focus in the quiz, or scroll of the page, else a second after the page has loaded, so that no press waits for it; at
 * once where a link or stored answers lead to another stage.
 */
import { firstAnswerIn } from "../../shared/quiz/first-answer.ts";

const NAME = "liberation-quiz";
const quiz = document.querySelector(NAME);
const root = quiz?.shadowRoot;
if (quiz && root) begin(quiz, root);

function begin(quiz: Element, root: ShadowRoot): void {
	const first = firstAnswerIn(location.search);
	if (first !== undefined || isElsewhere()) load();
	else {
		addEventListener("load", () => setTimeout(loadAfterPaint, IDLE_MS));
		// What stands below the landing's first screen comes with the script.
		addEventListener("scroll", loadAfterPaint, { once: true });
		for (const type of ["pointerover", "keydown", "focusin"])
			root.addEventListener(type, (event) => isTouch(event) || loadAfterPaint(), { once: true });
	}
	// Without the checks of `detail`, a double click's second click on Start would choose an answer of question one.
	root.addEventListener("mousedown", (event) => {
		if (isEarly() && event instanceof MouseEvent && event.detail > 1) event.preventDefault();
	});
	root.addEventListener("change", () => {
		if (!isEarly()) return;
		root.querySelector("[type=submit]")?.setAttribute("aria-disabled", "false");
		say(root);
	});
	// As in the quiz, Enter chooses an answer, and on the chosen one it presses Next.
	root.addEventListener("keydown", (event) => {
		const { target: radio } = event;
		if (!isEarly() || !(event instanceof KeyboardEvent && radio instanceof HTMLInputElement))
			return;
		if (event.key !== "Enter" || (radio.checked && !event.repeat)) return;
		event.preventDefault();
		radio.click();
	});
	root.addEventListener("click", (event) => {
		if (!isEarly() || !(event instanceof MouseEvent) || !(event.target instanceof Element)) return;
		const button = event.target.closest("button");
		if (event.detail > 1 || button?.type === "submit") event.preventDefault();
		if (button) press(quiz, root, button);
	});
	if (first !== undefined && showQuestion(quiz, root))
		root.querySelectorAll("input")[first]?.click();
}

function press(quiz: Element, root: ShadowRoot, button: HTMLButtonElement): void {
	if (button.matches("[data-start]")) {
		quiz.setAttribute("data-pressed", "start");
		showQuestion(quiz, root)?.querySelector("h2")?.focus();
		loadAfterPaint();
	} else if (root.querySelector(":checked")) quiz.setAttribute("data-pressed", "next");
	else {
		say(root, root.querySelector("template")?.dataset.why);
		root.querySelector("input")?.focus();
	}
}

/** Imports the quiz's script, once however often it is called. */
function load(): void {
	const script = document.querySelector<HTMLLinkElement>("link[rel=modulepreload]");
	if (script) void import(/* @vite-ignore */ script.href);
}

/** How long a page that nobody touches is idle before the script is imported, in milliseconds. */
const IDLE_MS = 1000;

/** Imports the script in a task of its own: a frame's callback runs before its paint, an idle callback after it. */
function loadAfterPaint(): void {
	requestAnimationFrame(() => {
		if ("requestIdleCallback" in globalThis) requestIdleCallback(load, { timeout: IDLE_MS });
		else setTimeout(load);
	});
}

/** Whether a finger has come down: its press follows within a few frames and loads the script itself. */
function isTouch(event: Event): boolean {
	return event instanceof PointerEvent && event.pointerType === "touch";
}

/** Whether the quiz's script has not run yet. */
function isEarly(): boolean {
	return !customElements.get(NAME);
}

/** Shows the first question, unless the URL or stored answers lead to another stage. */
function showQuestion(quiz: Element, root: ShadowRoot): Element | undefined {
	const question = root.querySelector("template")?.content.firstElementChild;
	if (!question || isElsewhere()) return undefined;
	root.querySelector(".stage")?.replaceWith(question);
	quiz.setAttribute("data-question", "");
	return question;
}

/** Writes into the live region, which the script empties when it hydrates it. */
function say(root: ShadowRoot, message = ""): void {
	root.querySelector("[role=status]>span")?.replaceChildren(message);
}

function isElsewhere(): boolean {
	// The script itself reads the link.
	if (/role|secondary|pillars/i.test(location.search)) return true;
	try {
		return NAME in localStorage;
	} catch {
		// If storage is blocked, no answers are stored.
		return false;
	}
}
