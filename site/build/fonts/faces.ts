import type { FontFamily, LocalFont } from "./families.ts";
import type { FontMetrics } from "./metrics.ts";

/**
 * The `@font-face` rules of a family: the font itself, and each local fallback stretched to its
 * widths and line heights.
 *
 * "optional": a font that comes late is for the next page. Nothing that somebody is reading changes
 * its shape, and nothing moves, whatever the connection and however far the widths of the fallback differ.
 * @param address - of the font file, relative to the stylesheet
 */
export function fontFaces(
	{ family, weights, fallbacks }: FontFamily,
	metrics: FontMetrics,
	address: string,
): string {
	const face = `@font-face{font-family:"${family}";src:url(${address}) format("woff2");font-weight:${weights};font-display:optional}`;
	return [
		face,
		...fallbacks.map((local, index) => fallbackFace(family, index, local, metrics)),
	].join("\n");
}

/** The value of `font-family`: ours, its fallbacks, a generic one. */
export function fontStack(
	{ family, fallbacks }: FontFamily,
	generic: "serif" | "sans-serif",
): string {
	const names = [family, ...fallbacks.map((_, index) => fallbackName(family, index))];
	return [...names.map((name) => `"${name}"`), generic].join(",");
}

function fallbackFace(
	family: string,
	index: number,
	local: LocalFont,
	metrics: FontMetrics,
): string {
	const size = metrics.averageWidth / local.averageWidth;
	const sources = local.names.map((name) => `local("${name}")`).join(",");
	const overrides = [
		`size-adjust:${percent(size)}`,
		`ascent-override:${percent(metrics.ascent / size)}`,
		`descent-override:${percent(metrics.descent / size)}`,
		`line-gap-override:${percent(metrics.lineGap / size)}`,
	];
	return `@font-face{font-family:"${fallbackName(family, index)}";src:${sources};${overrides.join(";")}}`;
}

function fallbackName(family: string, index: number): string {
	return `${family} Fallback${index === 0 ? "" : ` ${index + 1}`}`;
}

function percent(part: number): string {
	return `${Math.round(part * 10000) / 100}%`;
}
