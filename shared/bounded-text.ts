/**
 * The longest run of combining marks in Stream-Safe Text Format (UAX #15). `normalize` sorts a run in quadratic time.
 * The class has every character that follows a base character in NFKD: all of `\p{M}`, the halfwidth voicing marks and
 * the Kirat Rai vowel that composes with itself.
 */
const RUN = /(?:^|[^\p{M}\uff9e\uff9f\u{16d67}])[\p{M}\uff9e\uff9f\u{16d67}]{31}/u;

/**
 * Whether a text is short enough, and has no more combining marks in a row than any language needs, so that normalizing,
 * sorting, hashing and matching it takes linear time. Nothing else may touch a stranger's text first.
 * @param longest - in UTF-16 units
 */
export function isBounded(text: string, longest: number): boolean {
	return text.length <= longest && !RUN.test(text);
}
