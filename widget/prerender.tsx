import { createElement } from "react";
import { renderToString } from "react-dom/server";
import type { Words } from "../shared/quiz/words.ts";
import { QuizApp } from "./QuizApp.tsx";

export interface PrerenderOptions {
	words: Words;
	/** Attributes of the element, by their names in markup. */
	attributes: Readonly<Record<string, string>>;
	/** Address of the widget's stylesheet; linked, because a policy may forbid `<style>`. */
	stylesheetPath: string;
}

/** The element as HTML, with its landing in a declarative shadow root that the script takes over. */
export function prerender({ words, attributes, stylesheetPath }: PrerenderOptions): string {
	const markup = Object.entries(attributes)
		.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
		.join("");
	return (
		`<liberation-quiz${markup}><template shadowrootmode="open">` +
		`<link rel="stylesheet" href="${escapeAttribute(stylesheetPath)}" data-prerendered>` +
		`${renderToString(createElement(QuizApp, { words }))}</template></liberation-quiz>`
	);
}

function escapeAttribute(value: string): string {
	return value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
