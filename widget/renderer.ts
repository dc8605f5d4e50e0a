import { createElement } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { createQuiz, type QuizController } from "./controller.ts";
import { Quiz } from "./Quiz.tsx";
import { type RawSettings, readSettings, type Settings } from "./settings.ts";
import { adoptStyles } from "./styles/adopt.ts";

/** What the build says where a page's markup is silent. */
declare const __SITE_URL__: string;
declare const __QUIZ_ENDPOINT__: string | null;

export interface Mounted {
	quiz: QuizController;
	end(): void;
}

/** How r2wc mounts the quiz: in one element of the shadow root, taking over what a server put there. */
export function mount(container: HTMLElement, _: unknown, raw: RawSettings): Mounted {
	// r2wc's types say an element, but with its option `shadow` the container is the shadow root.
	const root = container as unknown as ShadowRoot;
	const prerendered = root.querySelector<HTMLElement>(".lq");
	const target = prerendered ?? root.appendChild(document.createElement("div"));
	target.className = "lq";
	adoptStyles(root);

	let view: Root | undefined;
	const render = () => view?.render(createElement(Quiz, { quiz }));
	const quiz = createQuiz(settingsOf(raw), root.host, render);
	if (prerendered) view = hydrateRoot(target, createElement(Quiz, { quiz }));
	else view = createRoot(target);
	render();
	const disconnect = quiz.connect(root.host.hasAttribute("data-start-requested"));
	return {
		quiz,
		end() {
			disconnect();
			view?.unmount();
		},
	};
}

export function update({ quiz }: Mounted, raw: RawSettings): void {
	quiz.settings = settingsOf(raw);
}

export function unmount(mounted: Mounted): void {
	mounted.end();
}

/** The settings that nothing in the markup changes. */
export function settingsOf(raw: RawSettings): Settings {
	return readSettings(raw, { siteUrl: __SITE_URL__, endpoint: __QUIZ_ENDPOINT__ }, (message) =>
		console.warn(message),
	);
}
