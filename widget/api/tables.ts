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
 * Formats the quiz's attributes, methods, events, custom properties, parts, states and slots as Markdown tables.
 * @param manifest - the text of custom-elements.json
 */
export function apiTables(manifest: string): string {
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
