import type { CollectedPage } from "../../data.ts";
import { inItsLanguage } from "../../eleventy/edition.ts";
import { type ShareImage, shareImage } from "../../eleventy/share/images.ts";

/** The share image of every page. Pages of the same words and block share one. */
export const data = {
	pagination: {
		data: "collections.all",
		before: (pages: readonly CollectedPage[]) => [...imagesByPath(pages).values()],
		alias: "image",
		size: 1,
	},
	permalink: ({ image }: { image: ShareImage }) => image.path,
	eleventyExcludeFromCollections: true,
};

function imagesByPath(pages: readonly CollectedPage[]): Map<string, ShareImage> {
	const images = pages
		// Nobody shares links to a site that `npm start` serves, and drawing the images delays its start.
		.filter(({ data }) => data.eleventy.env.runMode === "build")
		.filter(({ data }) => data.metadata(data).shareImage ?? true)
		.map(({ data }) => shareImage(inItsLanguage(data)));
	return new Map(images.map((image) => [image.path, image]));
}

/** How many images are drawn ahead. */
const AHEAD = 4;

interface Props {
	image: ShareImage;
	pagination: { pages: readonly ShareImage[]; pageNumber: number };
}

export default async function ShareImagePng({ image, pagination }: Props): Promise<Buffer> {
	// Eleventy asks for one image after another, and one alone would keep a single core busy.
	const { pages, pageNumber } = pagination;
	for (const next of pages.slice(pageNumber, pageNumber + AHEAD)) void next.png();
	return Buffer.from(await image.png());
}
