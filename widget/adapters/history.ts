import { type Place, STAGES } from "../state/state.ts";

/** Keeps the browser's Back and Forward in step with the stages and questions. */
export interface Journey {
	/** Marks the present entry as this place, without a new one. */
	mark(place: Place): void;
	/** A new entry for a place, with the query string that opens it again. */
	push(place: Place, search: string): void;
	/** Goes back, if an entry of ours lies behind. @returns whether it does */
	back(): boolean;
	stop(): void;
}

/**
 * @param onVisit - called when Back or Forward reached an entry of ours
 * @param onStray - called when they reached another one (a fragment link leads there too)
 */
export function followHistory(onVisit: (place: Place) => void, onStray: () => void): Journey {
	const onPopState = () => {
		const entry = present();
		if (entry) onVisit(entry);
		else onStray();
	};
	addEventListener("popstate", onPopState);
	return {
		mark: (place) => write("replaceState", place, present()?.depth ?? 0),
		push: (place, search) =>
			write("pushState", place, (present()?.depth ?? 0) + 1, location.pathname + search),
		back() {
			const behind = Boolean(present()?.depth);
			if (behind) history.back();
			return behind;
		},
		stop: () => removeEventListener("popstate", onPopState),
	};
}

/** What this quiz keeps in the present history entry; depth counts our entries behind it. */
function present(): (Place & { depth: number }) | undefined {
	const [, name, index, depth] =
		/^(\w+) (\d|1[0-4]) (\d+)$/.exec(history.state?.liberationQuiz) ?? [];
	const stage = STAGES.find((known) => known === name);
	return stage && { stage, index: Number(index), depth: Number(depth) };
}

function write(
	method: "pushState" | "replaceState",
	{ stage, index }: Place,
	depth: number,
	url?: string,
): void {
	try {
		history[method]({ ...history.state, liberationQuiz: `${stage} ${index} ${depth}` }, "", url);
	} catch {
		// Refused in some sandboxed frames, and by browsers that limit calls a minute: the quiz goes on without.
	}
}
