import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type {
	LiberationQuizAttributes,
	LiberationQuizElement,
	LiberationQuizEventMap,
} from "./liberation-quiz.ts";

/** The props for event listeners. On custom elements, React 19 names them `on` plus the unchanged event name. */
type Listeners = {
	[Type in keyof LiberationQuizEventMap as `on${Type}`]?:
		| ((event: LiberationQuizEventMap[Type]) => void)
		| undefined;
};

/** The JSX props of `<liberation-quiz>`. */
export type LiberationQuizMarkup = DetailedHTMLProps<
	HTMLAttributes<LiberationQuizElement>,
	LiberationQuizElement
> &
	LiberationQuizAttributes &
	Listeners & {
		/** On custom elements, React 19 accepts `class` as well as `className`. */
		class?: string | undefined;
	};

declare module "react" {
	// biome-ignore lint/style/noNamespace: React's JSX types can only be extended in their namespace.
	namespace JSX {
		interface IntrinsicElements {
			"liberation-quiz": LiberationQuizMarkup;
		}
	}
}
