/** In the wheel's own units: its rim runs from 186 to 236, and a lifted segment to 250. */
export const RIM = 211;
/** Its line adds one unit on each side. */
export const RIM_PATH = "M-54-179L-68-225A235 235 0 0 1 68-225L54-179A187 187 0 0 0-54-179Z";
export const LABEL_AT = 262;
/** Of its own size. */
const LINE = 1.05;
/** Ten segments, in degrees: docs/product.md 3.6. */
export const SEGMENT = 36;

interface LabelProps {
	/** Of the role. */
	name: string;
	/** What is told of it below. */
	notes: readonly string[];
	/** Of the segment's middle, in degrees clockwise from straight up. */
	angle: number;
}

/** Lines of text beside the rim; the block grows outward, so that it never touches the wheel. */
export function Label({ name, notes, angle }: LabelProps) {
	const words = name.split(" ");
	const lines = [...words, ...notes];
	const across = Math.sin((angle * Math.PI) / 180);
	const up = Math.cos((angle * Math.PI) / 180);
	const side = across > 0 ? "start" : "end";
	const anchor = Math.abs(across) < 0.2 ? "" : side;
	const top = 0.8 - (lines.length / 2) * (1 + up);
	return (
		<>
			{lines.map((line, row) => (
				<text
					key={line}
					className={`${anchor} ${row < words.length ? "name" : ""}`}
					y={`${(LINE * (top + row)).toFixed(2)}em`}
				>
					{line}
				</text>
			))}
		</>
	);
}
