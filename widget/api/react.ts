import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type {
	LiberationQuizAttributes,
	LiberationQuizElement,
	LiberationQuizEventMap,
} from "./liberation-quiz.ts";

/** Event props. React 19 forms the prop of a custom element's event as `on` plus the unchanged event name. */
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
	// biome-ignore lint/style/noNamespace: React's types are extended through theirs.
	namespace JSX {
		interface IntrinsicElements {
			"liberation-quiz": LiberationQuizMarkup;
		}
	}
}
