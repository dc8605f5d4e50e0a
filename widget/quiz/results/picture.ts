import { oklchCss, roleDyes, textOn } from "../../../shared/design/tokens.ts";
import { linesOf } from "../../../shared/letter.ts";
import { sewQuilt } from "../../../shared/quilt/quilt.ts";
import { type RoleKey, roleIn } from "../../../shared/quiz/keys.ts";
import type { Words } from "../../../shared/quiz/translation.ts";

/** The width of the image in pixels. */
const WIDTH = 1080;
const EDGE = 80;
/** The height of the text below the quilt, in pixels. */
const TEXT_HEIGHT = 540;

interface Picture {
	/** The role of each answer, in the order of the questions. */
	roles: readonly RoleKey[];
	primary: RoleKey;
	/** The quiz's URL without the protocol. */
	address: string;
	/** Whether the image has the format of a story instead of a post. */
	isTall: boolean;
}

/**
 * Saves the quilt with the role's name and the quiz's URL as a PNG file. Nothing is sent to a server.
 * @param node - a node of the quiz, from which the image takes its font
 */
export function savePicture(words: Words, node: Element, picture: Picture): void {
	const canvas = document.createElement("canvas");
	canvas.width = WIDTH;
	canvas.height = picture.isTall ? 1920 : 1350;
	const pen = canvas.getContext("2d");
	if (pen) draw(words, pen, picture, getComputedStyle(node).fontFamily);
	canvas.toBlob((blob) => {
		if (!blob) return;
		const link = document.createElement("a");
		link.href = URL.createObjectURL(blob);
		link.download = `quilt_${picture.primary}.png`;
		link.click();
		setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
	});
}

function draw(
	words: Words,
	pen: CanvasRenderingContext2D,
	{ roles, primary, address, isTall }: Picture,
	font: string,
): void {
	const { height } = pen.canvas;
	const { name, tagline } = roleIn(words, primary);
	pen.fillStyle = oklchCss(roleDyes[primary]);
	pen.fillRect(0, 0, WIDTH, height);
	const { width, ...quilt } = sewQuilt(roles, isTall ? 3 : 5);
	const scale = Math.min((WIDTH - 2 * EDGE) / width, (height - EDGE - TEXT_HEIGHT) / quilt.height);
	pen.save();
	pen.translate(
		(WIDTH - width * scale) / 2,
		(EDGE + height - TEXT_HEIGHT - quilt.height * scale) / 2,
	);
	pen.scale(scale, scale);
	for (const { color, path } of [
		quilt.binding,
		quilt.sash,
		...quilt.patches.flatMap(({ shapes }) => shapes),
	]) {
		const shape = new Path2D(path);
		pen.fillStyle = color;
		pen.strokeStyle = color;
		pen.fill(shape);
		pen.stroke(shape);
	}
	pen.restore();
	pen.fillStyle = oklchCss(textOn(roleDyes[primary]));
	const write = (line: string, y: number, size: number, weight: number) => {
		pen.font = `${weight} ${size}px ${font}`;
		pen.fillText(line, EDGE, y, WIDTH - 2 * EDGE);
	};
	const top = height - TEXT_HEIGHT;
	write(words.results.sharedLabel, top + 90, 38, 400);
	write(name, top + 205, 124, 560);
	pen.font = `480 50px ${font}`;
	const fits = (part: string) => pen.measureText(part).width <= WIDTH - 2 * EDGE;
	for (const [row, line] of linesOf(tagline, fits).entries())
		write(line, top + 295 + row * 62, 50, 480);
	write(address, height - EDGE + 10, 38, 400);
}
