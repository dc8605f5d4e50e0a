import { hex } from "../../../../shared/design/hex.ts";
import { interfaceColors } from "../../../../shared/design/tokens.ts";
import { DYES } from "../../../compose/letter/style.ts";

const colors = (theme: "light" | "dark") =>
	Object.entries(interfaceColors[theme])
		.map(([name, color]) => `--${name}:${hex(color)}`)
		.join(";");
const patches = DYES.map((dye, index) => `${dye} ${index * 10}% ${index * 10 + 10}%`).join();

/** The pages of the outbox: the site's colors, and nothing to load. */
export const STYLE = `
:root { color-scheme: light dark; ${colors("light")} }
@media (prefers-color-scheme: dark) { :root { ${colors("dark")} } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
body::before { content: ""; display: block; height: .5rem; background: linear-gradient(90deg, ${patches}) }
main { max-width: 90rem; margin: 0 auto; padding: 1.5rem clamp(1rem, 3vw, 2.5rem) 3rem }
h1 { font: 600 clamp(1.6rem, 4vw, 2.4rem)/1.15 Georgia, serif; margin: 1rem 0 .75rem; overflow-wrap: anywhere }
h2 { font: 600 1.1rem/1.3 Georgia, serif; margin: 0 0 .5rem }
a { color: var(--link); text-underline-offset: .15em }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
nav, .views { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: center }
.lead { max-width: 40rem; margin: 0 0 1.5rem; color: var(--ink-soft) }
.mails { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line) }
.mails li { display: grid; grid-template-columns: 8rem minmax(0, 1fr) auto; gap: .15rem 1.25rem; padding: .9rem 0; border-bottom: 1px solid var(--line) }
.mails a { font-weight: 600; overflow-wrap: anywhere }
.mails .to { grid-column: 2; color: var(--ink-soft); overflow-wrap: anywhere }
.mails time { grid-column: 3; grid-row: 1; color: var(--ink-soft); font-variant-numeric: tabular-nums }
.for { color: var(--ink-soft); font-size: .9rem }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: .2rem 1rem; margin: 0 0 1.25rem }
dt { color: var(--ink-soft) }
dd { margin: 0; overflow-wrap: anywhere }
details { margin: -.75rem 0 1.25rem; color: var(--ink-soft) }
summary { cursor: pointer; width: fit-content; padding: .3rem 0 }
.views { margin: 0 0 1.25rem }
.views div { display: flex; align-items: center; gap: .6rem }
.views ul { display: flex; list-style: none; margin: 0; padding: 0; border: 1px solid var(--control); border-radius: 4px; overflow: clip }
.views a { display: block; padding: .55rem 1rem; min-height: 2.75rem; color: var(--ink); text-decoration: none }
.views a:hover { text-decoration: underline }
.views a:focus-visible { outline-offset: -3px }
.views [aria-current] { background: var(--action); color: var(--on-action); font-weight: 600 }
.parts { display: grid; gap: 2rem 1.5rem; grid-template-columns: minmax(0, 1fr) }
@media (min-width: 68rem) { .parts { grid-template-columns: minmax(0, 1fr) 42rem } }
iframe { display: block; width: 100%; height: max(40rem, 80vh); border: 1px solid var(--line); border-radius: 4px; background: #fff }
@media (min-width: 68rem) { .phone.parts { grid-template-columns: 392px minmax(0, 42rem) } }
.phone iframe { width: 392px; max-width: 100% }
pre { margin: 0; padding: 1.25rem; max-height: max(40rem, 80vh); overflow: auto; border: 1px solid var(--line); border-radius: 4px; background: var(--raised); font: .8125rem/1.55 ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
@media (max-width: 40rem) {
	.mails li { grid-template-columns: minmax(0, 1fr) auto }
	.mails a { grid-column: 1 / -1; grid-row: 2 }
	.mails .to { grid-column: 1 / -1 }
	.mails time { grid-column: 2 }
	dl { grid-template-columns: minmax(0, 1fr) }
	dd { margin-bottom: .4rem }
}
`;
