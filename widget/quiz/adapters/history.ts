import { keepsNothing } from "../../../shared/kept.ts";
import type { Answers } from "../../../shared/quiz/score.ts";
import { storages } from "../../common/storage.ts";
import { type Place, STAGES, samePlace } from "../state/state.ts";
import { answersIn, answersText } from "./storage.ts";

/** A place, and at the results their answers, so that a reload or Back shows them with their counts. */
export interface MarkedPlace extends Place {
	readonly answers?: Answers | undefined;
}

/** Keeps the browser's Back and Forward in step with the stages and questions. */
export class QuizHistory {
	readonly #onPopState: () => void;

	/** @param onMove - called after Back, Forward or a fragment link, with the place of the entry if it is the quiz's */
	constructor(onMove: (place?: MarkedPlace) => void) {
		this.#onPopState = () => {
			dropResult();
			onMove(present());
		};
		dropResult();
		addEventListener("popstate", this.#onPopState);
	}

	/** The place of the present entry. */
	get place(): MarkedPlace | undefined {
		return present();
	}

	/** Whether the entry before the present one is the quiz's too, also after a reload. */
	get hasPrevious(): boolean {
		return Boolean(present()?.depth);
	}

	/** Marks the present entry with a place. */
	mark(place: MarkedPlace): void {
		const here = present();
		write("replaceState", markOf(place, here && samePlace(here, place) ? here.depth : 0));
	}

	/** Adds an entry, with the query string that opens its place again. */
	push(place: MarkedPlace, search: string): void {
		write("pushState", markOf(place, (present()?.depth ?? -1) + 1), location.pathname + search);
	}

	/** Removes the query string of the present entry. */
	clear(): void {
		write("replaceState", {}, location.pathname);
	}

	/** Goes back to the quiz's previous entry. @returns whether there is one */
	back(): boolean {
		const { hasPrevious } = this;
		if (hasPrevious) history.back();
		return hasPrevious;
	}

	/** Goes back to the entry before the quiz's first one. */
	leave(): void {
		const here = present();
		if (here) history.go(-1 - here.depth);
	}

	stop(): void {
		removeEventListener("popstate", this.#onPopState);
	}
}

/** The mark of the present entry; `depth` counts the quiz's entries before it. */
function present(): (MarkedPlace & { depth: number }) | undefined {
	const [, name, index, depth, text] =
		/^(\w+) (\d|1[0-4]) (\d+)(?: (.+))?$/.exec(history.state?.liberationQuiz) ?? [];
	const stage = STAGES.find((known) => known === name);
	return stage && { stage, index: Number(index), depth: Number(depth), answers: answersIn(text) };
}

/** On a shared computer, Back leads to the landing instead of an earlier result of this tab. */
function dropResult(): void {
	const here = present();
	if (!here?.answers || !keepsNothing(storages)) return;
	write("replaceState", markOf({ stage: "landing", index: 0 }, here.depth), location.pathname);
}

function markOf({ stage, index, answers }: MarkedPlace, depth: number): object {
	const mark = `${stage} ${index} ${depth}`;
	return { liberationQuiz: answers ? `${mark} ${answersText(answers)}` : mark };
}

function write(method: "pushState" | "replaceState", mark: object, url?: string): void {
	try {
		history[method]({ ...history.state, ...mark }, "", url);
	} catch {
		// Some sandboxed frames refuse it, and browsers limit its rate: the quiz works without.
	}
}
