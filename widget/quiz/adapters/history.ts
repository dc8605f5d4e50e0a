import { attempt } from "../../../shared/attempt.ts";
import { isSharedComputer } from "../../../shared/kept.ts";
import { keysIn } from "../../../shared/quiz/read-link.ts";
import { storages } from "../../common/storage.ts";
import { windowListener } from "../../common/window-listener.ts";
import { type Place, samePlace } from "../state/state.ts";
import { placeIn } from "./storage.ts";

/** A position stored in a history entry, and the number of entries before it that the quiz created. */
export interface MarkedPlace extends Place {
	readonly depth: number;
}

/** Syncs the browser's history with the stages and questions. */
export class QuizHistory {
	readonly #listen: (isNeeded: boolean) => void;

	/**
	 * @param onMove - called after Back, Forward or a fragment link; `place` is undefined if the quiz didn't create the
	 * history entry
	 */
	constructor(onMove: (place?: MarkedPlace) => void) {
		this.#listen = windowListener("popstate", () => {
			dropResult();
			onMove(present());
		});
		dropResult();
		this.#listen(true);
	}

	/** The position stored in the current history entry, which is still known after a reload. */
	get place(): MarkedPlace | undefined {
		return present();
	}

	/** Stores a position in the current history entry, and a query in its URL unless the query is empty. */
	mark(place: Place, query: string): void {
		const here = present();
		const depth = here && samePlace(here, place) ? here.depth : 0;
		write("replaceState", markOf(place, depth), query && urlWith(query));
	}

	/** Pushes a history entry with a position, and with the query that reopens this position. */
	push(place: Place, query: string): void {
		write("pushState", markOf(place, (present()?.depth ?? -1) + 1), urlWith(query));
	}

	/** Removes the quiz's parameters from the current entry's URL. */
	clear(): void {
		write("replaceState", {}, urlWith(""));
	}

	/** Goes back if the quiz created the previous history entry. @returns whether the quiz created that entry */
	back(): boolean {
		const hasPrevious = Boolean(present()?.depth);
		if (hasPrevious) history.back();
		return hasPrevious;
	}

	/** Goes back to the last history entry before the quiz. */
	leave(): void {
		const here = present();
		if (here) history.go(-1 - here.depth);
	}

	stop(): void {
		this.#listen(false);
	}
}

function present(): MarkedPlace | undefined {
	const place = placeIn(history.state?.liberationQuiz);
	return place && { ...place, depth: Number(place.rest) };
}

/** On a shared computer, replaces the visitor's own result in the current history entry by the landing. */
function dropResult(): void {
	const here = present();
	if (!here?.depth || here.stage !== "results" || !isSharedComputer(storages)) return;
	write("replaceState", markOf({ stage: "landing", index: 0 }, here.depth), urlWith(""));
}

/** The query parameters of links to the quiz. */
const PARAMETERS = [
	"role",
	"secondary",
	"pillars",
	"first",
	"utm_source",
	"utm_medium",
	"utm_campaign",
];

/** Returns the page's URL with the quiz's query, and with the host page's own parameters, such as `?page_id=7`. */
function urlWith(query: string): string {
	const isOurs = (part: string) => PARAMETERS.some((name) => keysIn(part, name, []));
	const theirs = location.search
		.slice(1)
		.split("&")
		.filter((part) => !isOurs(part));
	const search = [...theirs, query].filter(Boolean).join("&");
	return `${location.pathname}${search && "?"}${search}${location.hash}`;
}

function markOf({ stage, index }: Place, depth: number): object {
	return { liberationQuiz: `${stage} ${index} ${depth}` };
}

function write(method: "pushState" | "replaceState", mark: object, path?: string): void {
	// Some sandboxed frames forbid history changes, and browsers limit their rate. The quiz works without an entry.
	attempt(() => {
		// An absolute URL, because a path is resolved against the host page's `<base href>`.
		const url = path ? new URL(path, location.href) : undefined;
		history[method]({ ...history.state, ...mark }, "", url);
	});
}
