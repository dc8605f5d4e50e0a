import {
	createElement,
	forwardRef,
	type HTMLAttributes,
	useEffect,
	useImperativeHandle,
	useRef,
} from "react";
import type { AnalyticsEvents, QuizEventName } from "../../shared/analytics.ts";
import { eventName, type ListenerName, listenerName } from "../api/names.ts";
import type { LiberationQuizElement } from "../element.ts";
import { attributeName, SETTING_NAMES, type SettingName } from "../settings.ts";

/** Every event of the element, as a list that exists at run time. */
const EVENTS: readonly string[] = Object.keys({
	quiz_started: true,
	quiz_progress: true,
	quiz_completed: true,
	role_result_shown: true,
	program_recommendation_clicked: true,
	email_captured: true,
} satisfies Record<QuizEventName, true>);

type Listener<Name extends QuizEventName> = (event: CustomEvent<AnalyticsEvents[Name]>) => void;

type Settings = { [Name in SettingName]?: string | boolean | null | undefined };
type Listeners = { [Name in QuizEventName as ListenerName<Name>]?: Listener<Name> | undefined };

/** What `react.d.ts` says in the words of the element's table: widget/api/declarations.ts. */
export type LiberationQuizProps = Omit<HTMLAttributes<LiberationQuizElement>, keyof Settings> &
	Settings &
	Listeners;

/**
 * The quiz as a React component, for React 18 and later. Its children are the link that is shown until the
 * element is there; on a server that is all there is.
 */
export const LiberationQuiz = forwardRef<LiberationQuizElement, LiberationQuizProps>(
	function LiberationQuiz({ children, className, ...props }, ref) {
		const element = useRef<LiberationQuizElement>(null);
		const latest = useRef<Partial<Record<string, unknown>>>(props);
		useImperativeHandle<LiberationQuizElement | null, LiberationQuizElement | null>(
			ref,
			() => element.current,
		);

		useEffect(() => {
			latest.current = props;
		});

		// Events with hyphens have no props of their own in React 18.
		useEffect(() => {
			const quiz = element.current;
			const stop = EVENTS.map((name) => {
				const call = (event: Event) => {
					const listener = latest.current[listenerName(name)];
					if (typeof listener === "function") listener(event);
				};
				quiz?.addEventListener(eventName(name), call);
				return () => quiz?.removeEventListener(eventName(name), call);
			});
			return () => {
				for (const each of stop) each();
			};
		}, []);

		// Here and not above: a server has no HTMLElement to build on.
		useEffect(() => {
			import("./liberation-quiz.js");
		}, []);

		return createElement(
			"liberation-quiz",
			{ ...attributesOf(props), class: className, ref: element },
			children,
		);
	},
);

/** As they stand in markup, which is how every version of React sets them. */
function attributesOf(props: Readonly<Record<string, unknown>>): Record<string, unknown> {
	const settings = SETTING_NAMES.map((name) => {
		const value = props[name];
		return [attributeName(name), value === true ? "" : value || undefined] as const;
	});
	const others = Object.entries(props).filter(
		([name]) =>
			!SETTING_NAMES.some((setting) => setting === name) &&
			!EVENTS.some((event) => listenerName(event) === name),
	);
	return Object.fromEntries([...others, ...settings]);
}
