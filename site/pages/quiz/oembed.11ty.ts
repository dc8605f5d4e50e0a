import { DEFAULT_EMBED } from "../../../shared/embed/options.ts";
import { FRAME_HEIGHT, frame } from "../../../shared/embed/snippets.ts";
import { type Language, languagePath } from "../../../shared/language.ts";
import type { Localized, PageData } from "../../data.ts";
import { pathIn } from "../../eleventy/localization.ts";
import { defineTranslatedPage } from "../../eleventy/page.ts";
import type { schema } from "./schema.ts";

type QuizData = PageData<"quiz", typeof schema>;

export function oEmbedPath(language: Language): string {
	return `${languagePath(language)}/quiz/oembed.json`;
}

export const data = {
	...defineTranslatedPage<QuizData>({ path: "/quiz" }),
	permalink: ({ localized }: { localized: Localized }) => oEmbedPath(localized.words.language),
	eleventyExcludeFromCollections: true,
};

/** The quiz's width in pixels, for pages that embed it at a fixed width. */
const WIDTH = 640;

/** The oEmbed response (https://oembed.com): editors show its HTML in place of a pasted URL of the quiz. */
export default function oEmbed({ site, words, environment, pages }: QuizData): string {
	const { language } = words;
	const { siteUrl } = environment;
	const { title } = pages.quiz.metadata;
	return `${JSON.stringify({
		version: "1.0",
		type: "rich",
		title,
		provider_name: site.name,
		provider_url: siteUrl,
		cache_age: 86_400,
		// WordPress accepts messages from an iframe only if the HTML starts with a blockquote. Until the first message,
		// WordPress shows that blockquote.
		html: [
			`<blockquote data-liberation-quiz><a href="${siteUrl}${pathIn(language, "/quiz")}">${title}</a></blockquote>`,
			frame({ siteUrl, linkLabel: title }, { ...DEFAULT_EMBED, lang: language.lang }),
		].join("\n"),
		width: WIDTH,
		height: FRAME_HEIGHT,
	})}\n`;
}
