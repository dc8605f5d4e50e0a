import css from "virtual:circle-styles";
import { createElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { adoptStyles } from "../styles/adopt.ts";
import { Circle } from "./Circle.tsx";
import { type CircleController, createCircle } from "./controller.ts";
import { readSettings } from "./settings.ts";

/** What the build says where a page's markup is silent. */
declare const __SITE_URL__: string;

/** What each element shows while it is mounted. */
const circles = new WeakMap<Element, CircleController>();

export interface Mounted {
	unmount(): void;
}

/** Shows the circle in the shadow root of its element. */
export function mount(root: ShadowRoot): Mounted {
	const { host } = root;
	const target = root.appendChild(document.createElement("div"));
	target.className = "lq";
	adoptStyles(root, css);
	let view: Root | undefined = createRoot(target);
	const draw = () => view?.render(createElement(Circle, { circle }));
	const circle = createCircle(settingsOf(host), css, host, draw);
	circles.set(host, circle);
	const disconnect = circle.connect();
	draw();
	return {
		unmount() {
			circles.delete(host);
			disconnect();
			view?.unmount();
			// A promise that settles later, such as that of copying, finds no view.
			view = undefined;
			target.remove();
		},
	};
}

/** Reads the attributes again. */
export function refresh(element: Element): void {
	const circle = circles.get(element);
	if (circle) circle.settings = settingsOf(element);
}

/** Where the build has only the placeholder of an address, links lead to the page's own site. */
function settingsOf(element: Element) {
	const isPlaceholder = /\/\/www\.example\./.test(__SITE_URL__);
	return readSettings(
		element,
		isPlaceholder && location.protocol.startsWith("http") ? location.origin : __SITE_URL__,
	);
}
