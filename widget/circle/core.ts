import type { Group } from "../../shared/circle/group.ts";
import type { CircleSettings } from "./settings.ts";
import type { Action, CircleState } from "./state.ts";

/** What every part of the controller knows. */
export interface CircleCore {
	state: CircleState;
	group: Group;
	settings: CircleSettings;
	dispatch(action: Action): void;
}
