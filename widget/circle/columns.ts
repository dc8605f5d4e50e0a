/**
 * How many people stand in a row of a quilt: of the choices, the one that leaves the fewest places free in the last
 * row, and the first of them where several leave as many.
 */
export function columnsFor(people: number, ...choices: readonly number[]): number {
	const freeIn = (columns: number) => freePlaces(people, columns);
	return [...choices].sort((one, other) => freeIn(one) - freeIn(other))[0] ?? 1;
}

/** How many places the last row has free. */
export function freePlaces(people: number, columns: number): number {
	return Math.ceil(people / columns) * columns - people;
}
