import { FRAME_HEIGHT, frame } from "../../../shared/embed/snippets.ts";
import type { PageData } from "../../data.ts";
import type { schema } from "./schema.ts";

export const OEMBED_PATH = "/quiz/oembed.json";

export const data = {
	permalink: OEMBED_PATH,
	eleventyExcludeFromCollections: true,
};

/** How wide the quiz is where a page shows it at a fixed width, in pixels. */
const WIDTH = 640;

/** https://oembed.com: what editors show in the place of the quiz's address. */
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
		// WordPress listens to a frame only where the text begins with a quotation, and shows that until the frame speaks.
		html: [
			`<blockquote data-liberation-quiz><a href="${siteUrl}/quiz">${title}</a></blockquote>`,
			frame({ siteUrl, linkLabel: title }),
		].join("\n"),
		width: WIDTH,
		height: FRAME_HEIGHT,
	})}\n`;
}
