import type { Driver } from "../browsers/driver.ts";
import { call } from "../page/call.ts";
import { snapshot } from "../page/snapshot.ts";
import { STAGES, type Stage, walk } from "./stages.ts";

/** What the quiz looks like on the bare page, with all styles in full. */
export type Baseline = ReadonlyMap<Stage, readonly Drawn[]>;

/** An element as it is drawn. */
interface Drawn {
	readonly path: string;
	readonly box: readonly number[];
	/** The computed styles, or their hash. */
	readonly styles: string;
}

/** Engines round where text and boxes lie to fractions of a pixel. */
const TOLERANCE = 0.1;

/**
 * Scaled text takes another width and breaks elsewhere: of scaled pages, where columns stand and how wide they are
 * counts, to a fifth: headings are as wide as their words.
 */
const SCALED_TOLERANCE = 0.2;
/** What is narrower than this, in pixels, may stand within a line. */
const COLUMN = 300;

/** The most differences that are told of one stage. */
const TOLD = 3;

/** Takes the pictures of the quiz in the bare page that is open. */
export async function takeBaseline(driver: Driver): Promise<Baseline> {
	const baseline = new Map<Stage, readonly Drawn[]>();
	await walk(driver, async (stage) => {
		baseline.set(stage, parse(await call(driver, snapshot, "0", "Infinity")));
	});
	for (const stage of STAGES) {
		// Fewer would mean that a stage wasn't there to look at.
		if ((baseline.get(stage)?.length ?? 0) < 10) throw new Error(`nothing was drawn at ${stage}`);
	}
	return baseline;
}

/** Compares the stage that is shown in a host page with the bare page's. @returns each difference */
export async function compareLook(
	driver: Driver,
	baseline: Baseline,
	stage: Stage,
	scaled: boolean,
): Promise<string[]> {
	const expected = baseline.get(stage) ?? [];
	const found = parse(await call(driver, snapshot, "0", "0"));
	if (found.length !== expected.length)
		return [`${stage}: ${found.length} elements instead of ${expected.length}`];
	// WebKit tells the boxes of a zoomed page unscaled; its text takes another width all the same.
	const scale = scaled ? (expected[0]?.box[2] ?? 1) / (found[0]?.box[2] ?? 1) : undefined;
	const faults: string[] = [];
	for (const [index, drawn] of found.entries()) {
		const wanted = expected[index];
		if (!wanted || faults.length >= TOLD) break;
		const { path, box } = drawn;
		if (path !== wanted.path || hasMoved(drawn, wanted, scale))
			faults.push(`${stage}: ${path} at ${box.join(" ")} instead of ${wanted.box.join(" ")}`);
		else if (!scaled && drawn.styles !== hash(wanted.styles))
			faults.push(`${stage}: ${path}: ${await differenceAt(driver, index, wanted.styles)}`);
	}
	return faults;
}

/** @param scale - by which a rectangle of a host page that is scaled is to be multiplied */
function hasMoved({ box }: Drawn, wanted: Drawn, scale: number | undefined): boolean {
	if (!isDrawn(wanted)) return isDrawn({ box });
	return box.some((side, at) => {
		const expected = wanted.box[at] ?? 0;
		if (scale === undefined) return Math.abs(side - expected) > TOLERANCE;
		const isColumn = (wanted.box[2] ?? 0) > COLUMN && (at === 0 || at === 2);
		return isColumn && Math.abs(side * scale - expected) > 8 + SCALED_TOLERANCE * expected;
	});
}

/** Where an empty box lies, or the clipped pixel of what is for the ear alone, is of no account. */
function isDrawn({ box: [, , width = 0, height = 0] }: Pick<Drawn, "box">): boolean {
	return width > 1 || height > 1;
}

/** The properties of one element that differ from the bare page's. */
async function differenceAt(driver: Driver, index: number, expected: string): Promise<string> {
	const range = [String(index), String(index + 1)] as const;
	const styles = parse(await call(driver, snapshot, ...range))[index]?.styles ?? "";
	const before = new Set(expected.split("; "));
	const after = styles.split("; ").filter((declaration) => !before.has(declaration));
	return after.slice(0, 4).join(", ") || "declarations are missing";
}

function parse(text: string): Drawn[] {
	return text
		.split("\n")
		.slice(0, -1)
		.map((line) => {
			const [path = "", x, y, width, height, styles = ""] = line.split("\t");
			return { path, box: [x, y, width, height].map(Number), styles };
		});
}

/** The same as in snapshot.ts: FNV-1a. */
function hash(text: string): string {
	let sum = 2166136261;
	for (let index = 0; index < text.length; index++)
		sum = Math.imul(sum ^ text.charCodeAt(index), 16777619);
	return String(sum >>> 0);
}
