import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { LiberationQuizAttributes, LiberationQuizElement, LiberationQuizEventMap } from "./liberation-quiz.js";
/** React 19 listens to an event of a custom element by its own name. */
type Listeners = {
    [Type in keyof LiberationQuizEventMap as `on${Type}`]?: ((event: LiberationQuizEventMap[Type]) => void) | undefined;
};
/** `<liberation-quiz>` in JSX. */
export type LiberationQuizMarkup = DetailedHTMLProps<HTMLAttributes<LiberationQuizElement>, LiberationQuizElement> & LiberationQuizAttributes & Listeners & {
    /** React 19 takes both names of it on a custom element. */
    class?: string | undefined;
};
declare module "react" {
    namespace JSX {
        interface IntrinsicElements {
            "liberation-quiz": LiberationQuizMarkup;
        }
    }
}
export {};
