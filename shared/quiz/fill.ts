/**
 * Fills in the placeholders of a sentence: `fill("{count} of 6", { count: 4 })` is `"4 of 6"`. One without a value
 * stays.
 */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
	return sentence.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
