/* Helpers for input by keys and pointer. All functions run in host pages: see run-in-page.ts. */

/**
 * Scrolls a node of the quiz into view.
 * @returns its center in the viewport as "x y", or nothing while it is disabled or hidden
 */
export function scrollToNode(quiz: HTMLElement, selector: string, index: string): string {
	const node = quiz.shadowRoot?.querySelectorAll<HTMLElement>(selector)[Number(index)];
	if (!node || node.matches(":disabled, [aria-disabled=true]")) return "";
	if (getComputedStyle(node).visibility === "hidden") return "";
	node.scrollIntoView({ block: "center", behavior: "instant" });
	const { left, top, width, height } = node.getBoundingClientRect();
	return `${Math.round(left + width / 2)} ${Math.round(top + height / 2)}`;
}

/** @returns "yes" once a node stands where it stood at the last look, as after its dialog has opened */
export function isStill(quiz: HTMLElement, selector: string): string {
	const node = quiz.shadowRoot?.querySelector<HTMLElement>(selector);
	if (!node) return "";
	const { left, top } = node.getBoundingClientRect();
	const last = node.dataset.place;
	node.dataset.place = `${left} ${top}`;
	return last === node.dataset.place ? "yes" : "";
}

/** @returns "yes" once the heading of the stage has the focus */
export function isHeadingFocused(quiz: HTMLElement): string {
	return quiz.shadowRoot?.activeElement?.localName === "h2" ? "yes" : "";
}

/** @returns "yes" once this option is chosen, counted from 0 */
export function isChosen(quiz: HTMLElement, option: string): string {
	const radios = quiz.shadowRoot?.querySelectorAll<HTMLInputElement>("[type=radio]");
	return radios?.[Number(option)]?.checked ? "yes" : "";
}

/** @returns the value of the email field */
export function typedAddress(quiz: HTMLElement): string {
	return quiz.shadowRoot?.querySelector<HTMLInputElement>("[type=email]")?.value ?? "";
}

/** Records the quiz's events at the window, as a host page would. */
export function recordEvents(quiz: HTMLElement): string {
	let events = "";
	for (const type of ["quiz-started", "quiz-completed", "email-captured"]) {
		quiz.ownerDocument.defaultView?.addEventListener(
			type,
			(event) => {
				const { target } = event;
				events += `${type} from ${target instanceof Element ? target.localName : target}; `;
				Reflect.set(document, Symbol.for("events"), events);
			},
			{ capture: true },
		);
	}
	return "";
}

/** @returns all events, once the last one is among them */
export function recordedEvents(_: HTMLElement, last: string): string {
	const events = String(Reflect.get(document, Symbol.for("events")));
	return events.indexOf(last) >= 0 ? events : "";
}

/** Stores the window of the Role Pack instead of printing it. */
export function catchRolePack(_: HTMLElement): string {
	const { open } = window;
	window.open = (...args) => {
		const view = open.apply(window, args);
		if (view) view.print = () => Reflect.set(document, Symbol.for("pack"), view);
		return view;
	};
	return "";
}

/** @returns title, display and font of the Role Pack, once it is ready to print */
export function rolePackSummary(_: HTMLElement): string {
	const view: Window | undefined = Reflect.get(document, Symbol.for("pack"));
	const pack = view?.document.querySelector(".pack");
	if (!view || !pack) return "";
	const { display, fontFamily } = view.getComputedStyle(pack.querySelector("header") ?? pack);
	return `${view.document.title} ${display} ${fontFamily}`;
}
