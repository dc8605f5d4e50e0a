import { SMALLEST_PHOTO } from "../../shared/content/fields.ts";
import type { JsonSchema } from "../schemas/json-schema.ts";

/** Matches the beginning of an iPhone's photo, whatever the file is called. */
const HEIC = /^ftyp.*(?:hei[cmsx]|hev[cmsx])/s;

/** Says why most browsers can't show a picture. */
export function kindFault(bytes: Uint8Array): string | undefined {
	return HEIC.test(new TextDecoder("latin1").decode(bytes.subarray(4, 40)))
		? "found a photo of Apple’s kind HEIC, which most browsers can’t show, expected a JPEG: export it as one."
		: undefined;
}

/** Says that a picture, measured as it is seen, is too small for its place. */
export function sizeFault(
	{ width, height }: { readonly width: number; readonly height: number },
	shape: JsonSchema["photo"],
): string | undefined {
	const { square, wide } = SMALLEST_PHOTO;
	const isWide = shape === "wide";
	if (isWide ? width >= wide : Math.min(width, height) >= square) return undefined;
	const expected = isWide ? `${wide} pixels wide` : `${square} x ${square}`;
	return `found a photo of ${width} x ${height} pixels, expected at least ${expected}.`;
}
