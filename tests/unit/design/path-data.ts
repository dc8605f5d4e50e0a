/** One command of SVG path data, such as `a 2 2 0 0 1 4 0`. A run of arguments is a command each. */
export interface PathCommand {
	letter: string;
	args: number[];
}

const ARGUMENTS: Record<string, number> = {
	m: 2,
	l: 2,
	h: 1,
	v: 1,
	c: 6,
	s: 4,
	q: 4,
	t: 2,
	a: 7,
	z: 0,
};
const NUMBER = /^[\s,]*([+-]?(?:\d+\.?\d*|\.\d+))/;
/** An arc's fourth and fifth argument is one digit, and the next may follow without a space. */
const FLAG = /^[\s,]*([01])/;

/**
 * Reads path data as a browser does.
 * @throws {SyntaxError} where a browser would stop drawing
 */
export function parsePath(data: string): PathCommand[] {
	const commands: PathCommand[] = [];
	let rest = data.trim();
	while (rest) {
		let letter = /^[mlhvcsqtaz]/i.exec(rest)?.[0];
		const count = letter && ARGUMENTS[letter.toLowerCase()];
		if (!letter || count === undefined) throw new SyntaxError(`no command at "${rest}"`);
		rest = rest.slice(1).trimStart();
		do {
			const args: number[] = [];
			while (args.length < count) {
				const isFlag = /a/i.test(letter) && [3, 4].includes(args.length);
				const [read, value] = (isFlag ? FLAG : NUMBER).exec(rest) ?? [];
				if (!read) throw new SyntaxError(`${letter} needs ${count} arguments, found "${rest}"`);
				args.push(Number(value));
				rest = rest.slice(read.length).trimStart();
			}
			commands.push({ letter, args });
			// Behind the first pair of a move come lines.
			letter = letter === "m" ? "l" : letter.replace("M", "L");
		} while (count && rest && !/^[a-z]/i.test(rest));
	}
	return commands;
}

export type Point = readonly [x: number, y: number];

/** Where the pen of each command ends, from (0, 0), to a thousandth. */
export function traced(data: string): Point[] {
	let [x, y] = [0, 0];
	let opening: Point = [0, 0];
	const points: Point[] = [];
	for (const { letter, args } of parsePath(data)) {
		const relative = letter === letter.toLowerCase();
		const [dx, dy] = relative ? [x, y] : [0, 0];
		const [last = 0, lastButOne = 0] = args.toReversed();
		switch (letter.toLowerCase()) {
			case "z":
				[x, y] = opening;
				break;
			case "h":
				x = dx + last;
				break;
			case "v":
				y = dy + last;
				break;
			default:
				[x, y] = [dx + lastButOne, dy + last];
		}
		if (/m/i.test(letter)) opening = [x, y];
		points.push([round(x), round(y)]);
	}
	return points;
}

function round(value: number): number {
	return Math.round(value * 1000) / 1000;
}
