/* The steps of the quiz by script, without keys and pointer. All functions run in host pages: see run-in-page.ts. */

/**
 * Loads the script and inserts the element, by the host's `mountQuiz` if it has one.
 * @param display - the attribute of this name
 * @returns who inserted it
 */
export function insertQuiz(_: HTMLElement, src: string, display: string): string {
	const script = document.createElement("script");
	script.type = "module";
	script.src = src;
	const place = document.getElementById("place");
	document.head.append(script);
	script.remove();
	const mount: unknown = Reflect.get(window, "mountQuiz");
	if (typeof mount === "function") {
		mount(place);
		return "host";
	}
	const quiz = document.createElement("liberation-quiz");
	quiz.setAttribute("partner", "host-page");
	if (display === "dialog") quiz.setAttribute("display", display);
	place?.append(quiz);
	return "test";
}

/** @returns the heading of the current stage, or nothing before the quiz is painted */
export function heading(quiz: HTMLElement | null): string {
	return quiz?.shadowRoot?.querySelector(".painted h2")?.textContent ?? "";
}

/** @returns "yes" once the button is there that opens the dialog */
export function hasOpener(quiz: HTMLElement | null): string {
	return quiz?.shadowRoot?.querySelector("dialog") ? "yes" : "";
}

/** Presses the button that opens the dialog. */
export function pressOpener(quiz: HTMLElement): string {
	quiz.shadowRoot?.querySelector("button")?.click();
	return "";
}

/** @returns "yes" while the dialog is open */
export function isOpen(quiz: HTMLElement): string {
	return quiz.shadowRoot?.querySelector("dialog")?.open ? "yes" : "";
}

/** @returns "yes" once the dialog is closed and its button has the focus */
export function isClosed(quiz: HTMLElement): string {
	const root = quiz.shadowRoot;
	if (!root?.activeElement || root.querySelector("dialog")?.open) return "";
	return root.activeElement === root.querySelector("button") ? "yes" : "";
}

/** @returns "yes" once something on the page can be focused or pressed, which an open modal dialog would prevent */
export function isPageFree(_: HTMLElement): string {
	const button = document.createElement("button");
	button.style.setProperty("display", "block", "important");
	// Where the host has a modal dialog of its own, the rest of the page is not free by design.
	const place = document.querySelector("#place dialog, #place .modal-content");
	(place ?? document.getElementById("place"))?.append(button);
	button.focus();
	const { left, top, width, height } = button.getBoundingClientRect();
	const hit = document.elementFromPoint(left + width / 2, top + height / 2);
	const isFree = document.activeElement === button || hit === button;
	button.remove();
	return isFree ? "yes" : "";
}

/** Presses the first button of the landing. */
export function start(quiz: HTMLElement): string {
	quiz.shadowRoot?.querySelector<HTMLElement>("[data-start]")?.click();
	return "";
}

/** @returns "yes" at this question, counted from 1 */
export function isAtQuestion(quiz: HTMLElement, position: string): string {
	const patches = [...(quiz.shadowRoot?.querySelectorAll(".patches i") ?? [])];
	return patches[Number(position) - 1]?.matches(".current") ? "yes" : "";
}

/** Chooses an option of the current question, counted from 0. */
export function choose(quiz: HTMLElement, option: string): string {
	const labels = quiz.shadowRoot?.querySelectorAll<HTMLElement>("label.option");
	labels?.[Number(option)]?.click();
	return "";
}

/** @returns "yes" once the current question is answered */
export function isAnswered(quiz: HTMLElement): string {
	const button = quiz.shadowRoot?.querySelector<HTMLButtonElement>("button[type=submit]");
	return button && !button.matches(":disabled, [aria-disabled=true]") ? "yes" : "";
}

/** Presses Next. @returns "yes" if it was enabled */
export function pressNext(quiz: HTMLElement): string {
	const button = quiz.shadowRoot?.querySelector<HTMLButtonElement>("button[type=submit]");
	if (!button || button.matches(":disabled, [aria-disabled=true]")) return "";
	button.click();
	return "yes";
}

/** @returns "yes" at the email step */
export function isAtEmail(quiz: HTMLElement): string {
	return quiz.shadowRoot?.querySelector(".email form") ? "yes" : "";
}

/** Shows a role's results. */
export function showResults(quiz: HTMLElement, role: string): string {
	quiz.setAttribute("result-role", role);
	return "";
}

/** @returns the name of the role on the results, or nothing before they are shown */
export function shownRole(quiz: HTMLElement): string {
	return quiz.shadowRoot?.querySelector("article h2")?.lastChild?.textContent ?? "";
}

export function removeQuiz(quiz: HTMLElement): string {
	quiz.remove();
	return "";
}
