import css from "virtual:quiz-styles";
import { type ComponentType, createElement } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { whenIdle } from "./after-paint.ts";
import { createQuiz } from "./controller.ts";
import { createPageTitle } from "./page-title.ts";
import {
	attributeName,
	knownSiteUrl,
	type RawSettings,
	readSettings,
	SETTING_NAMES,
} from "./settings.ts";
import { initialState, type Stage, type StateName } from "./state/state.ts";
import { adoptStyles } from "./styles/adopt.ts";
import type { QuizController, ViewProps } from "./view-props.ts";

/** What the build says where a page's markup is silent. */
declare const __SITE_URL__: string;
declare const __QUIZ_ENDPOINT__: string | null;

/** What an element and this renderer know of each other. */
export interface Host {
	readonly element: Element;
	readonly root: ShadowRoot;
	/** Undefined in browsers without custom states. */
	readonly states: CustomStateSet | undefined;
	/** Present while the quiz is mounted. */
	quiz?: QuizController | undefined;
}

/** By the shadow root, which is all that r2wc passes to a renderer. */
export const hosts = new WeakMap<Node, Host>();

export interface Mounted {
	host: Host;
	unmount(): void;
}

/** Mounts the quiz in one element of the shadow root, and takes over what a server rendered there. */
export function mount(
	container: HTMLElement,
	Quiz: ComponentType<RawSettings & ViewProps>,
): Mounted {
	const host = hosts.get(container);
	if (!host) throw new TypeError("The quiz is mounted in the shadow root of its element only.");
	const { element, root, states } = host;
	const prerendered = root.querySelector<HTMLElement>(".lq");
	const target = prerendered ?? root.appendChild(document.createElement("div"));
	target.className = "lq";
	adoptStyles(root, css);

	let view: Root | undefined;
	const titlePage = createPageTitle();
	let isFirstPaint = !prerendered;
	const tree = () => createElement(Quiz, { quiz, isFirstPaint });
	const quiz = createQuiz(settingsOf(element), element, () => {
		showState(states, quiz.state.stage);
		view?.render(tree());
		titlePage(quiz);
	});
	host.quiz = quiz;
	showState(states, quiz.state.stage);
	const disconnect = quiz.connect(element.hasAttribute("data-start-requested"));
	titlePage(quiz);
	// A server renders the first state, so only that fits its nodes. React takes no update while it hydrates.
	if (prerendered && quiz.state === initialState) view = hydrateRoot(target, tree());
	else {
		view = createRoot(target);
		view.render(tree());
	}
	// The landing's lower parts are drawn after this. styles/stages.css reserves their room until then.
	requestAnimationFrame(() =>
		whenIdle(() => {
			target.classList.add("painted");
			isFirstPaint = false;
			view?.render(tree());
		}, 1000),
	);
	return {
		host,
		unmount() {
			host.quiz = undefined;
			disconnect();
			view?.unmount();
			// A promise that settles later, such as that of copying, finds no view.
			view = undefined;
			target.remove();
		},
	};
}

/** Reads the attributes again. */
export function update({ host: { element, quiz } }: Pick<Mounted, "host">): void {
	if (quiz) quiz.settings = settingsOf(element);
}

export function unmount(mounted: Mounted): void {
	mounted.unmount();
}

/** Makes `:state(email)` and its like match. */
function showState(states: CustomStateSet | undefined, stage: Stage): void {
	try {
		const name: StateName = stage === "quiz" ? "question" : stage;
		states?.clear();
		states?.add(name);
	} catch {
		// Some browsers first accepted only names with two hyphens: there, no state matches.
	}
}

/** The settings of an element, or without one the build's own. */
export function settingsOf(element?: Element) {
	const raw: RawSettings = {};
	for (const name of SETTING_NAMES) raw[name] = element?.getAttribute(attributeName(name)) ?? null;
	const siteUrl = knownSiteUrl(__SITE_URL__, globalThis.location);
	return readSettings(raw, { siteUrl, endpoint: __QUIZ_ENDPOINT__ }, (message) =>
		console.warn(message),
	);
}
