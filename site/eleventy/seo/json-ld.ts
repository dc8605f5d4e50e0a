/** What a property of structured data may hold; undefined ones are left out. */
type Value = string | number | boolean | undefined | Thing | readonly Value[];

/** A node of structured data in the vocabulary of https://schema.org. */
export interface Thing {
	readonly "@type": string;
	readonly [property: string]: Value;
}

/**
 * A node as the text of a `<script type="application/ld+json">`. A script holds no HTML entities,
 * so `<`, which could end it, is escaped the JSON way.
 */
export function serializeJsonLd(thing: Thing): string {
	const text = JSON.stringify({ "@context": "https://schema.org", ...thing });
	return text.replaceAll("<", "\\u003c");
}
