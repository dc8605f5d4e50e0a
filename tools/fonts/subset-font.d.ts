/** subset-font ships no types. */
declare module "subset-font" {
	export default function subsetFont(
		font: Uint8Array,
		text: string,
		options: {
			targetFormat: "woff2" | "sfnt";
			variationAxes: Record<string, number | { min: number; max: number } | undefined>;
			keepFeatures: readonly string[];
			noHinting: boolean;
		},
	): Promise<Buffer>;
}
