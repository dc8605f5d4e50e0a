import { FRAME_HEIGHT, frame } from "../../../shared/embed/snippets.ts";
import type { PageData } from "../../data.ts";
import type { schema } from "./schema.ts";

export const OEMBED_PATH = "/quiz/oembed.json";

export const data = {
	permalink: OEMBED_PATH,
	eleventyExcludeFromCollections: true,
};

/** The quiz's width in pixels, for pages that embed it at a fixed width. */
const WIDTH = 640;

/** The oEmbed response (https://oembed.com): editors show its HTML in place of a pasted URL of the quiz. */
export default function oEmbed({
	site,
	environment: { siteUrl },
	pages,
}: PageData<"quiz", typeof schema>): string {
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
			`<blockquote data-liberation-quiz><a href="${siteUrl}/quiz">${title}</a></blockquote>`,
			frame({ siteUrl, linkLabel: title }),
		].join("\n"),
		width: WIDTH,
		height: FRAME_HEIGHT,
	})}\n`;
}
