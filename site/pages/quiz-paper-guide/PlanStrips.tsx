import type { PaperGuidePage } from "./schema.ts";

/** The start and end of a step, in minutes from the start of the plan. */
export interface Span {
	readonly from: number;
	readonly to: number;
}

/** Converts the durations of consecutive steps into spans. */
export function spansOf(lengths: readonly number[]): Span[] {
	let to = 0;
	return lengths.map((length) => {
		const from = to;
		to += length;
		return { from, to };
	});
}

/** Sizes in SVG units: the height of a minute, the top margin for the plans' names, and the total width. */
const MINUTE = 7;
const TOP = 30;
const WIDTH = 384;

/**
 * The full and the short plan side by side, as strips of cloth cut into steps. The plan's table has the same content.
 */
export function PlanStrips({ plan: { columns, items } }: { plan: PaperGuidePage["plan"] }) {
	const [whole, short] = [items.map(({ minutes }) => minutes), items.map((item) => item.short)];
	const last = spansOf(whole).at(-1)?.to ?? 0;
	const names = items.map(({ name }) => name);
	return (
		<svg
			className="paper-strips"
			viewBox={`0 0 ${WIDTH} ${TOP + last * MINUTE + 8}`}
			aria-hidden="true"
		>
			<Strip title={columns.minutes} names={names} lengths={whole} from={28} width={170} dyed />
			<Strip title={columns.short} names={names} lengths={short} from={236} width={145} />
		</svg>
	);
}

interface StripProps {
	title: string;
	names: readonly string[];
	/** The durations of the steps, in minutes. */
	lengths: readonly number[];
	/** The strip's left edge and its width. */
	from: number;
	width: number;
	dyed?: boolean;
}

function Strip({ title, names, lengths, from: x, width, dyed }: StripProps) {
	const spans = spansOf(lengths);
	const at = (minute: number) => TOP + minute * MINUTE;
	return (
		<g className={dyed ? "paper-dyed" : undefined}>
			<text x={x} y={16}>
				{title}
			</text>
			{spans.map(({ from, to }, index) => {
				if (from === to) return null;
				// Edges slant alternately, as if cut by hand.
				const askew = index % 2 ? 2 : -2;
				const [top, foot] = [at(from) + 1.5, at(to) - 1.5];
				return (
					<g key={names[index]}>
						<text className="paper-minute" x={x - 8} y={top + 7}>
							{from}
						</text>
						<path
							d={`M${x} ${top}l${width} ${askew / 2}l${askew} ${foot - top}l${-width} ${-askew / 2}z`}
						/>
						<text x={x + 12} y={(top + foot) / 2 + 5.5}>
							{names[index]}
						</text>
					</g>
				);
			})}
			<text className="paper-minute" x={x - 8} y={at(spans.at(-1)?.to ?? 0) + 5}>
				{spans.at(-1)?.to}
			</text>
		</g>
	);
}
