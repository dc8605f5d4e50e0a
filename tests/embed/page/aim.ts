/* Where keys and pointer go, and what they met. Run in host pages: see call.ts. */

/** Brings the middle of a node of the quiz into view. @returns its place in the viewport, once it can be pressed */
export function aim(quiz: HTMLElement, selector: string, index: string): string {
	const node = quiz.shadowRoot?.querySelectorAll<HTMLElement>(selector)[Number(index)];
	if (!node || (node instanceof HTMLButtonElement && node.disabled)) return "";
	node.scrollIntoView({ block: "center", behavior: "instant" });
	const { left, top, width, height } = node.getBoundingClientRect();
	return `${Math.round(left + width / 2)} ${Math.round(top + height / 2)}`;
}

/** @returns what has the focus in the quiz: "h2", "radio 2", "button", or nothing */
export function focusIn(quiz: HTMLElement): string {
	const node = quiz.shadowRoot?.activeElement;
	if (node instanceof HTMLInputElement) return `${node.type} ${node.value}`;
	return node?.localName ?? "";
}

/** @returns "yes" once this option is chosen, counted from 0 */
export function isChosen(quiz: HTMLElement, option: string): string {
	const radios = quiz.shadowRoot?.querySelectorAll<HTMLInputElement>("[type=radio]");
	return radios?.[Number(option)]?.checked ? "yes" : "";
}

/** @returns the address that stands in the email field */
export function typedAddress(quiz: HTMLElement): string {
	return quiz.shadowRoot?.querySelector<HTMLInputElement>("[type=email]")?.value ?? "";
}

/** Counts an event of the quiz's, as a host would. */
export function listen(quiz: HTMLElement): string {
	let heard = "";
	for (const type of ["quiz-started", "quiz-completed", "email-captured"]) {
		quiz.ownerDocument.defaultView?.addEventListener(
			type,
			(event) => {
				// Where the quiz is in a shadow root of the host's, the target is that root's host.
				const [source] = event.composedPath();
				heard += `${type} from ${source instanceof Element ? source.localName : source}; `;
				Reflect.set(document, Symbol.for("heard"), heard);
			},
			{ capture: true },
		);
	}
	return "";
}

export function heardEvents(_: HTMLElement): string {
	return String(Reflect.get(document, Symbol.for("heard")));
}

/** Keeps the window that the Role Pack opens, and keeps it from printing. */
export function keepPackWindow(_: HTMLElement): string {
	const { open } = window;
	window.open = (...args) => {
		const view = open.apply(window, args);
		if (view) view.print = () => Reflect.set(document, Symbol.for("pack"), view);
		return view;
	};
	return "";
}

/** @returns title and look of the Role Pack, once it would print */
export function packLook(_: HTMLElement): string {
	const view: Window | undefined = Reflect.get(document, Symbol.for("pack"));
	const pack = view?.document.querySelector(".pack");
	if (!view || !pack) return "";
	const { display, fontFamily } = view.getComputedStyle(pack.querySelector("header") ?? pack);
	return `${view.document.title} ${display} ${fontFamily}`;
}

/** @returns the headings of all quizzes of the page but the first */
export function otherHeadings(quiz: HTMLElement): string {
	let headings = "";
	for (const other of quiz.ownerDocument.querySelectorAll("liberation-quiz"))
		if (other !== quiz) headings += other.shadowRoot?.querySelector("h2")?.textContent;
	return headings;
}
