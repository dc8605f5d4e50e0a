import type { ReactNode } from "react";
import { hex } from "../../../shared/design/hex.ts";
import { blockOf, type Point } from "../../../shared/quilt/blocks.ts";
import { signDyes } from "../../../shared/quilt/quilt.ts";
import type { RoleKey } from "../../../shared/quiz/keys.ts";

/** Of a cell, in pixels. */
const STITCH = 4;

/** A role's block as cells of a table, like cross-stitch: mail programs show no SVG, and pictures only when asked. */
export function RoleBlock({ role }: { role: RoleKey }): ReactNode {
	// Blocks are made of halves, thirds and quarters; the Builder's logs are sevenths.
	const cells = role === "builder" ? 21 : 24;
	return (
		<table
			aria-hidden="true"
			role="presentation"
			cellPadding={0}
			cellSpacing={0}
			width={cells * STITCH}
			style={{ borderCollapse: "collapse" }}
		>
			<colgroup>
				<col span={cells} width={STITCH} />
			</colgroup>
			<tbody>
				{colorsOf(role, cells).map(({ y, colors }) => (
					<tr key={y}>
						{runs(colors).map(({ color, from, length }) => (
							<td
								key={from}
								colSpan={length}
								height={STITCH}
								style={{ backgroundColor: color, fontSize: 0, lineHeight: 0 }}
							/>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** The color in the middle of each cell, by row. */
function colorsOf(role: RoleKey, cells: number): { y: number; colors: string[] }[] {
	const pieces = blockOf(role);
	const dyes = signDyes(role);
	const middles = Array.from({ length: cells }, (_, cell) => (cell + 0.5) / cells);
	return middles.map((y) => ({
		y,
		colors: middles.map((x) => {
			const top = pieces.findLast(({ outline }) => encloses(outline, [x, y]));
			return top ? hex(dyes[top.cloth]) : "";
		}),
	}));
}

/** Whether a point lies within an outline: a line from it to the right crosses an odd number of sides. */
function encloses(outline: readonly Point[], [x, y]: Point): boolean {
	const crossed = outline.filter(([ax, ay], index) => {
		const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay];
		return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
	});
	return crossed.length % 2 === 1;
}

/** Neighbors of one color, which share a cell. */
function runs(colors: readonly string[]): { color: string; from: number; length: number }[] {
	return colors.reduce<{ color: string; from: number; length: number }[]>((found, color, from) => {
		const last = found.at(-1);
		if (last?.color === color) last.length++;
		else found.push({ color, from, length: 1 });
		return found;
	}, []);
}
