import { circleFragment, readCircle } from "../../shared/circle/link.ts";
import { createKeeper, KEPT_MS, type Keeper } from "../../shared/kept.ts";
import { rolesInQuery } from "../../shared/quiz/role-query.ts";
import { CIRCLE_KEY, storages } from "../adapters/storage.ts";
import { windowListener } from "../window-listener.ts";
import type { CircleCore } from "./core.ts";

interface Kept {
	readonly until: number;
	readonly circle: string;
}

/** Where a circle comes from: the tab's storage and the page's address. */
export interface Keeping {
	/** Reads what the tab kept, then the address, and follows it. */
	connect(): void;
	disconnect(): void;
	/** Lets the tab keep the circle as it is. */
	keep(): void;
}

/** @param id - of the element, which keeps several circles on a page apart */
export function createKeeping(circle: CircleCore, id: string): Keeping {
	let keeper: Keeper<Kept> | undefined;

	/** Takes what the address holds, and takes it out of the address, so that no history keeps the names. */
	function readAddress(): void {
		const { hash, pathname, search } = location;
		const read = readCircle(hash);
		const roles = rolesInQuery(new URLSearchParams(hash.slice(1)));
		if (read.kind === "none" && typeof roles === "string") return;
		try {
			history.replaceState(history.state, "", pathname + search);
		} catch {
			// Refused in some sandboxed frames.
		}
		if (read.kind !== "none")
			circle.dispatch({ type: "opened", people: read.kind === "circle" ? read.people : null });
		else if (typeof roles !== "string") circle.dispatch({ type: "brought", roles });
	}

	const listen = windowListener("hashchange", readAddress);
	return {
		connect() {
			const { deepLink, resume } = circle.settings;
			const name = id ? `${CIRCLE_KEY}#${id}` : CIRCLE_KEY;
			keeper = createKeeper<Kept>(resume ? storages : undefined, "tab", name);
			const kept = readCircle(keeper.load()?.circle ?? "");
			if (kept.kind === "circle") circle.dispatch({ type: "resumed", people: kept.people });
			if (deepLink) {
				readAddress();
				listen(true);
			}
		},
		disconnect() {
			listen(false);
			// What is still being read is kept no more: another circle may have the name.
			keeper = undefined;
		},
		keep() {
			const { members } = circle.state;
			if (members.length > 0)
				keeper?.keep({ circle: circleFragment(members), until: Date.now() + KEPT_MS });
			else keeper?.forget();
		},
	};
}
