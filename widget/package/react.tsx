import {
	createElement,
	type DetailedHTMLProps,
	forwardRef,
	type HTMLAttributes,
	useEffect,
	useImperativeHandle,
	useRef,
} from "react";
import {
	ELEMENT_EVENTS,
	type ElementEventName,
	type ElementEvents,
} from "../../shared/analytics.ts";
import { attributeName, SETTING_NAMES } from "../settings.ts";
import type {
	LiberationQuizAttributes,
	LiberationQuizElement,
	LiberationQuizSettings,
} from "./liberation-quiz.ts";

/** `quiz_started` has the property `onQuizStarted`. */
type ListenerName<Name extends string> = `on${Pascal<Name>}`;

type Pascal<Name extends string> = Name extends `${infer First}_${infer Rest}`
	? `${Capitalize<First>}${Pascal<Rest>}`
	: Capitalize<Name>;

type Listeners = {
	[Name in ElementEventName as ListenerName<Name>]?:
		| ((event: CustomEvent<ElementEvents[Name]>) => void)
		| undefined;
};

export type LiberationQuizProps = Omit<
	HTMLAttributes<LiberationQuizElement>,
	keyof LiberationQuizSettings
> &
	LiberationQuizSettings &
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
			const stop = ELEMENT_EVENTS.map((name) => {
				const call = (event: Event) => {
					const listener = latest.current[listenerName(name)];
					if (typeof listener === "function") listener(event);
				};
				quiz?.addEventListener(name.replaceAll("_", "-"), call);
				return () => quiz?.removeEventListener(name.replaceAll("_", "-"), call);
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
			!ELEMENT_EVENTS.some((event) => listenerName(event) === name),
	);
	return Object.fromEntries([...others, ...settings]);
}

function listenerName(name: string): string {
	return `on${name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
}

/** `<liberation-quiz>` in JSX. */
export type LiberationQuizMarkup = DetailedHTMLProps<
	HTMLAttributes<LiberationQuizElement>,
	LiberationQuizElement
> &
	LiberationQuizAttributes;

declare module "react" {
	// biome-ignore lint/style/noNamespace: React's types are extended through theirs.
	namespace JSX {
		interface IntrinsicElements {
			"liberation-quiz": LiberationQuizMarkup;
		}
	}
}
