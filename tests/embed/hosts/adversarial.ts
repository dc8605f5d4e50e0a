import type { HostPage } from "./host.ts";

/** The most harmful rules that real pages have, each on its own page. */
const RULES: readonly (Omit<HostPage, "kind" | "css"> & { readonly css: string })[] = [
	{ name: "* { all: unset !important }", css: "* { all: unset !important; }" },
	{
		name: "* { text !important }",
		css: `* { text-transform: uppercase !important; letter-spacing: 0.3em !important; word-spacing: 1em !important;
			text-align: right !important; text-indent: 2em !important; line-height: 3 !important; white-space: nowrap !important;
			font: italic 900 30px/3 cursive !important; color: red !important; text-shadow: 2px 2px lime !important; }`,
		quick: true,
	},
	{
		name: "* { box !important }",
		css: `* { box-sizing: content-box !important; margin: 7px !important; padding: 9px !important; border: 3px dashed red !important;
			min-height: 60px !important; max-width: 300px !important; float: left !important; }`,
	},
	{
		name: "* { drawing !important }",
		css: `* { opacity: 0.5 !important; filter: none !important; background: yellow !important; outline: 5px solid blue !important;
			transition: all 3s !important; animation: none !important; border-radius: 20px !important; box-shadow: 0 0 9px red !important; }`,
	},
	{
		name: "* { behavior !important }",
		css: `* { cursor: none !important; user-select: none !important; pointer-events: none; visibility: visible !important;
			scroll-behavior: smooth !important; touch-action: none !important; overscroll-behavior: none !important; }`,
	},
	{
		name: "Something before and after everything",
		css: `*::before, *::after { content: "x" !important; display: block !important; height: 19px !important; }`,
	},
	{
		name: "liberation-quiz itself, !important",
		css: `liberation-quiz { display: inline-flex !important; width: 120px !important; height: 50px !important; font-size: 40px !important;
			direction: rtl !important; position: fixed !important; color: red !important; columns: 4 !important; overflow: hidden !important; }`,
		quick: true,
	},
	{
		name: "Empty and not(:defined) elements hidden",
		css: ":empty { display: none; } :not(:defined) { display: none; } div:empty { display: none !important; }",
	},
	{
		name: "html { font-size: 62.5% }",
		css: "html { font-size: 62.5%; } body { font-size: 1.6rem; }",
	},
	{
		name: "Inherited text on body",
		css: `body { font: italic small-caps 300 22px/2.4 fantasy; color: #0f0; text-align: center; letter-spacing: 4px; word-break: break-all;
			text-transform: uppercase; white-space: pre; hyphens: auto; quotes: "x" "y"; list-style: georgian; tab-size: 20; cursor: wait;
			visibility: visible; border-collapse: collapse; caption-side: bottom; empty-cells: hide; font-feature-settings: "smcp";
			font-variant-numeric: oldstyle-nums; -webkit-text-stroke: 1px red; -webkit-font-smoothing: antialiased; text-rendering: geometricPrecision; }`,
	},
	{
		name: "Custom properties of common names",
		css: `:root, * { --text: 40px monospace; --display: fantasy; --paper: black; --ink: red; --ink-soft: red; --link: red; --edge: 9px solid red;
			--gap: 90px; --inset: 90px; --line: red; --action: red; --accent: red; --radius: 50px; --font: fantasy; --role: red; --surface: black; }`,
		quick: true,
	},
	{
		name: "Cascade layers, !important",
		css: "@layer theme { * { color: red !important; font-size: 30px !important; display: flex !important; } liberation-quiz { padding: 50px !important; } }",
	},
	{
		name: "::part, ::slotted and :host of the host",
		css: `:host, :root liberation-quiz::part(x) { color: red !important; } ::slotted(*) { color: red !important; }
			liberation-quiz > *, liberation-quiz * { color: red !important; display: block !important; }`,
	},
	{
		name: "Dark page with color-scheme",
		css: ":root { color-scheme: dark; background: #000; color: #fff; accent-color: red; scrollbar-color: red black; } input { accent-color: red !important; }",
	},
	{
		name: "Spanish quiz on a page in Arabic",
		root: 'lang="ar" dir="rtl"',
		css: "body { text-align: right; }",
		language: "es",
		journey: true,
	},
	{
		name: "* { direction: rtl !important }",
		css: "* { direction: rtl !important; unicode-bidi: bidi-override !important; }",
	},
	{
		name: "Vertical writing",
		css: "html { writing-mode: vertical-rl; text-orientation: upright; }",
	},
];

/** Containers and pages whose layout could affect the quiz. */
const LAYOUTS: readonly HostPage[] = [
	{
		name: "Flex container",
		css: "#place#place#place { display: flex !important; justify-content: center; }",
	},
	{
		name: "Contained, clipped parent",
		css: "body { contain: content; overflow: clip; } #place { isolation: isolate; will-change: opacity; }",
	},
].map((host) => ({ ...host, kind: "layout" }));

export const ADVERSARIAL: readonly HostPage[] = [
	...RULES.map((host): HostPage => ({ ...host, kind: "stylesheet" })),
	...LAYOUTS,
];
