import type { Driver } from "../driver.ts";
import { runInPage } from "../page/run-in-page.ts";
import { snapshot } from "../page/snapshot.ts";
import { STAGES, type Stage, walkStages } from "./stages.ts";

/** How the stages of the quiz are drawn on the bare page. */
export type Baseline = ReadonlyMap<Stage, Drawing>;

/** How everything that is shown is drawn on the bare page, with all styles in full. */
export type Drawing = readonly Snapshot[];

/** How an element is drawn. */
interface Snapshot {
	readonly path: string;
	readonly box: readonly number[];
	/** The computed styles, or their hash. */
	readonly styles: string;
}

/** In pixels: engines round positions of text and boxes to fractions of a pixel. */
const TOLERANCE = 0.1;

/** The most differences that are reported of one comparison. */
const MAX_REPORTED = 3;

/** Takes snapshots of all stages of the quiz on the bare page, which must be open. */
export async function takeBaseline(driver: Driver): Promise<Baseline> {
	const baseline = new Map<Stage, Drawing>();
	await walkStages(driver, async (stage) => {
		baseline.set(stage, await takeDrawing(driver));
	});
	for (const stage of STAGES) if (!baseline.has(stage)) throw new Error(`no stage ${stage}`);
	return baseline;
}

/**
 * Takes a snapshot once two in a row are equal.
 * @throws Error where almost nothing is shown
 */
export async function takeDrawing(driver: Driver): Promise<Drawing> {
	const take = () => runInPage(driver, snapshot, "0", "Infinity");
	let before = "";
	let text = await take();
	while (text !== before) {
		before = text;
		text = await take();
	}
	const drawing = parse(text);
	if (drawing.length < 10) throw new Error("The page shows almost nothing.");
	return drawing;
}

/**
 * Compares what a host page shows with the same on the bare page.
 * @param what - what is shown, for the reports
 * @returns each difference
 */
export async function compareAppearance(
	driver: Driver,
	expected: Drawing,
	what: string,
): Promise<string[]> {
	const found = parse(await runInPage(driver, snapshot, "0", "0"));
	if (found.length !== expected.length)
		return [`${what}: ${found.length} elements instead of ${expected.length}`];
	const faults: string[] = [];
	for (const [index, element] of found.entries()) {
		const wanted = expected[index];
		if (!wanted || faults.length >= MAX_REPORTED) break;
		const { path, box } = element;
		if (path !== wanted.path || hasMoved(element, wanted))
			faults.push(`${what}: ${path} at ${box.join(" ")} instead of ${wanted.box.join(" ")}`);
		else if (element.styles !== hash(wanted.styles))
			faults.push(`${what}: ${path}: ${await differenceAt(driver, index, wanted.styles)}`);
	}
	return faults;
}

function hasMoved({ box }: Snapshot, wanted: Snapshot): boolean {
	if (!isVisible(wanted)) return isVisible({ box });
	return box.some((side, at) => Math.abs(side - (wanted.box[at] ?? 0)) > TOLERANCE);
}

/** The positions of empty boxes, and of visually hidden text clipped to a pixel, do not matter. */
function isVisible({ box: [, , width = 0, height = 0] }: Pick<Snapshot, "box">): boolean {
	return width > 1 || height > 1;
}

/** The properties of one element that differ from those on the bare page. */
async function differenceAt(driver: Driver, index: number, expected: string): Promise<string> {
	const range = [String(index), String(index + 1)] as const;
	const styles = parse(await runInPage(driver, snapshot, ...range))[index]?.styles ?? "";
	const before = new Set(expected.split("; "));
	const after = styles.split("; ").filter((declaration) => !before.has(declaration));
	return after.slice(0, 4).join(", ") || "declarations are missing";
}

function parse(text: string): Snapshot[] {
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
