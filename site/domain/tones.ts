/** Dyed backgrounds in OKLCH, which are the same in both themes and set the colors of their content. */
export const DYE_COLORS = {
	forest: [0.376, 0.057, 166],
	indigo: [0.364, 0.086, 271],
	plum: [0.36, 0.085, 346],
	madder: [0.41, 0.11, 31],
	moss: [0.38, 0.06, 125],
	woad: [0.4, 0.065, 240],
} as const;
export type Dye = keyof typeof DYE_COLORS;

export const DYES = Object.keys(DYE_COLORS).filter((name): name is Dye => name in DYE_COLORS);

/** The background of a section; `role` is the color of the role of the nearest ancestor with `data-role`. */
export type Tone = "paper" | "role" | Dye;

/** Returns the styles that set the background of each dye; `--lit` dims it in the dark theme. */
export function dyesCss(): string {
	return Object.entries({ ...DYE_COLORS, role: [0.38, 0.085, "var(--hue)"] })
		.map(
			([name, [lightness, chroma, hue]]) =>
				`.tone-${name}{--tone:oklch(calc(${lightness}*var(--lit,1)) calc(${chroma}*var(--lit,1)) ${hue})}`,
		)
		.join("");
}
