import type { Group } from "../../shared/circle/group.ts";
import type { CircleWords } from "../../shared/circle/words.ts";
import type { ImportTalk } from "./later.ts";
import type { CircleSettings } from "./settings.ts";
import type { Action, CircleState } from "./state.ts";

/** What every part of the controller knows. */
export interface CircleCore {
	/** What the circle says, in its language. */
	readonly words: CircleWords;
	readonly importTalk: ImportTalk;
	state: CircleState;
	group: Group;
	settings: CircleSettings;
	dispatch(action: Action): void;
}
