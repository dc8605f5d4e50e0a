import { keepsNothing } from "../../shared/kept.ts";
import { resultOfRole } from "../../shared/quiz/result-link.ts";
import type { Words } from "../../shared/quiz/words.ts";
import { claimKey, releaseKey, storages } from "../adapters/storage.ts";
import type { Settings } from "../settings.ts";
import { initialState, samePlace } from "../state/state.ts";
import { type Action, update } from "../state/update.ts";
import type { QuizController } from "../view-props.ts";
import type { QuizCore } from "./core.ts";
import { createDialog, isShown } from "./dialog.ts";
import { createNavigation } from "./navigation.ts";
import { createRecording } from "./recording.ts";
import { createSending } from "./sending.ts";
import { createSharing } from "./sharing.ts";

/**
 * Ties the pure rules of the quiz to the page around it: its address and history, storage, analytics and network.
 * @param host - from which events go out
 * @param onChange - called after each change of the state
 */
export function createQuiz(
	words: Words,
	settings: Settings,
	host: Element | null,
	onChange: () => void,
): QuizController {
	const core = createCore(words, settings, host, onChange, (action, isStep) => {
		// What settles late, such as the promise of copying, finds a quiz that has left the page.
		if (core.isEnded) return;
		const before = core.state;
		const { state, events } = update(before, action);
		core.state = state;
		// The view asks whether this quiz led to the present entry of the history.
		if (isStep && core.isShown && !samePlace(before, state)) navigation.push();
		if (state === before) return;
		recording.add(events);
		onChange();
	});
	const navigation = createNavigation(core);
	const recording = createRecording(core);
	const dialog = createDialog(core, navigation, recording);
	const sending = createSending(core);
	return Object.assign(core, {
		...createSharing(core, navigation, recording),
		open: dialog.open,
		close: dialog.close,
		previous: navigation.previous,
		submitEmail: sending.submitEmail,
		forget() {
			sending.forget();
			navigation.mark();
		},
		changeSettings(next: Settings) {
			const before = core.settings;
			core.settings = next;
			if (!next.dialog) dialog.setOpen(false);
			if (next.resultRole && next.resultRole !== before.resultRole)
				core.dispatch({ type: "link-opened", result: resultOfRole(next.resultRole) });
			else onChange();
		},
		connect(startRequested: boolean) {
			if (host) core.key = claimKey(host);
			navigation.follow((place) => {
				if (place)
					core.apply({
						type: "visited",
						place,
						linked: navigation.linked(),
						answers: place.answers,
					});
				if (core.settings.dialog) dialog.setOpen(Boolean(place));
				navigation.enter();
			});
			navigation.findPlace(startRequested);
			if (core.settings.dialog && navigation.isAtPlace()) dialog.setOpen(true);
			navigation.enter();
			sending.connect();
		},
		disconnect() {
			recording.flush();
			dialog.setOpen(false);
			core.isEnded = true;
			navigation.stop();
			sending.disconnect();
			if (host) releaseKey(core.key, host);
		},
	});
}

function createCore(
	words: Words,
	settings: Settings,
	host: Element | null,
	onChange: () => void,
	apply: (action: Action, isStep: boolean) => void,
): QuizCore {
	const core: QuizCore = {
		words,
		host,
		get label() {
			return host?.textContent?.trim();
		},
		get labelLanguage() {
			return (core.label && host?.closest<HTMLElement>("[lang]")?.lang) || undefined;
		},
		key: "",
		settings,
		state: initialState,
		get isShown() {
			return isShown(core);
		},
		get keepsResult() {
			const { stage, result } = core.state;
			const isOwn = stage === "results" && Boolean(result?.roleCounts);
			return isOwn && core.settings.resume && !keepsNothing(storages);
		},
		isEnded: false,
		dispatch: (action) => apply(action, true),
		apply: (action) => apply(action, false),
		onChange,
	};
	return core;
}
