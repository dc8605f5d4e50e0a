/* What checks do to the quiz where real keys and a real pointer are not the point. Run in host pages: see call.ts. */

/** Puts the element in, or has the host's own script do it. @returns who did */
export function insertQuiz(_: HTMLElement, src: string): string {
	const script = document.createElement("script");
	script.type = "module";
	script.src = src;
	const place = document.getElementById("place");
	document.head.append(script);
	script.remove();
	const mount: unknown = Reflect.get(window, "mountQuiz");
	if (typeof mount === "function") {
		mount(place);
		return "by the host";
	}
	const quiz = document.createElement("liberation-quiz");
	quiz.setAttribute("partner", "host-page");
	place?.append(quiz);
	return "by us";
}

/** @returns the heading of the stage that is shown, once there is one */
export function heading(quiz: HTMLElement | null): string {
	return quiz?.shadowRoot?.querySelector("h2")?.textContent ?? "";
}

/** Presses the first button of the landing. */
export function start(quiz: HTMLElement): string {
	quiz.shadowRoot?.querySelector<HTMLElement>("[data-start]")?.click();
	return "";
}

/** @returns "yes" once the quiz is at this question, counted from 1 */
export function isAtQuestion(quiz: HTMLElement, position: string): string {
	const bar = quiz.shadowRoot?.querySelector("[role=progressbar]");
	return bar?.getAttribute("aria-valuenow") === position ? "yes" : "";
}

/** Chooses an option of the present question, counted from 0. */
export function choose(quiz: HTMLElement, option: string): string {
	const labels = quiz.shadowRoot?.querySelectorAll<HTMLElement>("label.option");
	labels?.[Number(option)]?.click();
	return "";
}

/** @returns "yes" once the present question is answered */
export function canGoOn(quiz: HTMLElement): string {
	const button = quiz.shadowRoot?.querySelector<HTMLButtonElement>("button[type=submit]");
	return button && !button.disabled ? "yes" : "";
}

/** @returns "yes" once the button that goes on has been pressed */
export function goOn(quiz: HTMLElement): string {
	const button = quiz.shadowRoot?.querySelector<HTMLButtonElement>("button[type=submit]");
	if (!button || button.disabled) return "";
	button.click();
	return "yes";
}

/** @returns "yes" once the email step is shown */
export function isAtEmail(quiz: HTMLElement): string {
	return quiz.shadowRoot?.querySelector("form.email") ? "yes" : "";
}

/** @returns "yes" once the button of the email step says so */
export function isSending(quiz: HTMLElement, label: string): string {
	const button = quiz.shadowRoot?.querySelector("form.email button");
	return button?.textContent === label ? "yes" : "";
}

/** Shows a role's results. */
export function showResults(quiz: HTMLElement, role: string): string {
	quiz.setAttribute("result-role", role);
	return "";
}

/** @returns the name of the role whose results are shown, once they are */
export function shownRole(quiz: HTMLElement): string {
	return quiz.shadowRoot?.querySelector("article h2")?.textContent ?? "";
}

export function removeQuiz(quiz: HTMLElement): string {
	const unmount: unknown = Reflect.get(window, "unmountQuiz");
	if (typeof unmount === "function") unmount();
	else quiz.remove();
	return "";
}
