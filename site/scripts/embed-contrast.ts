/**
 * The contrast of a color with white, from 1 to 21 (WCAG 2.2, relative luminance).
 * @param color - `#rrggbb`
 */
export function contrastWithWhite(color: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
		linear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
	);
	return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

/** A channel of sRGB, 0 to 1, as light. */
function linear(channel: number): number {
	return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
