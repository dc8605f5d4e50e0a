import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { hexOfCss, roleGround } from "../../shared/design/hex.ts";
import { sewQuilt } from "../../shared/quilt/quilt.ts";
import { ROLE_KEYS, type RoleKey } from "../../shared/quiz/keys.ts";
import { blockPicturePath } from "../../shared/quiz/role-path.ts";
import { shapesOf } from "../components/RoleBlock.tsx";
import { pngOf } from "./png.ts";

/** In pixels: twice what the mail shows. */
const SIDE = 288;
/** Of the room around the quilt, so that its edge stands where the words begin. */
const TRIM = 4;

/** Writes the picture of each role's block for mails, whose programs show no SVG. */
export async function writeMailPictures(outDir: string): Promise<void> {
	await Promise.all(
		ROLE_KEYS.map(async (role) => {
			const file = join(outDir, blockPicturePath(role));
			await mkdir(dirname(file), { recursive: true });
			await writeFile(file, await pngOf(blockOnItsGround(role), SIDE));
		}),
	);
}

/** The block with its sash and binding, cut by hand, on the ground of the role's name. */
function blockOnItsGround(role: RoleKey): string {
	const quilt = sewQuilt([role], 1);
	const side = quilt.width - 2 * TRIM;
	const shapes = shapesOf(quilt).map(({ color, path }) => {
		const plain = hexOfCss(color);
		return `<path fill="${plain}" stroke="${plain}" stroke-width=".5" d="${path}"/>`;
	});
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${TRIM} ${TRIM} ${side} ${side}"><rect width="${quilt.width}" height="${quilt.height}" fill="${roleGround(role)}"/>${shapes.join("")}</svg>`;
}
