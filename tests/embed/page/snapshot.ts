/**
 * Describes how the quiz is drawn, one line for each element: its path, its rectangle relative to the
 * whole, and a hash of its computed styles, `::before` and `::after` included. Of a quiz in a dialog, only the dialog
 * is described. Elements number `from` up to `to` have the styles instead of the hash.
 *
 * Two kinds of styles are left out. Custom properties of the host reach the quiz by design and show only where a style
 * uses them. `top`, `inset-*` and the like depend on where the quiz is in the page; the rectangles cover positions
 * within the quiz. Runs in host pages: see run-in-page.ts.
 */
export function snapshot(quiz: HTMLElement, from: string, to: string): string {
	const hash = (text: string) => {
		let sum = 2166136261;
		for (let index = 0; index < text.length; index++)
			sum = Math.imul(sum ^ text.charCodeAt(index), 16777619);
		return `${sum >>> 0}`;
	};
	const places = " top right bottom left ";
	// Such as `margin-inline-start`, which is another name of `margin-left`.
	const logical = /(?:^|-)(?:block|inline)(?:-|$)/;
	const names: string[] = [];
	for (const name of getComputedStyle(quiz)) {
		const isPlace = name.indexOf("inset") === 0 || places.indexOf(` ${name} `) >= 0;
		if (!isPlace && !logical.test(name) && name.indexOf("--") !== 0) names[names.length] = name;
	}
	const declarations = (style: CSSStyleDeclaration, pseudo: string) => {
		let text = "";
		for (const name of names) text += `${pseudo}${name}: ${style.getPropertyValue(name)}; `;
		return text;
	};
	// The element itself draws no text, so these two have no effect on it.
	const textOnly = /(font-family|unicode-bidi): [^;]+; /g;
	const stylesOf = (element: Element) => {
		if (element === quiz) {
			const own = declarations(getComputedStyle(quiz), "").replace(textOnly, "");
			// In a flexbox or grid, `auto` is computed where elsewhere it is 0.
			return own.replace(/(min-[a-z-]+): auto/g, "$1: 0px");
		}
		let text = "";
		for (const pseudo of ["", "::before", "::after"]) {
			const style = getComputedStyle(element, pseudo);
			if (!pseudo || (style.content !== "none" && style.content !== "normal"))
				text += declarations(style, pseudo);
		}
		return text;
	};
	scrollTo({ top: 0, left: 0, behavior: "instant" });
	const dialog = quiz.shadowRoot?.querySelector("dialog");
	if (dialog) dialog.scrollTop = 0;
	const origin = (dialog ?? quiz).getBoundingClientRect();
	let lines = "";
	let count = 0;
	const add = (element: Element, path: string) => {
		const box = element.getBoundingClientRect();
		const styles = stylesOf(element);
		const full = count >= Number(from) && count < Number(to);
		lines += `${path}\t${box.left - origin.left}\t${box.top - origin.top}\t${box.width}\t${box.height}\t${full ? styles : hash(styles)}\n`;
		count++;
	};
	const walk = (parent: Element | ShadowRoot, path: string) => {
		for (let node = parent.firstElementChild; node; node = node.nextElementSibling) {
			const name = node.getAttribute("class");
			const own = `${path} > ${node.localName}${name ? `.${name}` : ""}`;
			add(node, own);
			// Only screen readers read what is in it.
			if (name !== "unseen") walk(node, own);
		}
	};
	// Animations are compared at their end.
	for (const animation of quiz.shadowRoot?.getAnimations?.() ?? []) animation.finish();
	add(dialog ?? quiz, quiz.localName);
	if (dialog) walk(dialog, "");
	else if (quiz.shadowRoot) walk(quiz.shadowRoot, "");
	return lines;
}
