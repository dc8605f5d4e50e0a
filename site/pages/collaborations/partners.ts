import { type BlockChoice, quiltBlock } from "../../quilt/block.ts";
import { colorways } from "../../quilt/colorways.ts";
import { type Drawing, drawQuilt } from "../../quilt/drawing.ts";
import { PATTERN_NAMES } from "../../quilt/patterns.ts";
import type { Partner } from "../../schemas/partners.ts";

/** Partners in their order. */
export function inOrder(partners: Readonly<Record<string, Partner>>): Partner[] {
	return Object.values(partners).sort((a, b) => a.order - b.order);
}

/**
 * The block of a partner, wherever it shows. Steps that share no divisor with the number of
 * patterns and of colorways: neighbors differ, and so do the ten.
 */
export function partnerBlock({ order }: Partner): BlockChoice {
	const pattern = PATTERN_NAMES[(order * 5) % PATTERN_NAMES.length];
	const colorway = colorways[(order * 5) % colorways.length];
	return { quarterTurns: 0, ...(pattern && { pattern }), ...(colorway && { colorway }) };
}

const COLUMNS = 5;

/** All partners' blocks sewn together, five to a row. */
export function partnersQuilt(partners: readonly Partner[]): Drawing {
	const rows = Math.ceil(partners.length / COLUMNS);
	return drawQuilt(
		COLUMNS,
		rows,
		partners.map((partner, index) => ({
			block: quiltBlock(partner.slug, partnerBlock(partner)),
			column: index % COLUMNS,
			row: Math.floor(index / COLUMNS),
		})),
	);
}
