/** `quiz_started` is heard as `quiz-started`. */
export function eventName(name: string): string {
	return name.replaceAll("_", "-");
}
