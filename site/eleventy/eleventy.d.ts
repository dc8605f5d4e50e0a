/** Eleventy 3 ships no types; types.ts declares those of the configuration. */
declare module "@11ty/eleventy" {
	export const HtmlBasePlugin: unknown;

	export class Eleventy {
		constructor(
			input: string | undefined,
			output: string | undefined,
			options: {
				configPath: string;
				quietMode: boolean;
				runMode: "serve";
				config(site: import("./types.ts").EleventyConfig): void;
			},
		);
		readonly logger: { overrideLogger(logger: Console): void };
		init(): Promise<void>;
		watch(): Promise<void>;
		serve(port: string | number): Promise<void>;
	}
}

/** @11ty/eleventy-img has no types. */
declare module "@11ty/eleventy-img" {
	interface EncodedImage {
		url: string;
		filename: string;
		outputPath: string;
		sourceType: string;
		/** `url 480w` */
		srcset: string;
		width: number;
		height: number;
	}

	export default function resize(
		path: string,
		options: {
			/** Widths in pixels; a width above the picture's is reduced to the picture's width. */
			widths: readonly number[];
			formats: readonly ["avif", "webp", "jpeg"];
			outputDir: string;
			urlPath: string;
			/** Whether to turn and mirror a picture as its EXIF data say. */
			fixOrientation: boolean;
			transform(picture: import("sharp").Sharp): unknown;
		},
	): Promise<Record<"avif" | "webp" | "jpeg", readonly EncodedImage[]>>;
}
