import { attributeName } from "../settings.ts";
import { eventName } from "./names.ts";
import { attributes, customProperties, events, methods, parts, slots, states } from "./table.ts";

const BEGIN = "<!-- api: written by `npm run api` from widget/api/table.ts -->";
const END = "<!-- /api -->";

/**
 * A text with the tables of the element's API between its two marks.
 * @throws Error where the marks are missing
 */
export function withApiTables(text: string): string {
	const [before, rest] = text.split(BEGIN, 2);
	const after = rest?.split(END, 2)[1];
	if (before === undefined || after === undefined) throw new Error(`no "${BEGIN}" ... "${END}"`);
	return `${before}${BEGIN}\n\n${apiTables()}\n\n${END}${after}`;
}

/** Its attributes, methods, events, custom properties, parts, states and slots, as Markdown. */
export function apiTables(): string {
	const named = (head: string, entries: Readonly<Record<string, string>>, mark = code) =>
		table(
			[head, "meaning"],
			Object.entries(entries).map(([name, text]) => [mark(name), text]),
		);
	return [
		table(
			["attribute (property)", "meaning", "default"],
			Object.entries(attributes).map(([name, { meaning, fallback }]) => [
				`${code(attributeName(name))} (${code(name)})`,
				meaning,
				fallback,
			]),
		),
		table(
			["method", "meaning"],
			Object.entries(methods).map(([name, { parameters, meaning }]) => [
				code(`${name}(${parameters.replace(/: \w+/g, "")})`),
				meaning,
			]),
		),
		table(
			["event", "when", "`detail`"],
			Object.entries(events).map(([name, { detail, meaning }]) => [
				code(eventName(name)),
				meaning,
				[...detail.matchAll(/(\w+):/g)].map(([, key = ""]) => code(key)).join(", ") || "empty",
			]),
		),
		named("custom property", customProperties),
		named("part", parts, (name) => code(`::part(${name})`)),
		named("state", states, (name) => code(`:state(${name})`)),
		named("slot", slots, (name) => name || "(the element's content)"),
	].join("\n\n");
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const line = (cells: readonly string[]) =>
		`| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
	return [line(head), `|${"---|".repeat(head.length)}`, ...rows.map(line)].join("\n");
}

function code(text: string): string {
	return `\`${text}\``;
}
