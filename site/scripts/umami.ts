/* Passes events of `window.gtag` to Umami, whose script may load before or after this one. */

type Event = [name: string, payload: object];

declare global {
	interface Window {
		umami?: { track(...event: Event): unknown };
	}
}

const waiting: Event[] = [];

document.querySelector("script[data-website-id]")?.addEventListener("load", () => {
	for (const event of waiting.splice(0)) window.umami?.track(...event);
});

Object.assign(window, {
	gtag(_: "event", ...event: Event) {
		if (window.umami) window.umami.track(...event);
		else waiting.push(event);
	},
});
