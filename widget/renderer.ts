import { createElement } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { createQuiz, type QuizController } from "./controller.ts";
import { Quiz } from "./Quiz.tsx";
import { type RawSettings, readSettings, type Settings } from "./settings.ts";
import type { Stage, StateName } from "./state/state.ts";
import { adoptStyles } from "./styles/adopt.ts";

/** What the build says where a page's markup is silent. */
declare const __SITE_URL__: string;
declare const __QUIZ_ENDPOINT__: string | null;

/** What the element hands over: its attributes and, where the browser has them, its custom states. */
export interface MountProps extends RawSettings {
	states?: CustomStateSet;
}

export interface Mounted {
	quiz: QuizController;
	end(): void;
}

/** How r2wc mounts the quiz: in one element of the shadow root, taking over what a server put there. */
export function mount(container: HTMLElement, _: unknown, raw: MountProps): Mounted {
	// r2wc's types say an element, but with its option `shadow` the container is the shadow root.
	const root = container as unknown as ShadowRoot;
	const prerendered = root.querySelector<HTMLElement>(".lq");
	const target = prerendered ?? root.appendChild(document.createElement("div"));
	target.className = "lq";
	adoptStyles(root);

	let view: Root | undefined;
	const show = () => createElement(Quiz, { quiz });
	const quiz = createQuiz(settingsOf(raw), root.host, () => {
		showState(raw.states, quiz.state.stage);
		view?.render(show());
	});
	showState(raw.states, quiz.state.stage);
	const disconnect = quiz.connect(root.host.hasAttribute("data-start-requested"));
	// A server rendered the landing: any other stage would not fit its nodes, and React takes no update while
	// it takes nodes over.
	if (prerendered && quiz.state.stage === "landing") view = hydrateRoot(target, show());
	else {
		view = createRoot(target);
		view.render(show());
	}
	return {
		quiz,
		end() {
			disconnect();
			view?.unmount();
			// What still comes, such as the end of copying, finds no view; another mount starts from nothing.
			view = undefined;
			target.remove();
		},
	};
}

/** Makes `:state(email)` and its like match. */
function showState(states: CustomStateSet | undefined, stage: Stage): void {
	try {
		const name: StateName = stage === "quiz" ? "question" : stage;
		states?.clear();
		states?.add(name);
	} catch {
		// Some browsers took only names with two hyphens at first: there, nothing matches.
	}
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
