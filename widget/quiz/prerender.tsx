import { createElement } from "react";
import { renderToString } from "react-dom/server";
import type { Words } from "../../shared/quiz/translation.ts";
import { QuizApp } from "./QuizApp.tsx";

/**
 * Renders the element as HTML with a declarative shadow root: the landing, which the script hydrates, and a template
 * with the first question, which site/scripts/early-start.ts may show before hydration; `data-why` is why Next then
 * stays there without an answer.
 */
export function prerender(words: Words, attributes: Readonly<Record<string, string>>): string {
	const markup = Object.entries(attributes)
		.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
		.join("");
	const app = (isQuestion: boolean) =>
		renderToString(createElement(QuizApp, { words, isQuestion }));
	// Strips the root element, because the question goes into the landing's root element.
	const question = app(true).replace(/^<div[^>]*>|<\/div>$/g, "");
	const unanswered = escapeAttribute(words.quiz.unanswered);
	return (
		`<liberation-quiz${markup}><template shadowrootmode="open">${app(false)}` +
		`<template data-why="${unanswered}">${question}</template></template></liberation-quiz>`
	);
}

function escapeAttribute(value: string): string {
	return value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
