import { hex } from "../../shared/design/hex.ts";
import { interfaceColors } from "../../shared/design/tokens.ts";
import { roleOf } from "../../shared/quiz/catalogue.ts";
import { ROLE_KEYS } from "../../shared/quiz/keys.ts";
import type { Tally } from "./count.ts";
import { shareIn } from "./report.ts";

const WIDTH = 760;
const MARGIN = 28;
const ROW = 34;
const TOP = 112;
const BOTTOM = TOP + ROLE_KEYS.length * ROW;
const HEIGHT = BOTTOM + 48;
const AXIS = { left: 180, right: 650, from: 4, to: 19 };
const TICKS = [5, 10, 15];

/**
 * Draws docs/fairness.svg: each role's share under the quiz's tie rule (disc) and under list order alone (ring). The
 * chart has its own background, and follows the reader's color scheme.
 */
export function drawChart(tally: Tally): string {
	const rows = ROLE_KEYS.map((role, index) => {
		const listed = shareIn(tally, tally.listedFirst[index]);
		return drawRow(index, roleOf(role).name, listed, shareIn(tally, tally.primary[index]));
	});
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-labelledby="title">
<title id="title">How often each role comes first, over all answer sheets</title>
<style>
svg { ${palette("light")} font: 15px system-ui, -apple-system, "Segoe UI", sans-serif }
@media (prefers-color-scheme: dark) { svg { ${palette("dark")} } }
text { fill: var(--ink) }
.soft { fill: var(--ink-soft) }
.heading { font-weight: 600; font-size: 19px }
.number { font-variant-numeric: tabular-nums; text-anchor: end }
.middle { text-anchor: middle }
.paper { fill: var(--paper); stroke: var(--line) }
.grid { stroke: var(--line) }
.tenth { stroke: var(--ink-soft); stroke-dasharray: 2 4 }
.way { stroke: var(--control); stroke-width: 1.5 }
.ring { fill: var(--paper); stroke: var(--control); stroke-width: 1.5 }
.disc { fill: var(--action) }
</style>
<rect class="paper" x=".5" y=".5" width="${WIDTH - 1}" height="${HEIGHT - 1}" rx="6"/>
<text class="heading" x="${MARGIN}" y="42">How often each role comes first</text>
<circle class="disc" cx="${MARGIN + 7}" cy="69" r="6"/><text class="soft" x="${MARGIN + 22}" y="74">with the quiz's rule for ties</text>
<circle class="ring" cx="${MARGIN + 247}" cy="69" r="5"/><text class="soft" x="${MARGIN + 262}" y="74">if ties went to the role listed first</text>
${TICKS.map(drawTick).join("\n")}
${rows.join("\n")}
</svg>
`;
}

function drawTick(percent: number): string {
	const x = across(percent);
	return `<path class="${percent === 10 ? "tenth" : "grid"}" d="M${x} ${TOP - 8}V${BOTTOM + 4}"/><text class="soft middle" x="${x}" y="${BOTTOM + 26}">${percent}%</text>`;
}

function drawRow(index: number, name: string, listed: number, ruled: number): string {
	const y = TOP + (index + 0.5) * ROW;
	const [from, to] = [across(listed), across(ruled)];
	return `<text x="${MARGIN}" y="${y + 5}">${name}</text>
<path class="way" d="M${from} ${y}H${to}"/><circle class="ring" cx="${from}" cy="${y}" r="5"/><circle class="disc" cx="${to}" cy="${y}" r="7"/>
<text class="number" x="${WIDTH - MARGIN}" y="${y + 5}">${ruled.toFixed(2)}%</text>`;
}

/** Converts a share to its x coordinate. */
function across(percent: number): number {
	const { left, right, from, to } = AXIS;
	return Math.round((left + ((percent - from) / (to - from)) * (right - left)) * 10) / 10;
}

function palette(theme: keyof typeof interfaceColors): string {
	return (["paper", "ink", "ink-soft", "line", "control", "action"] as const)
		.map((name) => `--${name}: ${hex(interfaceColors[theme][name])};`)
		.join(" ");
}
