const BEGIN =
	"<!-- api: written by `npm run api` from the doc comments of widget/quiz/element.ts -->";
const END = "<!-- /api -->";

/** The fields of custom-elements.json that the API tables show. */
interface Named {
	name: string;
	description: string;
	kind?: string;
	fieldName?: string;
	parameters?: { name: string }[];
}
type Lists = Record<
	"attributes" | "members" | "events" | "cssProperties" | "cssParts" | "cssStates" | "slots",
	Named[]
>;

/**
 * Inserts the API tables of the quiz between the two markers of a text.
 * @param manifest - the text of custom-elements.json
 * @throws Error if a marker is missing
 */
export function withApiTables(text: string, manifest: string): string {
	const [before, rest] = text.split(BEGIN, 2);
	const after = rest?.split(END, 2)[1];
	if (before === undefined || after === undefined) throw new Error(`no "${BEGIN}" ... "${END}"`);
	return `${before}${BEGIN}\n\n${apiTables(manifest)}\n\n${END}${after}`;
}

/** Formats the element's attributes, methods, events, custom properties, parts, states and slots as Markdown tables. */
function apiTables(manifest: string): string {
	const element: Lists = JSON.parse(manifest).modules[0].declarations[0];
	const table = (head: string, list: Named[], show: (each: Named) => string) =>
		[
			`| ${head} | meaning |`,
			"|---|---|",
			...list.map((each) => `| ${show(each)} | ${each.description.replaceAll(/\s+/g, " ")} |`),
		].join("\n");
	return [
		table(
			"attribute (property)",
			element.attributes,
			(each) => `\`${each.name}\` (\`${each.fieldName}\`)`,
		),
		table(
			"method",
			element.members.filter(({ kind }) => kind === "method"),
			({ name, parameters = [] }) =>
				`\`${name}(${parameters.map((each) => each.name).join(", ")})\``,
		),
		table("event", element.events, ({ name }) => `\`${name}\``),
		table("custom property", element.cssProperties, ({ name }) => `\`${name}\``),
		table("part", element.cssParts, ({ name }) => `\`::part(${name})\``),
		table("state", element.cssStates, ({ name }) => `\`:state(${name})\``),
		table("slot", element.slots, ({ name }) => name || "(the element's content)"),
	].join("\n\n");
}
