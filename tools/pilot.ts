/*
 * `npm run pilot`: writes the material for a pilot of the quiz's wording: sixty cards to cut, and thirty question
 * sheets, each with the options in another order. docs/quiz-words.md explains the pilot.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { questions } from "../shared/quiz/catalogue.ts";
import { ROOT } from "./root.js";

const FOLDER = join(ROOT, ".cache/pilot");
const SHEETS = 30;

const cards = questions.flatMap(({ id, options }) =>
	options.map(({ role, label }) => ({ id, role, label })),
);
/** The cards in the order of their numbers, which start at 1. */
const numbered = shuffled(cards, 0);
const numberOf = (card: (typeof cards)[number]) => numbered.indexOf(card) + 1;

mkdirSync(FOLDER, { recursive: true });
write("cards.html", "Cards", cardPages());
write("question-sheets.html", "Question sheets", questionSheets());
writeFileSync(
	join(FOLDER, "key.csv"),
	[
		"card,question,role,text",
		...cards.map((card) =>
			[numberOf(card), card.id, card.role, `"${card.label.replaceAll('"', '""')}"`].join(),
		),
	].join("\r\n"),
);
console.log(`The cards, the question sheets and their key are in ${FOLDER}.`);

function cardPages(): string {
	const faces = numbered.map(
		({ label }, index) =>
			`<div class="card"><p>${renderToStaticMarkup(label)}</p><small>${index + 1}</small></div>`,
	);
	return `<div class="cards">${faces.join("")}</div>`;
}

function questionSheets(): string {
	return Array.from({ length: SHEETS }, (_, sheet) => {
		const blocks = questions.map(({ id, prompt }, index) => {
			const options = shuffled(
				cards.filter((card) => card.id === id),
				sheet * questions.length + index + 1,
			);
			const rows = options.map(
				(card) =>
					`<tr><td class="box">☐</td><td>${renderToStaticMarkup(card.label)}</td><td class="scale">1&ensp;2&ensp;3&ensp;4&ensp;5</td><td><small>${numberOf(card)}</small></td></tr>`,
			);
			return `<section><h2>${renderToStaticMarkup(prompt)}</h2><table>${rows.join("")}</table></section>`;
		});
		return `<article><h1>Sheet ${sheet + 1}</h1><p>For each moment, tick what you would do. Then circle a number for each of the four answers, from 1 (I never would) to 5 (I gladly would). No answer is right.</p>${blocks.join("")}</article>`;
	}).join("");
}

function write(file: string, title: string, body: string): void {
	const style =
		"body{font:12pt/1.4 system-ui,sans-serif;margin:10mm}h1{font-size:16pt}h2{font-size:12pt;margin:8mm 0 2mm}article{break-after:page}section{break-inside:avoid}table{border-collapse:collapse;width:100%}td{border-bottom:1px solid #999;padding:1.5mm;vertical-align:top}.box,.scale{white-space:nowrap}.cards{display:grid;grid-template-columns:1fr 1fr 1fr}.card{border:1px dashed #999;padding:5mm;min-height:45mm;display:flex;flex-direction:column;justify-content:space-between;break-inside:avoid}.card p{margin:0;font-size:13pt}small{color:#555}";
	writeFileSync(
		join(FOLDER, file),
		`<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${style}</style><body>${body}</body></html>`,
	);
}

/** Shuffles items in an order that the seed determines, so that a question sheet can be reproduced. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
	let state = seed * 2654435761 + 1;
	const draw = () => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return state / 2 ** 32;
	};
	return items
		.map((item) => ({ item, at: draw() }))
		.sort((one, other) => one.at - other.at)
		.map(({ item }) => item);
}
