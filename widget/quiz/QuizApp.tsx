import later from "virtual:quiz-later-styles";
import opening from "virtual:quiz-opening-styles";
import { Component } from "react";
import { languageAttributes } from "../../shared/language.ts";
import type { Answers } from "../../shared/quiz/score.ts";
import type { Words } from "../../shared/quiz/translation.ts";
import { knownSiteUrl } from "../common/settings.ts";
import { adoptStyles, keepStyles } from "../common/styles/adopt.ts";
import { whenIdle } from "./after-paint.ts";
import { QuizController } from "./controller.ts";
import { createPageTitle } from "./page-title.ts";
import { Quiz } from "./Quiz.tsx";
import { QUIZ_PROPERTIES, quizSettings, type RawQuizSettings } from "./settings.ts";

/** Build-time constants: see widget/build-config.ts. */
declare const __SITE_URL__: string;
declare const __QUIZ_ENDPOINT__: string | null;

/** The interface between the quiz and its custom element. */
interface QuizHost extends Element {
	readonly words?: Words;
	quizChanged?(quiz: QuizController | undefined): void;
}

interface QuizAppProps extends RawQuizSettings {
	/** Set only for prerendering, where there is no element. */
	words?: Words;
	/** The shadow root, which r2wc passes. */
	container?: HTMLElement;
	/** Whether to prerender the first question instead of the landing. */
	isQuestion?: boolean;
}

/** The root component, whose props are the element's settings. */
export class QuizApp extends Component<QuizAppProps> {
	override state = { isPainted: false };
	readonly #root = rootIn(this.props.container);
	readonly #host: QuizHost | null = this.#root?.host ?? null;
	/** Whether the landing is being or was prerendered: then all of it is rendered at once. */
	readonly #isPrerendered = !this.#root || this.#root.querySelector(".lq") !== null;
	/** Prerendered styles stay in place, because replacing them would restyle the whole element. */
	readonly #css = this.#isPrerendered ? later : opening + later;
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
		if (this.#root) adoptStyles(this.#root, this.#css);
		this.#root?.querySelector("template")?.remove();
		this.#quiz.connect(this.#host?.getAttribute("data-pressed"));
		this.#tell();
		// Renders the lower part of the landing once the browser is idle. Until then, stages.css reserves its height.
		requestAnimationFrame(() => whenIdle(() => this.setState({ isPainted: true }), 1000));
	}

	override componentDidUpdate(before: QuizAppProps): void {
		if (this.#root) keepStyles(this.#root, this.#css);
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
			<>
				{this.#isPrerendered && !this.props.isQuestion && (
					// biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the build, which hydration leaves alone
					<style dangerouslySetInnerHTML={{ __html: opening }} />
				)}
				<div
					className={isPainted ? "lq painted" : "lq"}
					{...languageAttributes(this.#quiz.words.language)}
				>
					<Quiz quiz={this.#quiz} isFirstPaint={!(isPainted || this.#isPrerendered)} />
				</div>
			</>
		);
	}
}

function rootIn(container: HTMLElement | undefined): ShadowRoot | undefined {
	return container && container instanceof ShadowRoot ? container : undefined;
}

/** The answer to the prerendered first question, if that question was shown before the script ran. */
function earlyAnswers(root: ShadowRoot | undefined): Answers | undefined {
	if (!root?.querySelector(".question")) return undefined;
	const chosen = root.querySelector<HTMLInputElement>(":checked");
	return chosen ? { q1: Number(chosen.value) } : {};
}

function settingsOf(raw: RawQuizSettings) {
	const siteUrl = knownSiteUrl(__SITE_URL__, globalThis.location);
	return quizSettings(raw, { siteUrl, endpoint: __QUIZ_ENDPOINT__ });
}
