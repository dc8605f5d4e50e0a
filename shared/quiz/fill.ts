/**
 * Fills in the placeholders of a sentence: `fill("{count} of 6", { count: 4 })` is `"4 of 6"`. Placeholders without a
 * value stay.
 */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
	return sentence.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
