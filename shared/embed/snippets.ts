import { ENGLISH, fileEnding, languagePath } from "../language.ts";
import { DEFAULT_EMBED, type EmbedOptions, embedProperties, embedQuery } from "./options.ts";

export interface EmbedSource {
	/** Origin and path prefix of the site, without a trailing slash. */
	siteUrl: string;
	/** The newest released version, such as `1.0.0`; null before the first release. */
	pinned: string | null;
	/** What differs between languages, by their codes. */
	languages: Readonly<Record<string, EmbedLanguage>>;
}

interface EmbedLanguage {
	/** The text of the fallback link without JavaScript and of the button, and the iframe's title. */
	linkLabel: string;
	circleLabel: string;
	/** The `integrity` attribute of the pinned script: `sha384-...`; undefined if the release lacks the language. */
	integrity: string | undefined;
}

/** The addresses and labels of the language that the options name; unknown languages are English. */
function inLanguage({ siteUrl, languages }: EmbedSource, options: EmbedOptions) {
	const lang = options.lang in languages ? options.lang : ENGLISH.lang;
	const { linkLabel = "", circleLabel = "", integrity } = languages[lang] ?? {};
	const pages = siteUrl + languagePath({ lang });
	const script = (element: string) => `liberation-${element}${fileEnding(lang)}.js`;
	return { lang, linkLabel, circleLabel, integrity, pages, script };
}

/** The path of the framed quiz, whose header rules cover only addresses below /embed/. */
export function framePath(lang: string): string {
	return lang === ENGLISH.lang ? "/embed/frame" : `/embed/frame/${lang}`;
}

/** The kinds of embed code, the most common first. */
export const SNIPPET_KINDS = ["plain", "integrity", "frame", "react", "button", "circle"] as const;
export type SnippetKind = (typeof SNIPPET_KINDS)[number];

/** The fixed height of the iframe in pixels, used without the resizing script. */
export const FRAME_HEIGHT = 900;

export const SNIPPETS: Record<SnippetKind, (source: EmbedSource, options: EmbedOptions) => string> =
	{
		plain,

		integrity(source, options) {
			const { integrity, script } = inLanguage(source, options);
			if (source.pinned === null || integrity === undefined) return plain(source, options);
			return `<script type="module" src="${source.siteUrl}/embed/v${source.pinned}/${script("quiz")}"
  integrity="${integrity}" crossorigin="anonymous"></script>
${element(source, options)}`;
		},

		frame(source, options) {
			const { lang, linkLabel } = inLanguage(source, options);
			return frame({ siteUrl: source.siteUrl, linkLabel }, { ...options, lang });
		},

		// React 19 deduplicates async scripts. Next.js renders components on the server unless the first line says otherwise.
		react(source, options) {
			const { linkLabel, pages, script } = inLanguage(source, options);
			return `"use client";

export function RoleQuiz() {
  return (
    <div>
      <script async type="module" src="${source.siteUrl}/embed/v1/${script("quiz")}" />
      <liberation-quiz${reactAttributes(options)}>
        <a href="${pages}/quiz">${linkLabel}</a>
      </liberation-quiz>
    </div>
  );
}`;
		},

		// The host page's button replaces the quiz's button. In browsers without `commandfor`, the element handles clicks.
		button: (source, options) =>
			`${scriptTag(source, options)}
<button type="button" commandfor="role-quiz" command="--open">${inLanguage(source, options).linkLabel}</button>
<style>#role-quiz::part(opener) { display: none }</style>
${element(source, { ...options, display: "dialog" }).replace("<liberation-quiz", '<liberation-quiz id="role-quiz"')}`,

		circle(source, options) {
			const { circleLabel, pages } = inLanguage(source, options);
			return `${scriptTag(source, options, "circle")}
${inBox("liberation-circle", look(options), `${pages}/quiz/circle`, circleLabel)}`;
		},
	};

function plain(source: EmbedSource, options: EmbedOptions): string {
	return `${scriptTag(source, options)}\n${element(source, options)}`;
}

function scriptTag(source: EmbedSource, options: EmbedOptions, name = "quiz"): string {
	const { script } = inLanguage(source, options);
	return `<script type="module" src="${source.siteUrl}/embed/v1/${script(name)}"></script>`;
}

/**
 * Returns the HTML of an iframe that shows the quiz inline, because a dialog would be no larger than the iframe.
 * `frameborder` is used because WordPress and strict policies strip styles.
 */
export function frame(
	{ siteUrl, linkLabel }: { readonly siteUrl: string; readonly linkLabel: string },
	options: EmbedOptions = DEFAULT_EMBED,
): string {
	const query = embedQuery({ ...options, display: DEFAULT_EMBED.display });
	return `<div>
  <iframe src="${siteUrl}${framePath(options.lang)}${query.replaceAll("&", "&amp;")}" title="${linkLabel}" data-liberation-quiz
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

function element(source: EmbedSource, options: EmbedOptions): string {
	const { pages, linkLabel } = inLanguage(source, options);
	const { partner, display } = options;
	const attributes = [
		partner && ` partner="${partner}"`,
		display === DEFAULT_EMBED.display ? "" : ` display="${display}"`,
		look(options),
	].join("");
	return inBox("liberation-quiz", attributes, `${pages}/quiz`, linkLabel);
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
