// biome-ignore lint/correctness/noUndeclaredDependencies: partners who copy this file have Vue.
import type { EmitFn, HTMLAttributes } from "vue";
import type {
	LiberationCircleElement,
	LiberationCircleSettings,
	LiberationQuizElement,
	LiberationQuizEventMap,
	LiberationQuizSettings,
	SettingsInMarkup,
} from "./liberation-quiz.js";

type Component<Element, Settings, Events> = new () => Element & {
	$props: HTMLAttributes & SettingsInMarkup<Settings>;
	$emit: EmitFn<{ [Type in keyof Events]: (event: Events[Type]) => void }>;
};

declare module "vue" {
	interface GlobalComponents {
		"liberation-quiz": Component<
			LiberationQuizElement,
			LiberationQuizSettings,
			LiberationQuizEventMap
		>;
		"liberation-circle": Component<LiberationCircleElement, LiberationCircleSettings, object>;
	}
}
