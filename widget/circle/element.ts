import { webComponent } from "../common/web-component.ts";
import { CircleBase } from "./base.tsx";
import { CIRCLE_PROPERTIES } from "./settings.ts";

const Base: new () => HTMLElement = webComponent(CircleBase, CIRCLE_PROPERTIES);

/**
 * A circle: the roles of a group together, and what to talk about.
 *
 * It keeps what is entered in the tab, sends nothing and dispatches no events.
 *
 * @tag liberation-circle
 * @slot - A link to the circle. It shows until the script has loaded and wherever scripts do not run; then the circle takes its place.
 * @cssprop --lq-accent - The color of buttons and links.
 * @cssprop --lq-surface - The color of the background.
 * @cssprop --lq-ink - The color of the text.
 * @cssprop --lq-font - The font family of the text.
 * @cssprop --lq-font-display - The font family of headings; by default that of the text.
 * @cssprop --lq-radius - The radius of the corners of buttons and fields.
 * @csspart button - Every button.
 * @csspart heading - The heading of the circle.
 * @csspart input - Every field.
 * @csspart wheel - The wheel of the ten roles.
 */
export class LiberationCircleElement extends Base {
	/**
	 * The origin that links point to. Default: the build's `SITE_URL`.
	 * @attr site-url
	 */
	declare siteUrl: string | null;
	/**
	 * The color scheme; `auto` follows the visitor's own. Default: `auto`.
	 * @attr
	 */
	declare theme: "light" | "dark" | "auto" | null;
	/**
	 * Whether the circle is kept for a reload: `session` keeps it in the tab, `off` does not. Default: `session`.
	 * @attr
	 */
	declare resume: "session" | "off" | null;
	/**
	 * Whether the circle opens from the page's address, and its link leads to this page. Default: off, and the link leads to the site.
	 * @attr deep-link
	 */
	declare deepLink: boolean;
}
