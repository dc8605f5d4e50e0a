import { groupOf } from "../../shared/circle/group.ts";
import type { TalkMaker } from "../../shared/circle/talk.ts";
import type { CircleWords } from "../../shared/circle/words.ts";
import { type Adding, createAdding } from "./adding.ts";
import type { CircleCore } from "./core.ts";
import { createKeeping, type Keeping } from "./keeping.ts";
import type { ImportTalk } from "./later.ts";
import type { CircleSettings } from "./settings.ts";
import { createSharing, type Sharing } from "./sharing.ts";
import { type Action, emptyCircle, update } from "./state.ts";

/** What the views read and act through. */
export interface CircleController extends CircleCore, Adding, Keeping, Sharing {
	/** What there is to talk about, which loads once there are two people. */
	talk: TalkMaker | "failed" | undefined;
	loadTalk(): Promise<void>;
}

export interface CircleProps {
	circle: CircleController;
}

/**
 * Ties the rules of the circle to the page around it: its address and the tab's storage. It sends nothing.
 * @param css - the stylesheet, for what is printed
 * @param id - of its element, which keeps several circles on a page apart
 * @param onChange - called after each change of the state
 */
export function createCircle(
	words: CircleWords,
	importTalk: ImportTalk,
	settings: CircleSettings,
	css: string,
	id: string,
	onChange: () => void,
): CircleController {
	const core: CircleCore = {
		words,
		importTalk,
		state: emptyCircle,
		group: groupOf([]),
		settings,
		dispatch,
	};
	const keeping = createKeeping(core, id);
	const circle: CircleController = Object.assign(
		core,
		keeping,
		createAdding(core),
		createSharing(core, css),
		{ talk: undefined, loadTalk },
	);

	function dispatch(action: Action): void {
		const { members } = core.state;
		core.state = update(words, core.state, action);
		if (core.state.members !== members) {
			core.group = groupOf(core.state.members);
			keeping.keep();
			if (core.group.size > 1 && !circle.talk) void loadTalk();
		}
		onChange();
	}

	async function loadTalk(): Promise<void> {
		try {
			circle.talk = (await importTalk()).talk;
		} catch {
			circle.talk = "failed";
		}
		onChange();
	}

	return circle;
}
