/**
 * A passage of an email. Both parts of the message are printed from the same blocks, so that
 * neither can say what the other doesn't.
 */
export interface Block {
	readonly heading?: string;
	readonly text?: string;
	readonly items?: readonly string[];
	readonly links?: readonly EmailLink[];
}

interface EmailLink {
	readonly label: string;
	/** A full address. */
	readonly url: string;
}

// Mail clients drop style sheets, custom properties and oklch(): paper, ink and madder by hand.
const CELL = "padding:24px;background:#fbf6ec;color:#221c17;font:17px/1.6 Verdana,sans-serif";
const BUTTON =
	"display:inline-block;padding:10px 20px;background:#9e3b2c;color:#ffffff;text-decoration:none";

export function printText(blocks: readonly Block[]): string {
	return blocks
		.map(({ heading, text, items = [], links = [] }) =>
			[
				heading,
				text,
				...items.map((item) => `- ${item}`),
				...links.map(({ label, url }) => `${label}: ${url}`),
			]
				.filter(Boolean)
				.join("\n"),
		)
		.join("\n\n");
}

export function printHtml(title: string, blocks: readonly Block[]): string {
	const body = blocks.map(({ heading, text, items, links = [] }, index) =>
		[
			heading && element(index ? "h2" : "h1", escapeHtml(heading)),
			text && element("p", escapeHtml(text)),
			items && element("ul", items.map((item) => element("li", escapeHtml(item))).join("")),
			...links.map(({ label, url }) =>
				element("p", `<a href="${escapeHtml(url)}" style="${BUTTON}">${escapeHtml(label)}</a>`),
			),
		]
			.filter(Boolean)
			.join("\n"),
	);
	return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#fbf6ec">
<table role="presentation" align="center" width="100%" style="max-width:600px"><tr><td style="${CELL}">
${body.join("\n")}
</td></tr></table>
</body>
</html>`;
}

function element(name: string, content: string): string {
	return `<${name}>${content}</${name}>`;
}

/** Makes any text safe to stand in markup. */
export function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
