/**
 * Everything in the quiz as it is drawn: for each element a line with its path, its rectangle relative to the
 * quiz, and a hash of all its computed styles and of those of what it generates before and after itself. Instead
 * of the hash, the elements from one number on to another have the styles themselves.
 *
 * Left out are custom properties, as a host's reach inside by design and count for nothing there unless a style
 * uses them, which then shows; and `top`, `inset-*` and the like, whose computed values say where in the host's page
 * the quiz lies, while the rectangles say where in the quiz the element lies. Runs in host pages: see call.ts.
 */
export function snapshot(quiz: HTMLElement, from: string, to: string): string {
	const hash = (text: string) => {
		let sum = 2166136261;
		for (let index = 0; index < text.length; index++)
			sum = Math.imul(sum ^ text.charCodeAt(index), 16777619);
		return `${sum >>> 0}`;
	};
	const places = " top right bottom left ";
	const declarations = (style: CSSStyleDeclaration, pseudo: string) => {
		let text = "";
		for (const name of style) {
			const isPlace = name.indexOf("inset") === 0 || places.indexOf(` ${name} `) >= 0;
			if (!isPlace && name.indexOf("--") !== 0)
				text += `${pseudo}${name}: ${style.getPropertyValue(name)}; `;
		}
		return text;
	};
	// The element itself draws no text: all is in one below, with its own font.
	const textOnly = /(font-family|unicode-bidi): [^;]+; /g;
	const stylesOf = (element: Element) => {
		if (element === quiz) {
			const own = declarations(getComputedStyle(quiz), "").replace(textOnly, "");
			// The same in an item of a flexbox or grid, once it has a width.
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
	const origin = quiz.getBoundingClientRect();
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
			walk(node, own);
		}
	};
	// A moving picture has no look of its own: it is compared at rest.
	for (const animation of quiz.shadowRoot?.getAnimations?.() ?? []) animation.finish();
	add(quiz, "liberation-quiz");
	if (quiz.shadowRoot) walk(quiz.shadowRoot, "");
	return lines;
}
