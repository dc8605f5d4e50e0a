import css from "virtual:quiz-styles";
import { Component } from "react";
import { languageAttributes } from "../../shared/language.ts";
import type { Answers } from "../../shared/quiz/score.ts";
import type { Words } from "../../shared/quiz/words.ts";
import { knownSiteUrl } from "../common/attributes.ts";
import { adoptStyles } from "../common/styles/adopt.ts";
import { shadowRootOf } from "../common/web-component.ts";
import { whenIdle } from "./after-paint.ts";
import { QuizController } from "./controller.ts";
import { createPageTitle } from "./page-title.ts";
import { Quiz } from "./Quiz.tsx";
import { QUIZ_PROPERTIES, quizSettings, type RawQuizSettings } from "./settings.ts";

/** What the build says where a page's markup is silent. */
declare const __SITE_URL__: string;
declare const __QUIZ_ENDPOINT__: string | null;

/** The element that the quiz is in. */
export interface QuizHost extends Element {
	/** What its quiz says, in its language. */
	readonly words?: Words;
	/** Called when the quiz begins, after each change of it, and with undefined when it ends. */
	quizChanged?(quiz: QuizController | undefined): void;
}

interface QuizAppProps extends RawQuizSettings {
	/** What the quiz says where no element has it, as on a server. */
	words?: Words;
	/** The shadow root of the element; a server has none. */
	container?: HTMLElement;
	/** Whether a server renders the first question instead of the landing. */
	isQuestion?: boolean;
}

/** The quiz as a component whose props are the element's settings. */
export class QuizApp extends Component<QuizAppProps> {
	override state = { isPainted: false };
	readonly #root = shadowRootOf(this.props.container);
	readonly #host: QuizHost | null = this.#root?.host ?? null;
	/** A landing that a server rendered, or is to render, is whole from the start. */
	readonly #isWhole = !this.#root || this.#root.querySelector(".lq") !== null;
	readonly #titlePage = createPageTitle();
	readonly #quiz = new QuizController(
		this.#words(),
		settingsOf(this.props),
		this.#host,
		() => {
			this.#tell();
			this.forceUpdate();
		},
		this.props.isQuestion ? {} : earlyAnswers(this.#root),
	);

	override componentDidMount(): void {
		if (this.#root) adoptStyles(this.#root, css);
		this.#quiz.connect(this.#host?.getAttribute("data-pressed"));
		this.#tell();
		// The landing's lower parts are drawn after this. styles/stages.css reserves their room until then.
		requestAnimationFrame(() => whenIdle(() => this.setState({ isPainted: true }), 1000));
	}

	override componentDidUpdate(before: QuizAppProps): void {
		if (QUIZ_PROPERTIES.some((name) => this.props[name] !== before[name]))
			this.#quiz.changeSettings(settingsOf(this.props));
	}

	override componentWillUnmount(): void {
		this.#titlePage();
		this.#quiz.disconnect();
		this.#host?.quizChanged?.(undefined);
	}

	#words(): Words {
		const words = this.props.words ?? this.#host?.words;
		if (!words) throw new Error("the quiz has no words");
		return words;
	}

	#tell(): void {
		this.#host?.quizChanged?.(this.#quiz);
		this.#titlePage(this.#quiz);
	}

	override render() {
		const { isPainted } = this.state;
		return (
			<div
				className={isPainted ? "lq painted" : "lq"}
				{...languageAttributes(this.#quiz.words.language)}
			>
				<Quiz quiz={this.#quiz} isFirstPaint={!(isPainted || this.#isWhole)} />
			</div>
		);
	}
}

/** What was chosen where the page has shown the first question before this script came. */
function earlyAnswers(root: ShadowRoot | undefined): Answers | undefined {
	if (!root?.querySelector(".question")) return undefined;
	const chosen = root.querySelector<HTMLInputElement>(":checked");
	return chosen ? { q1: Number(chosen.value) } : {};
}

function settingsOf(raw: RawQuizSettings) {
	const siteUrl = knownSiteUrl(__SITE_URL__, globalThis.location);
	return quizSettings(raw, { siteUrl, endpoint: __QUIZ_ENDPOINT__ }, (message) =>
		console.warn(message),
	);
}
