import { type DetailedHTMLProps, type HTMLAttributes } from "react";
import { type ElementEventName, type ElementEvents } from "../../shared/analytics.js";
import type { LiberationQuizAttributes, LiberationQuizElement, LiberationQuizSettings } from "./liberation-quiz.js";
/** `quiz_started` has the property `onQuizStarted`. */
type ListenerName<Name extends string> = `on${Pascal<Name>}`;
type Pascal<Name extends string> = Name extends `${infer First}_${infer Rest}` ? `${Capitalize<First>}${Pascal<Rest>}` : Capitalize<Name>;
type Listeners = {
    [Name in ElementEventName as ListenerName<Name>]?: ((event: CustomEvent<ElementEvents[Name]>) => void) | undefined;
};
export type LiberationQuizProps = Omit<HTMLAttributes<LiberationQuizElement>, keyof LiberationQuizSettings> & LiberationQuizSettings & Listeners;
/**
 * The quiz as a React component, for React 18 and later. Its children are the link that is shown until the
 * element is there; on a server that is all there is.
 */
export declare const LiberationQuiz: import("react").ForwardRefExoticComponent<Omit<HTMLAttributes<LiberationQuizElement>, keyof LiberationQuizSettings> & LiberationQuizSettings & Listeners & import("react").RefAttributes<LiberationQuizElement>>;
/** `<liberation-quiz>` in JSX. */
export type LiberationQuizMarkup = DetailedHTMLProps<HTMLAttributes<LiberationQuizElement>, LiberationQuizElement> & LiberationQuizAttributes;
declare module "react" {
    namespace JSX {
        interface IntrinsicElements {
            "liberation-quiz": LiberationQuizMarkup;
        }
    }
}
export {};
