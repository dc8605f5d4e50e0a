import { createElement, StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";

/* A React 19 app: every component of it is mounted, unmounted and mounted again. */

let root: Root | undefined;

Object.assign(window, {
	mountQuiz(place: HTMLElement) {
		root = createRoot(place);
		root.render(
			createElement(StrictMode, null, createElement("liberation-quiz", { partner: "host-page" })),
		);
	},
	unmountQuiz() {
		root?.unmount();
	},
});
