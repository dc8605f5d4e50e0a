export const SCHEMES = ["light", "dark"] as const;

/** How a page is looked at. */
export interface Variant {
	/** Of the window, in pixels. */
	readonly width: number;
	readonly scheme: (typeof SCHEMES)[number];
}

export interface Picture extends Variant {
	/** Of the page, such as "academy/programs", or of the stage, such as "quiz-stage/email". */
	readonly name: string;
}

/** The path of a picture within its folder. */
export function fileOf({ name, width, scheme }: Picture): string {
	return `${name}.${width}.${scheme}.png`;
}

/** @returns the picture of a path, undefined where the path is no picture's */
export function pictureOf(file: string): Picture | undefined {
	const found = /^(.+)\.(\d+)\.(light|dark)\.png$/.exec(file);
	if (!found?.[1]) return undefined;
	return {
		name: found[1],
		width: Number(found[2]),
		scheme: found[3] === "dark" ? "dark" : "light",
	};
}
