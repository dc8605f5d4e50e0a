import type { CollectedPage } from "../../data.ts";
import { inItsLanguage } from "../../eleventy/localization.ts";
import { type ShareImage, shareImage } from "../../eleventy/share/images.ts";

/** Writes the share images of pages. Pages with the same quilt, such as a role and its result, share one image. */
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
		// `npm start` skips the share images, because drawing them delays its start and local pages are never shared.
		.filter(({ data }) => data.eleventy.env.runMode === "build")
		.filter(({ data }) => data.metadata(data).shareImage ?? true)
		.map(({ data }) => shareImage(inItsLanguage(data)));
	return new Map(images.map((image) => [image.path, image]));
}

/** The number of images that are drawn at once: the requested one and the next ones. */
const AHEAD = 4;

interface Props {
	image: ShareImage;
	pagination: { pages: readonly ShareImage[]; pageNumber: number };
}

export default async function ShareImagePng({ image, pagination }: Props): Promise<Buffer> {
	// Eleventy requests images one by one, which would use a single core. Drawing the next ones now uses several.
	const { pages, pageNumber } = pagination;
	for (const next of pages.slice(pageNumber, pageNumber + AHEAD)) void next.png();
	return Buffer.from(await image.png());
}
