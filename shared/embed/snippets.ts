import { DEFAULT_EMBED, type EmbedOptions, embedProperties, embedQuery } from "./options.ts";

export interface EmbedSource {
	/** Origin and path prefix of the site, without a trailing slash. */
	siteUrl: string;
	/** The newest pinned version, such as `1.0.0`. */
	version: string;
	/** The script's `integrity` attribute: `sha384-...`. */
	integrity: string;
	/** The text of the fallback link without JavaScript and of the button, and the iframe's title. */
	linkLabel: string;
	circleLabel: string;
}

/** The kinds of embed code, the most common first. */
export const SNIPPET_KINDS = ["plain", "integrity", "frame", "react", "button", "circle"] as const;
export type SnippetKind = (typeof SNIPPET_KINDS)[number];

/** The fixed height of the iframe in pixels, used without the resizing script. */
export const FRAME_HEIGHT = 900;

export const SNIPPETS: Record<SnippetKind, (source: EmbedSource, options: EmbedOptions) => string> =
	{
		plain: (source, options) =>
			`<script type="module" src="${source.siteUrl}/embed/v1/liberation-quiz.js"></script>
${element(source, options)}`,

		integrity: (source, options) =>
			`<script type="module" src="${source.siteUrl}/embed/v${source.version}/liberation-quiz.js"
  integrity="${source.integrity}" crossorigin="anonymous"></script>
${element(source, options)}`,

		frame,

		// React 19 deduplicates async scripts.
		react: ({ siteUrl, linkLabel }, options) =>
			`export function RoleQuiz() {
  return (
    <div>
      <script async type="module" src="${siteUrl}/embed/v1/liberation-quiz.js" />
      <liberation-quiz${reactAttributes(options)}>
        <a href="${siteUrl}/quiz">${linkLabel}</a>
      </liberation-quiz>
    </div>
  );
}`,

		// The host page's button replaces the quiz's button. In browsers without `commandfor`, the element handles clicks.
		button: (source, options) =>
			`<script type="module" src="${source.siteUrl}/embed/v1/liberation-quiz.js"></script>
<button type="button" commandfor="role-quiz" command="--open">${source.linkLabel}</button>
<style>#role-quiz::part(opener) { display: none }</style>
${element(source, { ...options, display: "dialog" }).replace("<liberation-quiz", '<liberation-quiz id="role-quiz"')}`,

		circle: ({ siteUrl, circleLabel }, options) =>
			`<script type="module" src="${siteUrl}/embed/v1/liberation-circle.js"></script>
${inBox("liberation-circle", look(options), `${siteUrl}/quiz/circle`, circleLabel)}`,
	};

/**
 * Returns the HTML of an iframe that shows the quiz inline, because a dialog would be no larger than the iframe.
 * `frameborder` is used because WordPress and strict policies strip styles.
 */
export function frame(
	{ siteUrl, linkLabel }: Pick<EmbedSource, "siteUrl" | "linkLabel">,
	options: EmbedOptions = DEFAULT_EMBED,
): string {
	const query = embedQuery({ ...options, display: DEFAULT_EMBED.display });
	return `<div>
  <iframe src="${siteUrl}/embed/frame${query.replaceAll("&", "&amp;")}" title="${linkLabel}" data-liberation-quiz
    width="100%" height="${FRAME_HEIGHT}" frameborder="0" loading="lazy" allow="clipboard-write"></iframe>
</div>
<script async src="${siteUrl}/embed/v1/frame.js"></script>`;
}

function look(options: EmbedOptions): string {
	const { theme } = options;
	const style = embedProperties(options)
		.map(([name, value]) => `${name}: ${value}`)
		.join("; ");
	return (
		(theme === DEFAULT_EMBED.theme ? "" : ` theme="${theme}"`) + (style && ` style="${style}"`)
	);
}

function element({ siteUrl, linkLabel }: EmbedSource, options: EmbedOptions): string {
	const { partner, display } = options;
	const attributes = [
		partner && ` partner="${partner}"`,
		display === DEFAULT_EMBED.display ? "" : ` display="${display}"`,
		look(options),
	].join("");
	return inBox("liberation-quiz", attributes, `${siteUrl}/quiz`, linkLabel);
}

/** Wraps the element in a `div`, so that the host page's column styles take effect: the element would reset them. */
function inBox(name: string, attributes: string, href: string, label: string): string {
	return `<div>
  <${name}${attributes}>
    <a href="${href}">${label}</a>
  </${name}>
</div>`;
}

function reactAttributes(options: EmbedOptions): string {
	const { partner, theme, display } = options;
	const style = embedProperties(options)
		.map(([name, value]) => `"${name}": "${value}"`)
		.join(", ");
	return [
		partner && ` partner="${partner}"`,
		theme !== DEFAULT_EMBED.theme && ` theme="${theme}"`,
		display !== DEFAULT_EMBED.display && ` display="${display}"`,
		style && ` style={{ ${style} }}`,
	]
		.filter(Boolean)
		.join("");
}
