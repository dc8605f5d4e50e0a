/* The steps of the circle by script. All functions run in host pages: see run-in-page.ts. */

/** Loads the script and inserts the element, which keeps nothing in the tab. */
export function insertCircle(_: HTMLElement, src: string): string {
	const script = document.createElement("script");
	script.type = "module";
	script.src = src;
	document.head.append(script);
	script.remove();
	const circle = document.createElement("liberation-circle");
	circle.setAttribute("resume", "off");
	document.getElementById("place")?.append(circle);
	return "";
}

/** The same by an import. */
export function importCircle(_: HTMLElement, src: string): string {
	void import(src);
	const circle = document.createElement("liberation-circle");
	circle.setAttribute("resume", "off");
	document.getElementById("place")?.append(circle);
	return "";
}

/** @returns "yes" once the field is there into which results are pasted */
export function hasField(circle: HTMLElement | null): string {
	return circle?.shadowRoot?.querySelector("textarea") ? "yes" : "";
}

/** @returns "yes" once the questions are there, whose words load after the second person was added */
export function hasQuestions(circle: HTMLElement): string {
	return circle.shadowRoot?.querySelector(".prompts") ? "yes" : "";
}

/** Puts the bar in its place in the text: how long it stays in view depends on how the host page scrolls. */
export function settleBar(circle: HTMLElement): string {
	circle.shadowRoot
		?.querySelector<HTMLElement>(".outcome")
		?.style.setProperty("position", "static");
	return "";
}

/** @returns "yes" once the circle has so many people */
export function peopleOf(circle: HTMLElement, count: string): string {
	const people = circle.shadowRoot?.querySelectorAll(".people li");
	return String(people?.length) === count ? "yes" : "";
}
