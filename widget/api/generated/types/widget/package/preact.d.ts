import type { ClassAttributes, HTMLAttributes } from "preact";
import type { LiberationQuizAttributes, LiberationQuizElement, LiberationQuizEventMap } from "./liberation-quiz.js";
/** Preact listens to an event by its own name. */
export type LiberationQuizListeners = {
    [Type in keyof LiberationQuizEventMap as `on${Type}`]?: (event: LiberationQuizEventMap[Type]) => void;
};
/** `<liberation-quiz>` in JSX. */
export type LiberationQuizMarkup = HTMLAttributes<LiberationQuizElement> & ClassAttributes<LiberationQuizElement> & LiberationQuizAttributes & LiberationQuizListeners;
declare module "preact" {
    namespace JSX {
        interface IntrinsicElements {
            "liberation-quiz": LiberationQuizMarkup;
        }
    }
}
