/** `quiz_started` is heard as `quiz-started`. */
export function eventName(name: string): string {
	return name.replaceAll("_", "-");
}

/** `quiz_started` has the property `onQuizStarted` in React. */
export type ListenerName<Name extends string> = `on${Pascal<Name>}`;

type Pascal<Name extends string> = Name extends `${infer First}_${infer Rest}`
	? `${Capitalize<First>}${Pascal<Rest>}`
	: Capitalize<Name>;

export function listenerName(name: string): string {
	return `on${name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
}
