/** What a control looks like at this moment. Ratios are those of WCAG, from 1 to 21. */
export interface Control {
	/** The tag and the name, by which a person finds the control. */
	readonly name: string;
	/** The visible share of the control, from 0 to 1. */
	readonly visible: number;
	/** The contrast of the outline with the background; 0 = no outline. */
	readonly ring: number;
	/** The lowest contrast of its texts, divided by the required contrast: 1 is enough. */
	readonly text: number;
	/** The contrast of the edge, a border or a fill, with the background; 21 = none is required. */
	readonly edge: number;
}

/** What {@link installProbe} leaves in the page. */
interface Probe {
	/** The element that has the focus, in whichever shadow root; null = nothing or the page itself. */
	focused(): Element | null;
	look(element: Element): Control;
	/** Every control that can be seen, in shadow roots too. */
	controls(): Element[];
}

declare global {
	interface Window {
		probe: Probe;
	}
}

/** Runs in the page, before its scripts. Everything is measured as the browser has laid it out. */
export function installProbe(): void {
	type Rgb = readonly [red: number, green: number, blue: number, alpha: number];
	const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
	const known = new Map<string, Rgb>();

	function rgb(color: string): Rgb {
		const before = known.get(color);
		if (before || !canvas) return before ?? [0, 0, 0, 0];
		canvas.clearRect(0, 0, 1, 1);
		canvas.fillStyle = color;
		canvas.fillRect(0, 0, 1, 1);
		const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
		const found: Rgb = [red, green, blue, alpha / 255];
		known.set(color, found);
		return found;
	}

	function over(front: Rgb, back: Rgb): Rgb {
		const mix = (index: 0 | 1 | 2) => front[index] * front[3] + back[index] * (1 - front[3]);
		return [mix(0), mix(1), mix(2), 1];
	}

	function luminance(color: Rgb): number {
		const linear = (value: number) =>
			value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
		return 0.2126 * linear(color[0]) + 0.7152 * linear(color[1]) + 0.0722 * linear(color[2]);
	}

	function contrast(one: Rgb, other: Rgb): number {
		const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
		return (light + 0.05) / (dark + 0.05);
	}

	function parentOf(element: Element): Element | null {
		if (element.assignedSlot) return element.assignedSlot;
		const { parentNode } = element;
		return parentNode instanceof ShadowRoot ? parentNode.host : element.parentElement;
	}

	/** The color behind an element's text, its own background included. */
	function ground(element: Element | null): Rgb {
		if (!element) return [255, 255, 255, 1];
		const color = rgb(getComputedStyle(element).backgroundColor);
		return color[3] === 1 ? color : over(color, ground(parentOf(element)));
	}

	function hit(x: number, y: number): Element | null {
		let found = document.elementFromPoint(x, y);
		while (found?.shadowRoot) {
			const inner = found.shadowRoot.elementFromPoint(x, y);
			if (!inner || inner === found) break;
			found = inner;
		}
		return found;
	}

	function holds(outer: Element, inner: Element): boolean {
		for (let each: Element | null = inner; each; each = parentOf(each)) {
			if (each === outer) return true;
		}
		return false;
	}

	/** Counts visible points, 25 per box. Of a box above 60% of the window's height, that much suffices. */
	function visible(element: Element): number {
		const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
		const points = [...element.getClientRects()].flatMap(({ x, y, width, height }) =>
			steps.flatMap((right) =>
				steps.map((down) => [x + right * width, y + down * height] as const),
			),
		);
		const seen = points.filter(([x, y]) => {
			const found = hit(x, y);
			return found !== null && (holds(element, found) || holds(found, element));
		});
		const { height } = element.getBoundingClientRect();
		const possible = Math.min(1, (0.6 * innerHeight) / Math.max(height, 1));
		return points.length === 0 ? 0 : seen.length / points.length / possible;
	}

	function ringOf(element: Element): number {
		const drawn = [element, ...element.querySelectorAll("*"), element.closest("label")];
		const ratios = drawn.flatMap((each) => {
			if (!each) return [];
			const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(each);
			if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2) return [];
			const isInside = Number.parseFloat(outlineOffset) <= -Number.parseFloat(outlineWidth);
			return [contrast(rgb(outlineColor), ground(isInside ? each : parentOf(each)))];
		});
		return Math.max(0, ...ratios);
	}

	function textOf(element: Element): number {
		const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
		let least = 21;
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			if (node.parentElement && node.nodeValue?.trim()) {
				least = Math.min(least, textContrast(node.parentElement));
			}
		}
		return least;
	}

	/** The contrast of an element's own text, as a multiple of what it needs. */
	function textContrast(element: Element): number {
		const { color, fontSize, fontWeight, clipPath, position } = getComputedStyle(element);
		const forScreenReaders =
			clipPath !== "none" || (position === "absolute" && element.clientWidth <= 1);
		if (forScreenReaders || !element.checkVisibility()) return 21;
		const size = Number.parseFloat(fontSize);
		const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
		const back = ground(element);
		return contrast(over(rgb(color), back), back) / (isLarge ? 3 : 4.5);
	}

	function edgeOf(element: Element): number {
		const style = getComputedStyle(element);
		const isField = element.matches("input, select, textarea");
		const hasBorder =
			Number.parseFloat(style.borderTopWidth) >= 1 && rgb(style.borderTopColor)[3] > 0;
		// The browser draws these controls, and is responsible for their contrast.
		if (element.matches("[type=checkbox], [type=radio], [type=range], [type=color]")) return 21;
		if (!isField && !(hasBorder && Number.parseFloat(style.borderLeftWidth) >= 1)) return 21;
		const behind = ground(parentOf(element));
		const border = hasBorder ? contrast(over(rgb(style.borderTopColor), behind), behind) : 1;
		return Math.max(border, contrast(ground(element), behind));
	}

	function nameOf(element: Element): string {
		const words = element.getAttribute("aria-label") ?? element.textContent ?? "";
		const name = words.replace(/\s+/g, " ").trim().slice(0, 50);
		return `${element.localName} ${name || element.id || element.className}`;
	}

	function all(root: Document | ShadowRoot): Element[] {
		const inner = [...root.querySelectorAll("*")].flatMap(({ shadowRoot }) =>
			shadowRoot ? all(shadowRoot) : [],
		);
		return [
			...root.querySelectorAll("a[href], button, summary, input, select, textarea"),
			...inner,
		];
	}

	window.probe = {
		focused() {
			let found = document.activeElement;
			while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement;
			return found === document.body || found?.id === "main" ? null : found;
		},
		look: (element) => ({
			name: nameOf(element),
			visible: visible(element),
			ring: ringOf(element),
			text: textOf(element),
			edge: edgeOf(element),
		}),
		controls: () =>
			all(document).filter(
				(element) =>
					// The honeypot is invisible.
					!element.matches("[tabindex='-1']") &&
					element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
					element.getClientRects().length > 0,
			),
	};
}
