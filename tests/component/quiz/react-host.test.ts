import { createElement, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, onTestFinished } from "vitest";
import { landing } from "../../../shared/quiz/messages.ts";
import type { LiberationQuizElement } from "../../../widget/quiz/element.ts";
import { eventually, press } from "./support.ts";

/* A page that React renders on a server and hydrates, as docs/embedding.md says. */

it("a listener added by a ref receives the quiz's events on a page that a server rendered", async () => {
	const heard: string[] = [];
	function listen(quiz: LiberationQuizElement | null) {
		const hear = ({ type }: Event) => heard.push(type);
		quiz?.addEventListener("quiz-started", hear);
		return () => quiz?.removeEventListener("quiz-started", hear);
	}
	const page = createElement(StrictMode, null, createElement("liberation-quiz", { ref: listen }));
	const place = document.createElement("div");
	place.innerHTML = renderToString(page);
	document.body.append(place);
	const faults: unknown[] = [];
	const root = hydrateRoot(place, page, { onRecoverableError: (fault) => faults.push(fault) });
	onTestFinished(() => root.unmount());
	await press(landing.start);
	await eventually(() => heard).toEqual(["quiz-started"]);
	expect(faults).toEqual([]);
});
