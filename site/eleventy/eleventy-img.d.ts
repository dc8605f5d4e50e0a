/** @11ty/eleventy-img has no types; these are the options and results used here. */
declare module "@11ty/eleventy-img" {
	interface EncodedImage {
		/** Its address. */
		url: string;
		filename: string;
		outputPath: string;
		/** MIME type. */
		sourceType: string;
		/** `url 480w` */
		srcset: string;
		width: number;
		height: number;
	}

	export default function resize(
		path: string,
		options: {
			/** In pixels. Larger ones become the width of the picture. */
			widths: readonly number[];
			formats: readonly ["avif", "webp", "jpeg"];
			outputDir: string;
			urlPath: string;
		},
	): Promise<Record<"avif" | "webp" | "jpeg", readonly EncodedImage[]>>;
}
