import { keepsNothing } from "../../../shared/kept.ts";
import type { Answers } from "../../../shared/quiz/score.ts";
import { storages } from "../../common/storage.ts";
import { type Place, STAGES, samePlace } from "../state/state.ts";
import { answersIn, answersText } from "./storage.ts";

/** A place, and at the results the answers that led there, so that a reload or Back shows them with their counts. */
export interface MarkedPlace extends Place {
	readonly answers?: Answers | undefined;
}

/** Keeps the browser's Back and Forward in step with the stages and questions. */
export interface HistorySync {
	/** Makes the present entry stand for this place, without a new one. */
	mark(place: MarkedPlace): void;
	/** A new entry for a place, with the query string that opens it again. */
	push(place: MarkedPlace, search: string): void;
	/** Takes the query string off the present entry. */
	clear(): void;
	/** The place that the present entry stands for. */
	place(): MarkedPlace | undefined;
	/** Whether this quiz led to the present entry, also before a reload. */
	ledHere(): boolean;
	/** Goes back, if the entry behind is the place before. @returns whether it is */
	back(): boolean;
	/** Goes back to before the first of the entries that led here. */
	leave(): void;
	stop(): void;
}

/**
 * @param onMove - called when Back, Forward or a fragment link reached another entry, with the place that
 *   it stands for, if it is one of ours
 */
export function followHistory(onMove: (place?: MarkedPlace) => void): HistorySync {
	const onPopState = () => {
		dropResult();
		onMove(present());
	};
	dropResult();
	const ledHere = () => Boolean(present()?.depth);
	addEventListener("popstate", onPopState);
	return {
		mark(place) {
			const here = present();
			write("replaceState", markOf(place, here && samePlace(here, place) ? here.depth : 0));
		},
		push: (place, search) =>
			write("pushState", markOf(place, (present()?.depth ?? -1) + 1), location.pathname + search),
		clear: () => write("replaceState", {}, location.pathname),
		place: present,
		ledHere,
		back() {
			const behind = ledHere();
			if (behind) history.back();
			return behind;
		},
		leave() {
			const here = present();
			if (here) history.go(-1 - here.depth);
		},
		stop: () => removeEventListener("popstate", onPopState),
	};
}

/** What this quiz keeps in the present history entry; depth counts the entries behind it that led here. */
function present(): (MarkedPlace & { depth: number }) | undefined {
	const [, name, index, depth, text] =
		/^(\w+) (\d|1[0-4]) (\d+)(?: (.+))?$/.exec(history.state?.liberationQuiz) ?? [];
	const stage = STAGES.find((known) => known === name);
	return stage && { stage, index: Number(index), depth: Number(depth), answers: answersIn(text) };
}

/** Once the browser is to keep nothing, Back no longer reaches an earlier result of this tab: the landing takes its place. */
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
		// Refused in some sandboxed frames, and by browsers that limit calls a minute: the quiz goes on without.
	}
}
