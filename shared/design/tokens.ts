import type { RoleKey } from "../quiz/keys.ts";

/** A color as OKLCH lightness (0-1), chroma and hue (degrees). */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

type Theme = "light" | "dark";

/**
 * The colors of the user interface. In both themes, text has a contrast of at least 4.5:1 and controls of 3:1:
 * tests/unit/design/tokens.test.ts.
 */
export const interfaceColors = {
	light: {
		paper: [0.974, 0.014, 85],
		"paper-deep": [0.939, 0.026, 85],
		raised: [0.995, 0.004, 85],
		ink: [0.232, 0.013, 62],
		"ink-soft": [0.424, 0.022, 64],
		line: [0.84, 0.024, 80],
		control: [0.57, 0.025, 70],
		action: [0.488, 0.135, 31],
		"action-hover": [0.42, 0.12, 31],
		"on-action": [0.99, 0.005, 85],
		link: [0.488, 0.135, 31],
		night: [0.204, 0.009, 59],
	},
	dark: {
		paper: [0.204, 0.009, 59],
		"paper-deep": [0.255, 0.014, 62],
		raised: [0.29, 0.015, 62],
		ink: [0.937, 0.03, 84],
		"ink-soft": [0.81, 0.038, 82],
		line: [0.36, 0.018, 66],
		control: [0.6, 0.025, 72],
		action: [0.72, 0.125, 36],
		"action-hover": [0.79, 0.1, 38],
		"on-action": [0.204, 0.009, 59],
		link: [0.76, 0.115, 38],
		night: [0.16, 0.008, 59],
	},
} as const satisfies Record<Theme, Record<string, Oklch>>;

/** Natural dyes for quilt blocks and bands; in the dark theme, light cloth is darker and dark cloth lighter. */
export const clothColors = {
	light: {
		madder: [0.488, 0.135, 31],
		clay: [0.631, 0.119, 44],
		marigold: [0.753, 0.135, 73],
		moss: [0.593, 0.104, 120],
		forest: [0.376, 0.057, 166],
		woad: [0.604, 0.068, 245],
		indigo: [0.364, 0.086, 271],
		plum: [0.399, 0.097, 346],
		rose: [0.678, 0.091, 11],
		cream: [0.922, 0.053, 84],
		muslin: [0.974, 0.014, 85],
		linen: [0.939, 0.026, 85],
	},
	dark: {
		madder: [0.5, 0.12, 31],
		clay: [0.6, 0.108, 44],
		marigold: [0.71, 0.122, 73],
		moss: [0.56, 0.094, 120],
		forest: [0.41, 0.055, 166],
		woad: [0.58, 0.064, 245],
		indigo: [0.42, 0.088, 271],
		plum: [0.43, 0.09, 346],
		rose: [0.64, 0.084, 11],
		cream: [0.82, 0.045, 84],
		muslin: [0.88, 0.016, 85],
		linen: [0.85, 0.024, 85],
	},
} as const satisfies Record<Theme, Record<string, Oklch>>;

/** The color of text on a field in a role's dye, in both themes: cream on dark dyes, ink on light ones. */
export function textOn([lightness]: Oklch): Oklch {
	return lightness < 0.55 ? [0.93, 0.05, 84] : [0.14, 0.01, 62];
}

/**
 * One dye per role. Cloth uses the dye's lightness and chroma; lines and text use `roleSteps`, whose lightness is equal
 * for all roles.
 */
export const roleDyes = {
	weaver: [0.5, 0.145, 30], // madder
	experimenter: [0.64, 0.12, 52], // clay
	frontline_responder: [0.75, 0.14, 75], // marigold
	visionary: [0.71, 0.13, 98], // turmeric
	builder: [0.57, 0.105, 125], // moss
	caregiver: [0.45, 0.075, 160], // forest
	disruptor: [0.62, 0.085, 225], // woad
	healer: [0.45, 0.105, 268], // indigo
	storyteller: [0.46, 0.11, 328], // plum
	guide: [0.67, 0.11, 5], // rose
} as const satisfies Record<RoleKey, Oklch>;

