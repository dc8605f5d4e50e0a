import type { RoleKey as QuizRole } from "../shared/quiz/keys.js";
declare const Base: new () => HTMLElement;
/**
 * The Liberation Role Quiz: fifteen questions, ten roles, one result.
 *
 * @tag liberation-quiz
 * @slot - A link to the quiz. It shows until the script has loaded and wherever scripts do not run; then the quiz takes its place.
 * @cssprop --lq-accent - The color of buttons, links and chosen answers.
 * @cssprop --lq-surface - The color of the background.
 * @cssprop --lq-ink - The color of the text.
 * @cssprop --lq-font - The font family of the text.
 * @cssprop --lq-font-display - The font family of headings; by default that of the text.
 * @cssprop --lq-radius - The radius of the corners of buttons, options and fields.
 * @cssprop --lq-min-height - The least height of a question and of the email step.
 * @csspart button - Every button.
 * @csspart heading - The heading of what is shown.
 * @csspart progress - The progress bar of fifteen patches.
 * @csspart option - An answer to choose, with its radio button.
 * @csspart input - The email field, and the link to copy by hand.
 * @csspart card - A recommended program, or a way to enroll.
 * @csspart opener - The button that opens the dialog.
 * @csspart dialog - The dialog that `display="dialog"` opens.
 * @csspart wheel - The wheel of the ten roles.
 * @cssState landing - The landing is shown.
 * @cssState question - A question is shown.
 * @cssState email - The email step is shown.
 * @cssState results - Results are shown, or the error in their place.
 */
export declare class LiberationQuizElement extends Base {
    #private;
    /**
     * A slug that analytics, links and the submission carry. Default: none.
     * @attr
     */
    partner: string | null;
    /**
     * The origin that links and Copy Link point to. Default: the build's `SITE_URL`.
     * @attr site-url
     */
    siteUrl: string | null;
    /**
     * The address that the email step posts to. Without one, sending is simulated. Default: the build's forms endpoint.
     * @attr
     */
    endpoint: string | null;
    /**
     * A role whose results are shown at once. Default: none.
     * @attr result-role
     */
    resultRole: QuizRole | null;
    /**
     * The color scheme; `auto` follows the visitor's own. Default: `auto`.
     * @attr
     */
    theme: "light" | "dark" | "auto" | null;
    /**
     * Whether answers are kept: `session` keeps them in the tab for a reload, and with `deep-link` those of a result for 30
     * days; `off` keeps nothing. Default: `session`.
     * @attr
     */
    resume: "session" | "off" | null;
    /**
     * `dialog` makes the element a button that opens the quiz in a dialog; the element's text is its label. A button of the
     * page's own does so, too, with `command="--open"` and the element's id as `commandfor`. Default: `inline`.
     * @attr
     */
    display: "inline" | "dialog" | null;
    /**
     * Whether the quiz reads `?role=...` from the page's address and keeps Back and Forward in step. Default: off.
     * @attr deep-link
     */
    deepLink: boolean;
    constructor();
    /** Starts the quiz at its first question, clears earlier answers and moves the focus there. Opens the dialog. */
    start(): void;
    /** Returns to the landing and deletes the answers, also the stored ones. */
    reset(): void;
    /** Shows a role's results. Opens the dialog. An unknown role is named in the console and changes nothing. */
    showResult(role: QuizRole): void;
}
export {};
