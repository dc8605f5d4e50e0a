import { createElement } from "react";
import { renderToString } from "react-dom/server";
import type { Words } from "../../shared/quiz/words.ts";
import { QuizApp } from "./QuizApp.tsx";

export interface PrerenderOptions {
	words: Words;
	/** Attributes of the element, by their names in markup. */
	attributes: Readonly<Record<string, string>>;
	/** The styles of the landing and the first question. */
	style: string;
}

/**
 * The element as HTML: in a declarative shadow root its landing, which the script takes over, and its first question,
 * unseen until a press on Start.
 */
export function prerender({ words, attributes, style }: PrerenderOptions): string {
	const markup = Object.entries(attributes)
		.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
		.join("");
	const app = (isQuestion: boolean) =>
		renderToString(createElement(QuizApp, { words, isQuestion }));
	// The question goes into the element that the landing is in.
	const question = app(true).replace(/^<div[^>]*>|<\/div>$/g, "");
	return (
		`<liberation-quiz${markup}><template shadowrootmode="open">` +
		`<style data-prerendered>${style}</style>${app(false)}` +
		`<template data-prerendered>${question}</template></template></liberation-quiz>`
	);
}

function escapeAttribute(value: string): string {
	return value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