/** Lightness and chroma of each step, combined with the role's hue. */
export const roleSteps = {
	light: { role: [0.5, 0.1], "role-deep": [0.4, 0.09], "role-tint": [0.94, 0.022] },
	dark: { role: [0.74, 0.095], "role-deep": [0.83, 0.075], "role-tint": [0.27, 0.028] },
} as const satisfies Record<Theme, Record<string, readonly [number, number]>>;

/** Formats a color as CSS. @returns for example `oklch(.488 .135 31)` */
export function oklchCss([lightness, chroma, hue]: Oklch): string {
	return `oklch(${[lightness, chroma, hue].map((part) => String(part).replace(/^0\./, ".")).join(" ")})`;
}

export interface TokenOptions {
	/** Whether to include the cloth colors of the quilt and the roles' colors, which the widget has in hex. */
	withCloth: boolean;
	without?: readonly string[];
	/** The custom properties with which a host page may override tokens: `{ paper: "--lq-surface" }`. */
	overrides?: Readonly<Record<string, string>>;
}

function themeDeclarations(
	theme: Theme,
	{ withCloth, without = [], overrides = {} }: TokenOptions,
): string {
	const colors: Record<string, Oklch> = {
		...interfaceColors[theme],
		...(withCloth ? clothColors[theme] : {}),
	};
	const wanted = Object.entries(colors).filter(([name]) => !without.includes(name));
	const declarations = wanted.map(([name, color]) => declaration(name, oklchCss(color), overrides));
	if (withCloth) {
		for (const [step, [lightness, chroma]] of Object.entries(roleSteps[theme]))
			declarations.push(`--${step}-lc:${lightness} ${chroma}`);
	}
	return declarations.join(";");
}

function declaration(name: string, value: string, overrides: TokenOptions["overrides"]): string {
	const override = overrides?.[name];
	return `--${name}:${override ? `var(${override},${value})` : value}`;
}

/** The tokens that take the place of others under `prefers-contrast: more`, which raise the contrast of text to 7:1. */
const MORE_CONTRAST = {
	"ink-soft": "ink",
	line: "ink",
	control: "ink",
	action: "action-hover",
	link: "action-hover",
} as const;

function contrastDeclarations({ overrides }: TokenOptions): string {
	return Object.entries(MORE_CONTRAST)
		.map(([name, stronger]) => `${declaration(name, `var(--${stronger})`, overrides)}!important`)
		.join(";");
}

/** The selectors of each theme. `dark` overrides the reader's system preference; `auto` follows it. */
interface ThemeSelectors {
	/** The selector of the light theme. */
	base: string;
	auto: string;
	/** Selects pages that force the dark theme. */
	dark?: string;
}

/** Sets `--dye` and steps such as `--role-deep` on `[data-role="<key>"]`. */
function roleDyesCss(): string {
	const steps = Object.keys(roleSteps.light)
		.map((step) => `--${step}:oklch(var(--${step}-lc) var(--hue))`)
		.join(";");
	const hues = Object.entries(roleDyes).map(
		([role, dye]) => `[data-role=${role}]{--hue:${dye[2]};--dye:${oklchCss(dye)}}`,
	);
	return [...hues, `[data-role]{${steps}}`].join("\n");
}

/** The token stylesheet: on `:root` for the site, on `:host` for the widget. */
export function tokensCss(selectors: ThemeSelectors, options: TokenOptions): string {
	const light = themeDeclarations("light", options);
	const dark = themeDeclarations("dark", options);
	return [
		`${selectors.base}{color-scheme:light;${light}}`,
		`@media screen and (prefers-color-scheme:dark){${selectors.auto}{color-scheme:dark;${dark}}}`,
		...(selectors.dark ? [`@media screen{${selectors.dark}{color-scheme:dark;${dark}}}`] : []),
		`@media (prefers-contrast:more){${selectors.base}{${contrastDeclarations(options)}}}`,
		...(options.withCloth ? [roleDyesCss()] : []),
	].join("\n");
}
