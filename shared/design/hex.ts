import { formatHex, modeOklch, modeRgb, useMode as register } from "culori/fn";
import type { Oklch } from "./tokens.ts";

register(modeRgb);
register(modeOklch);

/** A color for formats without OKLCH (icons, `theme-color`, mails): `#9e3b2c`. */
export function hex([l, c, h]: Oklch): string {
	return formatHex({ mode: "oklch", l, c, h });
}
