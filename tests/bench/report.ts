import type { View } from "./measure.ts";
import { type MeasuredPage, PAGES, QUIZZES } from "./pages.ts";

/** All views of each page, with an empty cache and with a filled one. */
export type Views = ReadonlyMap<MeasuredPage, { readonly cold: View[]; readonly warm: View[] }>;

type Visit = "cold" | "warm";
type Figure = (view: View) => number | readonly number[];

const answerable: Figure = (view) => view.answerable;
const firstPaint: Figure = (view) => view.firstPaint;
const mainThread: Figure = (view) => view.mainThread;
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
	const ratio = (one: MeasuredPage, other: MeasuredPage, figure: Figure) =>
		(median(all(one, "cold", figure)) / median(all(other, "cold", figure))).toFixed(2);
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
		table(
			["what", "ratio"],
			[
				["first answerable question, embedded, to vanilla", ratio(embedded, vanilla, answerable)],
				["the same at /quiz, to vanilla", ratio(quiz, vanilla, answerable)],
				["Next, ours, embedded, to vanilla", ratio(embedded, vanilla, presses)],
				["main-thread time, ours, embedded, to vanilla", ratio(embedded, vanilla, mainThread)],
				["home's first paint, to eleventy-base-blog's", ratio(home, baseBlog, firstPaint)],
			],
		),
		"## Quizzes of the same questions",
		"Milliseconds, as median (least).",
		table(
			[
				"quiz",
				"first paint",
				"answerable",
				"answerable, cached",
				"main thread",
				"Next",
				"bytes",
				"layout shift",
			],
			Object.values(QUIZZES).map((page) => [
				page.name,
				cell(page, "cold", firstPaint),
				cell(page, "cold", answerable),
				cell(page, "warm", answerable),
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
