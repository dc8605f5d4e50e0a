import { distance } from "fastest-levenshtein";

/** What only our settings begin with: an unknown name there is a slip of the keyboard. */
const OURS = /^(?:SMTP|MAIL|RESEND|WEBHOOK|SIGNING|KEEP|FORMS|TRUSTED|MAX_SUB)\w*_/;
/** So many letters of a name may be wrong, and it is still taken for one of ours. */
const SLIPS = 2;
const SHORTEST = 7;

/** Variables that were meant as one of our settings, each with the nearest name. Others are not ours to judge. */
export function misspelled(
	given: readonly string[],
	known: readonly string[],
): { name: string; nearest: string }[] {
	return given
		.filter((name) => !known.includes(name))
		.flatMap((name) => {
			const nearest = nearestTo(name, known);
			const isClose = name.length >= SHORTEST && distance(name, nearest) <= SLIPS;
			return isClose || OURS.test(name) ? [{ name, nearest }] : [];
		});
}

/** The one of the known names that looks the most like another. */
export function nearestTo(name: string, known: readonly string[]): string {
	const [nearest = ""] = [...known].sort((a, b) => distance(name, a) - distance(name, b));
	return nearest;
}
