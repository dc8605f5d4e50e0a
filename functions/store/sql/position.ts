/** A place in a list that is ordered by a time and an id. */
export type Position = readonly [time: number, id: string];

/** How a place is handed out: `1795255200000:0123abcd`. */
export function placeOf([time, id]: Position): string {
	return `${time}:${id}`;
}

/** @throws Error where a list did not hand out this place */
export function positionOf(place: string): Position {
	const [, time, id] = /^(\d{1,16}):(.+)$/.exec(place) ?? [];
	if (time === undefined || id === undefined) throw new Error("unknown place in the list");
	return [Number(time), id];
}
