/** The content of an Atom feed (RFC 4287). Every address is complete. */
export interface Feed {
	title: string;
	subtitle: string;
	/** Such as `en-US`. */
	language: string;
	/** The page that shows the same, and the feed itself. */
	page: string;
	feed: string;
	/** The newest first. */
	entries: readonly FeedEntry[];
}

export interface FeedEntry {
	title: string;
	summary: string;
	/** A day: `2026-03-14`. */
	date: string;
	author: string;
	category: string;
	address: string;
	html: string;
}

/** The text of a feed. It depends on the entries alone, so the same ones always give the same bytes. */
export function atomFeed({ title, subtitle, language, page, feed, entries }: Feed): string {
	const dates = entries.map(({ date }) => date).sort();
	return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escaped(language)}">
<id>${escaped(feed)}</id>
<title>${escaped(title)}</title>
<subtitle>${escaped(subtitle)}</subtitle>
<link rel="self" type="application/atom+xml" href="${escaped(feed)}"/>
<link rel="alternate" type="text/html" href="${escaped(page)}"/>
<updated>${noon(dates.at(-1) ?? "1970-01-01")}</updated>
${entries.map(entryText).join("")}</feed>
`;
}

function entryText(entry: FeedEntry): string {
	return `<entry>
<id>${escaped(entry.address)}</id>
<title>${escaped(entry.title)}</title>
<link rel="alternate" type="text/html" href="${escaped(entry.address)}"/>
<published>${noon(entry.date)}</published>
<updated>${noon(entry.date)}</updated>
<author><name>${escaped(entry.author)}</name></author>
<category term="${escaped(entry.category)}"/>
<summary>${escaped(entry.summary)}</summary>
<content type="html">${escaped(entry.html)}</content>
</entry>
`;
}

/** Noon UTC falls on the same day nearly everywhere. */
function noon(date: string): string {
	return `${date}T12:00:00Z`;
}

const ENTITIES: Readonly<Record<string, string>> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
};

function escaped(text: string): string {
	return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
