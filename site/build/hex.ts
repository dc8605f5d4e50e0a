import { formatHex } from "culori";
import type { Oklch } from "../../shared/design/tokens.ts";

/** A color for formats without OKLCH (icons, `theme-color`): `#9e3b2c`. */
export function hex([l, c, h]: Oklch): string {
	return formatHex({ mode: "oklch", l, c, h });
}
