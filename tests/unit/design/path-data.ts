/** One command of SVG path data, such as `a 2 2 0 0 1 4 0`. A run of arguments is a command each. */
export interface PathCommand {
	letter: string;
	args: number[];
}

const NUMBER = String.raw`[\s,]*([+-]?(?:\d+\.?\d*|\.\d+))`;
/** An arc's fourth and fifth argument is one digit, and the next may follow without a space. */
const FLAG = String.raw`[\s,]*([01])`;

const ARGUMENTS: Record<string, RegExp> = {
	m: pattern(NUMBER.repeat(2)),
	l: pattern(NUMBER.repeat(2)),
	h: pattern(NUMBER),
	v: pattern(NUMBER),
	c: pattern(NUMBER.repeat(6)),
	s: pattern(NUMBER.repeat(4)),
	q: pattern(NUMBER.repeat(4)),
	t: pattern(NUMBER.repeat(2)),
	a: pattern(NUMBER.repeat(3) + FLAG.repeat(2) + NUMBER.repeat(2)),
	z: pattern(""),
};

function pattern(source: string): RegExp {
	return new RegExp(`^${source}\\s*`);
}

/**
 * Reads path data as a browser does.
 * @throws {SyntaxError} where a browser would stop drawing
 */
export function parsePath(data: string): PathCommand[] {
	const commands: PathCommand[] = [];
	let rest = data.trim();
	let letter = "";
	while (rest) {
		const named = /^[a-z]/i.exec(rest)?.[0];
		rest = rest.slice(named?.length ?? 0);
		// Arguments without a letter repeat the command; behind the first pair of a move they draw lines.
		letter = named ?? letter.replace("m", "l").replace("M", "L").replace(/z/i, "");
		const [read, ...args] = ARGUMENTS[letter.toLowerCase()]?.exec(rest) ?? [];
		if (read === undefined) throw new SyntaxError(`"${letter}" can't read "${rest}"`);
		commands.push({ letter, args: args.map(Number) });
		rest = rest.slice(read.length);
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
