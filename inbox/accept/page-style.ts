import { hex } from "@liberation/shared/design/hex";
import { interfaceColors } from "@liberation/shared/design/tokens";
import { DYES } from "../compose/letter/style.ts";

const colors = (theme: "light" | "dark") =>
	Object.entries(interfaceColors[theme])
		.map(([name, color]) => `--${name}:${hex(color)}`)
		.join(";");
const patches = DYES.map((dye, index) => `${dye} ${index * 10}% ${index * 10 + 10}%`).join();

/** The style sheet of the desk and of the request handler's pages, in the site's colors. */
export const SHEET = `
:root { color-scheme: light dark; --font-display: Georgia, serif; --font-text: system-ui, sans-serif; ${colors("light")} }
@media (prefers-color-scheme: dark) { :root { ${colors("dark")} } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.125rem/1.6 var(--font-text); -webkit-text-size-adjust: 100% }
body::before { content: ""; display: block; height: .5rem; background: linear-gradient(90deg, ${patches}) }
main, .head, footer { width: min(100% - 2 * clamp(.75rem, 5vw, 2.5rem), 75rem); margin: 0 auto }
main { padding-bottom: 4rem }
/* A title names a person or a mail, so it's one size below that of a page of the site. */
h1, h2 { font: 560 clamp(2rem, 1.45rem + 2.4vw, 3.375rem)/1.06 var(--font-display); letter-spacing: min(-.012em, .08rem - .052em); word-spacing: max(.06em, .12rem - .036em); text-wrap: balance }
h1 { margin: clamp(1.5rem, 5vw, 3rem) 0 1.25rem; overflow-wrap: anywhere }
h2 { font-size: clamp(1.5rem, 1.35rem + .7vw, 2rem); margin: 0 0 .75rem }
p { margin: 0 0 1rem; overflow-wrap: anywhere }
a { color: var(--link); text-underline-offset: .18em }
a:hover { text-decoration-thickness: 2px }
:focus-visible { outline: 3px solid var(--link); outline-offset: 3px; border-radius: 2px }
.skip { position: absolute; left: -100vw; padding: .75rem 1rem; background: var(--paper); z-index: 1 }
.skip:focus { left: .5rem; top: .5rem }
ul, ol { list-style: none; margin: 0; padding: 0 }

footer p { border-top: 1px solid var(--line); padding-top: 1.25rem }

.head { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 2rem; padding-top: .75rem; padding-bottom: .75rem }
.wordmark { margin: 0; font: 600 1.1rem/1.3 var(--font-display) }
main > .wordmark { margin-top: 2rem }
.wordmark a { display: inline-block; padding: .5rem 0; color: var(--ink); text-decoration: none }
.wordmark span { color: var(--ink-soft); font-weight: 500; border-left: 1px solid var(--control); padding-left: .6rem; margin-left: .4rem }
.who { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 1rem; margin-left: auto; font-size: .9375rem; color: var(--ink-soft) }
footer { padding-bottom: 2rem; color: var(--ink-soft); font-size: .9375rem }

button, .button { display: inline-flex; align-items: center; min-height: 2.75rem; padding: .5rem 1.25rem; border: 2px solid var(--action); border-radius: 4px; background: var(--action); color: var(--on-action); font: inherit; font-weight: 650; line-height: 1.2; text-decoration: none; cursor: pointer }
button:hover, .button:hover { background: var(--action-hover); border-color: var(--action-hover) }
button.quiet, .button.quiet { background: none; border-color: var(--control); color: var(--ink); font-weight: 650 }
button.quiet:hover, .button.quiet:hover { border-color: var(--ink) }
.buttons { display: flex; flex-wrap: wrap; gap: .75rem 1rem; align-items: center; margin-top: 1.5rem }
label { display: block; font-weight: 650; margin-bottom: .3rem }
input:not([type=hidden], [type=checkbox], [type=radio]), select { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--control); border-radius: 4px; background: var(--raised); color: var(--ink); font: inherit; line-height: 1.3 }

.lead, .narrow, .explained, .bulk p, .actions p { max-width: 30em }
.lead { margin-bottom: 1.75rem; color: var(--ink-soft) }
.narrow input:not([type=hidden]) { max-width: 26rem; margin-bottom: 1rem }
.narrow button { display: flex }
.done { padding: .8rem 1rem; border-left: 4px solid var(--ink); background: var(--paper-deep); margin: 1.5rem 0 0; font-weight: 650 }
.narrow .done { margin: 0 0 1.5rem }
.faults { list-style: disc; margin: 0 0 1.25rem; padding-left: 1.25rem }
.problem { border-left: 4px solid var(--action); padding-left: 1rem }
.notes { margin-top: 1.5rem; padding: 1rem 1.25rem; background: var(--paper-deep); border-left: 4px solid var(--action) }
.notes li + li { margin-top: .6rem; padding-top: .6rem; border-top: 1px solid var(--line) }
.empty { padding: 2.5rem 0; border-top: 1px solid var(--line); border-bottom: 1px solid var(--line); color: var(--ink-soft) }

main > .tabs { border-bottom: 1px solid var(--line); margin-bottom: 1.25rem }
.tabs ul { display: flex; flex-wrap: wrap; gap: 0 1.5rem }
.tabs a { display: inline-flex; align-items: center; gap: .4rem; min-height: 2.75rem; color: var(--ink); text-decoration: none }
.tabs a:hover { text-decoration: underline }
.tabs [aria-current] { font-weight: 650; box-shadow: inset 0 -3px var(--action) }
.count { min-width: 1.5rem; padding: .1rem .4rem; border-radius: 1rem; background: var(--ink); color: var(--paper); font-size: .8125rem; font-weight: 650; text-align: center; line-height: 1.3 }

.count.calm { background: var(--paper-deep); color: var(--ink-soft); font-weight: 650 }

.narrow-down { margin-bottom: 1.5rem }
.search { display: flex; flex-wrap: wrap; gap: .3rem 1rem; align-items: center }
.search label { flex-basis: 100%; margin: 0 }
.search input:not([type=hidden]) { flex: 1 1 14rem; width: auto }
.narrow-down summary { width: fit-content; min-height: 2.75rem; padding: .6rem 0; cursor: pointer; font-weight: 650 }
.fields { display: grid; gap: 1rem 1.25rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr)); padding: 1.25rem; background: var(--paper-deep); border-radius: 4px; align-items: end }
.narrow-down p { margin: 0 }
.total { margin: 0 0 .5rem; color: var(--ink-soft) }

.rows { border-top: 1px solid var(--line) }
.rows li { display: grid; grid-template-columns: minmax(0, 1fr) fit-content(50%); gap: .2rem 1.5rem; padding: .95rem 0; border-bottom: 1px solid var(--line) }
.rows li > a, .rows li > b { font-weight: 650; overflow-wrap: anywhere }
.rows .marks { justify-self: end; justify-content: end }
.rows.chosen li { grid-template-columns: auto minmax(0, 1fr) fit-content(50%); column-gap: 1rem }
.rows.chosen .excerpt { grid-column: 2 }
.rows input { grid-row: 1 / span 2 }
input[type=checkbox], input[type=radio] { width: 1.25rem; min-height: 1.25rem; height: 1.25rem; margin: .2rem; accent-color: var(--action) }
.rows.members .excerpt { -webkit-line-clamp: none }
.many { margin: 1.5rem 0 0; padding: 1rem 1.25rem; border: 1px solid var(--line); border-radius: 4px }
.many legend { float: left; width: 100%; padding: 0; font-weight: 650 }
.many p { clear: both; margin: 0 }
.many label { display: inline-flex; align-items: center; gap: .4rem; min-height: 2.75rem; margin-right: 1.5rem; font-weight: 400 }
.many .buttons { margin-top: .5rem }
.rows .excerpt { align-self: start; color: var(--ink-soft); overflow-wrap: anywhere; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden }
.rows .meta { display: flex; flex-wrap: wrap; gap: 0 1rem; justify-self: end; text-align: end; color: var(--ink-soft); font-size: .9375rem; overflow-wrap: anywhere; justify-content: end }
.marks { display: flex; flex-wrap: wrap; gap: .35rem; align-items: start }
.mark { display: inline-block; padding: .12rem .5rem; border: 1px solid var(--line); border-radius: 3px; background: var(--raised); color: var(--ink-soft); font-size: .875rem; line-height: 1.4; white-space: nowrap }
.mark.new { background: var(--ink); border-color: var(--ink); color: var(--paper); font-weight: 650 }
.mark.overdue, .mark.undeliverable, .mark.uncertain, .mark.held { border: 2px solid var(--action); color: var(--ink); font-weight: 650 }
.mark.delivered { border-color: transparent; background: none; padding-inline: 0 }
.mark.waiting { border-style: dashed; border-color: var(--control); color: var(--ink) }
time { white-space: nowrap }

.bulk { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1rem; margin-bottom: 1.25rem }
.bulk p { flex: 1 1 14rem; margin: 0; color: var(--ink-soft) }
.pages { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: center; margin: 1.5rem 0 }
.pages p { flex-basis: 100%; margin: 0 }
.pages a { display: inline-flex; align-items: center; min-height: 2.75rem; font-weight: 650 }
.export { margin-top: 2rem; color: var(--ink-soft) }
.export a { display: inline-block; padding: .5rem 0; margin-right: .75rem }
.export small { display: block; font-size: .9375rem }

.back { margin: 1.25rem 0 0 }
.back a { display: inline-block; padding: .5rem 0 }
.state { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; align-items: center; margin-bottom: .5rem }
.explained { color: var(--ink-soft); margin-bottom: 2.25rem }
main > section { margin-top: 2.5rem }
.details { display: grid; grid-template-columns: minmax(10rem, 18rem) minmax(0, 1fr); margin: 0; border-top: 1px solid var(--line) }
.details dt, .details dd { padding: .7rem 0; border-bottom: 1px solid var(--line); margin: 0 }
.details dt { color: var(--ink-soft); padding-right: 2rem }
.details dd { white-space: pre-wrap; overflow-wrap: anywhere; padding-right: max(0px, 100% - 30em) }
.note h2 label { font: inherit; margin: 0 }
.note p { margin: .4rem 0 .75rem; color: var(--ink-soft) }
textarea { display: block; width: 100%; max-width: 44rem; padding: .6rem .75rem; border: 1px solid var(--control); border-radius: 4px; background: var(--raised); color: var(--ink); font: inherit; resize: vertical }
.messages > li { padding: 1rem 0; border-top: 1px solid var(--line) }
.messages p { margin-bottom: .4rem }
.messages .bulk { margin: .75rem 0 0 }
.actions { background: var(--paper-deep); border-radius: 4px; padding: clamp(1.1rem, 3vw, 1.75rem) }
.actions li { display: grid; grid-template-columns: 12rem minmax(0, 1fr); gap: .5rem 1.5rem; align-items: center; padding: .5rem 0 }
.actions p { margin: 0 }
.actions button, .actions .button { width: 100%; justify-content: center; text-align: center }

main > h2 { margin-top: 2.25rem }
.table { overflow-x: auto; margin: 0 0 2.5rem }
table { border-collapse: collapse }
th, td { padding: .6rem .9rem; border-bottom: 1px solid var(--line); text-align: end; white-space: nowrap }
thead th { color: var(--ink-soft); font-weight: 650; font-size: .9375rem; border-bottom: 2px solid var(--control) }
tr > :first-child { position: sticky; left: 0; background: var(--paper); text-align: start; padding-left: 0; white-space: normal; min-width: 9rem; font-weight: 650 }

.parts { display: grid; gap: 2rem 1.5rem; grid-template-columns: minmax(0, 1fr) }
iframe { display: block; width: 100%; height: max(40rem, 80vh); border: 1px solid var(--line); border-radius: 4px; background: #fff }
pre { margin: 0; padding: 1.25rem; max-height: max(40rem, 80vh); overflow: auto; border: 1px solid var(--line); border-radius: 4px; background: var(--raised); font: .8125rem/1.55 ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
pre.letter { max-width: 33em; font: inherit }
@media (min-width: 68rem) { .parts { grid-template-columns: 39rem minmax(0, 1fr) } }

@media (min-width: 60rem) and (min-height: 40rem) {
	/* While a row is ticked, the buttons stay visible, and scroll padding keeps them from covering the focused row. */
	form:has(.rows :checked) .many { position: sticky; bottom: 0; background: var(--paper) }
	:root:has(.rows :checked) { scroll-padding-bottom: 12rem }
}
@media (max-width: 44rem) {
	.who { margin-left: 0; flex-basis: 100%; justify-content: space-between }
	.head .tabs { flex-basis: 100% }
	main > .tabs ul { gap: 0 1.1rem }
	.rows li { grid-template-columns: minmax(0, 1fr) }
	.rows.chosen li { grid-template-columns: auto minmax(0, 1fr) }
	.rows.chosen li > :not(input) { grid-column: 2 }
	.rows input { grid-row: 1 / span 4 }
	.rows .marks, .rows .meta { justify-self: start; justify-content: start; text-align: start }
	.rows .marks { grid-row: 1; margin-bottom: .2rem }
	.details { grid-template-columns: minmax(0, 1fr) }
	.details dt { border: 0; padding-bottom: 0 }
	.details dd { padding-top: .15rem }
	.actions li { grid-template-columns: minmax(0, 1fr); gap: .35rem; padding: .75rem 0 }
}
@media print {
	.head, footer, .back, .skip { display: none }
	pre { max-height: none; border: 0; padding: 0 }
}
@media (forced-colors: active) {
	.tabs [aria-current] { border-bottom: 3px solid Highlight }
	.count, .mark.new { border: 1px solid }
}
`;
