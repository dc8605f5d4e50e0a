import { hex } from "@liberation/shared/design/hex";
import { interfaceColors, roleDyes } from "@liberation/shared/design/tokens";
import type { CSSProperties } from "react";

/*
 * Mail programs drop custom properties and oklch(), and some drop every style sheet. So all styles are inline, and the
 * style sheet only adds the dark theme.
 */

const { light, dark } = interfaceColors;

type Color = keyof typeof light;

/** Properties that the dark theme recolors, by class. */
const RECOLORED: Readonly<Record<string, Readonly<Record<string, Color>>>> = {
	page: { "background-color": "paper-deep" },
	sheet: { "background-color": "raised" },
	ink: { color: "ink" },
	soft: { color: "ink-soft" },
	link: { color: "link" },
	button: { "background-color": "action", "border-color": "action", color: "on-action" },
	outlined: { "border-color": "control", color: "ink" },
	line: { "border-color": "line" },
};

function darkRule([name, properties]: [string, Readonly<Record<string, Color>>]): string {
	const declarations = Object.entries(properties).map(
		([property, token]) => `${property}: ${hex(dark[token])} !important;`,
	);
	return `.${name} { ${declarations.join(" ")} }`;
}

/** `!important` overrides the inline styles. */
export const DARK_SHEET = `
@media (prefers-color-scheme: dark) {
${Object.entries(RECOLORED).map(darkRule).join("\n")}
}
`;

export const DYES: readonly string[] = Object.values(roleDyes).map(hex);

const SERIF = "Georgia, 'Times New Roman', serif";
const SANS = "'Segoe UI', Helvetica, Arial, sans-serif";

function font(family: string, size: number, lineHeight: number): CSSProperties {
	return { fontFamily: family, fontSize: `${size}px`, lineHeight: `${lineHeight}px` };
}

const ink = hex(light.ink);
const soft = hex(light["ink-soft"]);
const onRole = hex(light.paper);

const anyButton: CSSProperties = {
	...font(SANS, 16, 20),
	padding: "12px 22px",
	borderRadius: "4px",
	fontWeight: "bold",
};

export const styles = {
	body: { backgroundColor: hex(light["paper-deep"]), margin: 0, padding: 0 },
	page: { backgroundColor: hex(light["paper-deep"]), maxWidth: "100%", padding: "24px 8px" },
	// With `tableLayout: "fixed"`, a long unbreakable word doesn't widen the table.
	sheet: {
		backgroundColor: hex(light.raised),
		width: "100%",
		maxWidth: "600px",
		tableLayout: "fixed",
		wordBreak: "break-word",
	},
	patch: { ...font(SANS, 1, 12), height: "12px" },
	content: { padding: "24px 28px 28px" },
	head: { margin: "0 0 24px" },
	wordmark: { ...font(SERIF, 19, 24), color: ink, fontWeight: "bold", textDecoration: "none" },
	title: { ...font(SERIF, 30, 36), color: ink, margin: "0 0 16px" },
	roleTable: { margin: "24px 0" },
	role: { padding: "26px 28px" },
	roleText: { ...font(SANS, 17, 27), color: onRole, margin: 0 },
	block: { ...font(SANS, 15, 20), color: onRole, display: "block", border: 0 },
	aboveRole: { ...font(SANS, 17, 27), color: onRole, margin: "18px 0 0" },
	roleTitle: { ...font(SERIF, 34, 40), color: onRole, margin: "4px 0 10px" },
	heading: { ...font(SERIF, 22, 28), color: ink, margin: "36px 0 8px" },
	subheading: { ...font(SANS, 16, 26), color: ink, margin: "20px 0 4px" },
	text: { ...font(SANS, 16, 26), color: ink, margin: "0 0 14px" },
	list: { ...font(SANS, 16, 26), color: ink, margin: "0 0 14px", paddingLeft: "22px" },
	item: { margin: "0 0 6px" },
	label: { ...font(SANS, 14, 22), color: soft, fontWeight: "bold" },
	link: { color: hex(light.link), textDecoration: "underline" },
	buttonLine: { margin: "0 0 14px" },
	button: {
		...anyButton,
		border: `2px solid ${hex(light.action)}`,
		backgroundColor: hex(light.action),
		color: hex(light["on-action"]),
	},
	outlined: { ...anyButton, border: `2px solid ${hex(light.control)}`, color: ink },
	rule: { borderTop: `1px solid ${hex(light.line)}`, margin: "32px 0 20px" },
	small: { ...font(SANS, 14, 22), color: soft, margin: "0 0 8px" },
} satisfies Readonly<Record<string, CSSProperties>>;
