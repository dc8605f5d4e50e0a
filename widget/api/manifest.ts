import { attributeName } from "../settings.ts";
import { eventName } from "./names.ts";
import { attributes, customProperties, events, methods, parts, slots, states } from "./table.ts";

/** `custom-elements.json`, from which editors and catalogues learn the element: https://github.com/webcomponents/custom-elements-manifest */
export function manifest(): string {
	const named = (table: Readonly<Record<string, string>>) =>
		Object.entries(table).map(([name, description]) => ({ name, description }));
	const settings = Object.entries(attributes).map(([property, { type, meaning, fallback }]) => ({
		property,
		name: attributeName(property),
		type: { text: type },
		description: meaning,
		default: fallback,
	}));
	const declaration = {
		kind: "class",
		customElement: true,
		name: "LiberationQuizElement",
		tagName: "liberation-quiz",
		description: "The Liberation Role Quiz: fifteen questions, ten roles, one result.",
		superclass: { name: "HTMLElement" },
		attributes: settings.map(({ property, name, type, description, default: fallback }) => ({
			name,
			fieldName: property,
			type,
			description,
			default: fallback,
		})),
		members: [
			...settings.map(({ property, name, type, description }) => ({
				kind: "field",
				name: property,
				attribute: name,
				reflects: true,
				type,
				description,
			})),
			...Object.entries(methods).map(([name, { parameters, meaning }]) => ({
				kind: "method",
				name,
				description: meaning,
				parameters: parameters
					.split(", ")
					.filter(Boolean)
					.map((parameter) => {
						const [parameterName, type] = parameter.split(": ");
						return { name: parameterName, type: { text: type } };
					}),
				return: { type: { text: "void" } },
			})),
		],
		events: Object.entries(events).map(([name, { detail, meaning }]) => ({
			name: eventName(name),
			type: { text: `CustomEvent<${detail}>` },
			description: meaning,
		})),
		cssProperties: named(customProperties),
		cssParts: named(parts),
		cssStates: named(states),
		slots: named(slots),
	};
	const module = {
		kind: "javascript-module",
		path: "liberation-quiz.js",
		declarations: [declaration],
		exports: [
			{
				kind: "custom-element-definition",
				name: "liberation-quiz",
				declaration: { name: "LiberationQuizElement", module: "liberation-quiz.js" },
			},
		],
	};
	return `${JSON.stringify({ schemaVersion: "2.1.0", modules: [module] }, null, "\t")}\n`;
}
