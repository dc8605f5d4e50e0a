/** Eleventy 3 has no types; types.ts has those that the configuration needs. */
declare module "@11ty/eleventy" {
	export const HtmlBasePlugin: unknown;

	export class Eleventy {
		constructor(
			input: string,
			output: string,
			options: { configPath: string; quietMode: boolean; runMode: "serve" },
		);
		readonly logger: { overrideLogger(logger: Console): void };
		init(): Promise<void>;
		/** Builds the site. */
		write(): Promise<unknown>;
		/** Forgets what the last build read. */
		restart(): Promise<void>;
		watch(): Promise<void>;
		serve(port: string | number): Promise<void>;
	}
}

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
