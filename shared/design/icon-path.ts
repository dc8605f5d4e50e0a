/**
 * One path that draws what a lucide icon's several shapes draw, so that an icon is a single attribute wherever
 * it is used.
 * @param svg - the icon's file: path, circle, rect, line, polyline, polygon or ellipse elements
 * @throws {RangeError} on any other element
 */
export function iconPath(svg: string): string {
	const body = svg.replace(/<!--[\s\S]*?-->|<\/?svg[\s\S]*?>/g, "");
	return [...body.matchAll(/<(\w+)\b([^>]*)>/g)]
		.map(([, tag = "", source = ""]) => shapePath(tag, source))
		.join("");
}

function shapePath(tag: string, source: string): string {
	const text = (name: string) => source.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1];
	const number = (name: string) => Number(text(name) ?? 0);
	switch (tag) {
		case "path":
			// A path's first move is absolute even as "m", but not behind another path.
			return text("d")?.replace(/^m/, "M0 0m") ?? "";
		case "circle":
			return ellipse(number("cx"), number("cy"), number("r"), number("r"));
		case "ellipse":
			return ellipse(number("cx"), number("cy"), number("rx"), number("ry"));
		case "line":
			return `M${number("x1")} ${number("y1")}L${number("x2")} ${number("y2")}`;
		case "polyline":
			return `M${text("points")}`;
		case "polygon":
			return `M${text("points")}Z`;
		case "rect":
			return roundedRect(
				number("x"),
				number("y"),
				number("width"),
				number("height"),
				number("rx") || number("ry"),
			);
		default:
			throw new RangeError(`icon-path can't draw <${tag}>`);
	}
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
	return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

function roundedRect(x: number, y: number, width: number, height: number, r: number): string {
	const corner = (dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : "");
	return (
		`M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}` +
		`h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}Z`
	);
}
