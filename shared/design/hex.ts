import { formatHex, modeOklch, modeRgb, parse, useMode as register } from "culori/fn";
import type { RoleKey } from "../quiz/keys.ts";
import { type Oklch, roleDyes, roleSteps } from "./tokens.ts";

register(modeRgb);
register(modeOklch);

/** Converts a color for formats without OKLCH, such as icons and mails: `#9e3b2c`. */
export function hex([l, c, h]: Oklch): string {
	return formatHex({ mode: "oklch", l, c, h });
}

/** The background color behind a role's name in mails: dark enough for light text in both themes. */
export function roleGround(role: RoleKey): string {
	const [lightness, chroma] = roleSteps.light["role-deep"];
	return hex([lightness, chroma, roleDyes[role][2]]);
}

/**
 * Converts a CSS color to hex.
 * @throws {RangeError} if the text is neither an RGB nor an OKLCH color
 */
export function hexOfCss(text: string): string {
	const color = parse(text);
	if (!color) throw new RangeError(`${text} is no color in RGB or OKLCH`);
	return formatHex(color);
}
