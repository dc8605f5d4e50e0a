/* The steps of the circle by script. All functions run in host pages: see run-in-page.ts. */

/** Loads the script and inserts the element, which keeps nothing in the tab. */
export function insertCircle(_: HTMLElement, src: string): string {
	// A policy of Trusted Types forbids to insert a script.
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

/** @returns "yes" once the circle has so many people */
export function peopleOf(circle: HTMLElement, count: string): string {
	const people = circle.shadowRoot?.querySelectorAll(".people li");
	return String(people?.length) === count ? "yes" : "";
}
