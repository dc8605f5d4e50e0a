import type { HostPage } from "./host.ts";
import { MOVE_AT_EVERY_PRESS } from "./libraries.ts";

const MARKUP = '<liberation-quiz display="dialog" partner="host-page"></liberation-quiz>';

/** Pages on which the quiz is behind a button. */
const PAGES: readonly Omit<HostPage, "kind" | "journey" | "dialog">[] = [
	{ name: "Dialog on a bare page" },
	{
		name: "Dialog in a transformed, filtered parent",
		css: "body { transform: rotate(2deg) scale(0.9); filter: blur(1px); perspective: 100px; will-change: transform; }",
	},
	{
		name: "Dialog in a clipped, contained, faint parent",
		css: `#place#place#place { contain: strict; height: 70px !important; overflow: hidden; clip-path: inset(0); opacity: 0.4;
			mix-blend-mode: multiply; isolation: isolate; }`,
	},
	{
		name: "Dialog on a page that scrolls inside",
		css: "html, body { height: 100%; overflow: hidden; overscroll-behavior: none; } #place#place#place { max-height: 300px !important; overflow: auto; }",
	},
	{
		name: "dialog, button and ::backdrop, !important",
		css: `dialog, dialog[open], button { display: none !important; position: static !important; width: 40px !important; color: red !important; }
			::backdrop { background: red !important; } :modal { inset: 50% !important; }`,
	},
	{
		name: "Dialog inside an open dialog of the host",
		script: `window.mountQuiz = (place) => { place.innerHTML = '<dialog>${MARKUP}</dialog>'; place.firstChild.showModal(); };`,
	},
	{
		name: "Dialog inside a Bootstrap 5 modal",
		styles: ["bootstrap5/dist/css/bootstrap.css"],
		scripts: ["bootstrap5/dist/js/bootstrap.bundle.js"],
		script: `window.mountQuiz = (place) => {
			place.innerHTML = '<div class="modal" tabindex="-1"><div class="modal-dialog"><div class="modal-content">${MARKUP}</div></div></div>';
			new bootstrap.Modal(place.firstChild).show();
		};`,
	},
	{ name: "Host that moves the open dialog at every press", script: MOVE_AT_EVERY_PRESS },
	{
		name: "Dialog in a sandboxed frame",
		frame: 'sandbox="allow-scripts"',
		body: `{script}${MARKUP}`,
	},
];

export const DIALOGS: readonly HostPage[] = PAGES.map((host) => ({
	...host,
	kind: "dialog",
	journey: true,
	dialog: true,
}));
