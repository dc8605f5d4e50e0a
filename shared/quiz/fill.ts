/**
 * Fills the gaps of a sentence: `fill("{count} of 6", { count: 4 })` is `"4 of 6"`.
 * A gap without a value stays as it is.
 */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
	return sentence.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
