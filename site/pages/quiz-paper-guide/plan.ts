/** When a step of the plan begins and ends, in minutes from the start. */
export interface Span {
	readonly from: number;
	readonly to: number;
}

/** Steps of these lengths one after the other. */
export function spansOf(lengths: readonly number[]): Span[] {
	let to = 0;
	return lengths.map((length) => {
		const from = to;
		to += length;
		return { from, to };
	});
}
