import type { View } from "./measure.ts";
import { type MeasuredPage, PAGES, QUIZZES } from "./pages.ts";

/** All views of each page, with an empty cache and with a filled one. */
export type Views = ReadonlyMap<MeasuredPage, { readonly cold: View[]; readonly warm: View[] }>;

type Visit = "cold" | "warm";
type Figure = (view: View) => number | readonly number[];

const answerable: Figure = (view) => view.answerable;
const firstPaint: Figure = (view) => view.firstPaint;
const processor: Figure = (view) => view.processor;
const mainThread: Figure = (view) => view.mainThread;
const perQuestion: Figure = (view) => view.perQuestion;
const presses: Figure = (view) => view.presses;

/** The report's sections, as Markdown. */
export function report(views: Views): string[] {
	const all = (page: MeasuredPage, visit: Visit, figure: Figure) => {
		const taken = views.get(page)?.[visit] ?? [];
		return taken.flatMap(figure);
	};
	const cell = (page: MeasuredPage, visit: Visit, figure: Figure) => {
		const values = all(page, visit, figure);
		return `${Math.round(median(values))} (${Math.round(Math.min(...values))})`;
	};
	/** A row of ratios: one page to another in elapsed and in processor time, and the other's main thread. */
	const compared = (
		what: string,
		[one, other]: readonly [MeasuredPage, MeasuredPage],
		[elapsed, processor]: readonly [Figure, Figure],
		visit: Visit = "cold",
	) => {
		const middle = (page: MeasuredPage, figure: Figure) => median(all(page, visit, figure));
		const ratio = (figure: Figure) => (middle(one, figure) / middle(other, figure)).toFixed(2);
		const others = `${Math.round(middle(other, mainThread))} ms`;
		return [what, ratio(elapsed), ratio(processor), others];
	};
	const kilobytes = (page: MeasuredPage) =>
		`${(median(all(page, "cold", (view) => view.bytes)) / 1000).toFixed(1)} kB`;
	const shift = (page: MeasuredPage) =>
		Math.max(
			...all(page, "cold", (view) => view.layoutShift),
			...all(page, "warm", (view) => view.layoutShift),
		).toFixed(3);

	const { vanilla, embedded, quiz } = QUIZZES;
	const { baseBlog, home } = PAGES;
	return [
		"## The ratios of the medians",
		"Processor time is the main thread's: of a quiz until it's answerable, of a page until it has settled.",
		table(
			["what", "time", "processor time", "main thread of the other"],
			[
				compared("answerable at /quiz, to vanilla", [quiz, vanilla], [answerable, processor]),
				compared("the same, cached", [quiz, vanilla], [answerable, processor], "warm"),
				compared("answerable embedded, to vanilla", [embedded, vanilla], [answerable, processor]),
				compared("the same, cached", [embedded, vanilla], [answerable, processor], "warm"),
				compared("Next, embedded, to vanilla", [embedded, vanilla], [presses, perQuestion]),
				compared("home's first paint, to base-blog's", [home, baseBlog], [firstPaint, mainThread]),
				compared("the same, cached", [home, baseBlog], [firstPaint, mainThread], "warm"),
			],
		),
		"## Quizzes of the same questions",
		"Milliseconds, as median (least).",
		table(
			[
				"quiz",
				"first paint",
				"answerable",
				"processor time until then",
				"answerable, cached",
				"processor time until then",
				"main thread",
				"Next",
				"bytes",
				"layout shift",
			],
			Object.values(QUIZZES).map((page) => [
				page.name,
				cell(page, "cold", firstPaint),
				cell(page, "cold", answerable),
				cell(page, "cold", processor),
				cell(page, "warm", answerable),
				cell(page, "warm", processor),
				cell(page, "cold", mainThread),
				cell(page, "cold", presses),
				kilobytes(page),
				shift(page),
			]),
		),
		"## Pages",
		table(
			["page", "first paint", "first paint, cached", "main thread", "bytes", "layout shift"],
			Object.values(PAGES).map((page) => [
				page.name,
				cell(page, "cold", firstPaint),
				cell(page, "warm", firstPaint),
				cell(page, "cold", mainThread),
				kilobytes(page),
				shift(page),
			]),
		),
	];
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
	return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

export function median(values: readonly number[]): number {
	const sorted = [...values].sort((a, b) => a - b);
	const middle = sorted.length >> 1;
	const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[middle]];
	return (low + high) / 2;
}
