import { createElement, StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";

/* A React 19 app in StrictMode, which mounts, unmounts and mounts every component again. */

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
