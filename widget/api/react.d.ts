import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type {
	LiberationCircleElement,
	LiberationCircleSettings,
	LiberationQuizElement,
	LiberationQuizEventMap,
	LiberationQuizSettings,
	SettingsInMarkup,
} from "./liberation-quiz.js";

/** The props of an element; on custom elements, React 19 accepts `class` as well as `className`. */
type Markup<Element, Settings> = DetailedHTMLProps<HTMLAttributes<Element>, Element> &
	SettingsInMarkup<Settings> & { class?: string | undefined };

/** The JSX props of `<liberation-quiz>`. React 19 names listeners `on` plus the unchanged event name. */
export type LiberationQuizMarkup = Markup<LiberationQuizElement, LiberationQuizSettings> & {
	[Type in keyof LiberationQuizEventMap as `on${Type}`]?:
		| ((event: LiberationQuizEventMap[Type]) => void)
		| undefined;
};

declare module "react" {
	// biome-ignore lint/style/noNamespace: React's JSX types can only be extended in their namespace.
	namespace JSX {
		interface IntrinsicElements {
			"liberation-quiz": LiberationQuizMarkup;
			"liberation-circle": Markup<LiberationCircleElement, LiberationCircleSettings>;
		}
	}
}
