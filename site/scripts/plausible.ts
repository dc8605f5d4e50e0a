/*
 * Passes the events of the quiz and the site, which go to window.gtag, to Plausible.
 * Its own script is a tag beside this one's, and may load earlier or later.
 */

interface Plausible {
	(name: string, options: { props: object }): void;
	/** Only newer scripts have it: they begin once it is called. */
	init?(options?: object): void;
}

declare global {
	interface Window {
		plausible?: Plausible;
	}
}

/** Until the script has loaded, its function is this one; it then takes events and options over from here. */
function waiting(): Plausible {
	const q: unknown[] = [];
	const plausible = Object.assign((...event: unknown[]) => void q.push(event), {
		q,
		o: {},
		init(options: object = {}) {
			plausible.o = options;
		},
	});
	return plausible;
}

window.plausible ??= waiting();
window.plausible.init?.();

Object.assign(window, {
	gtag: (_: "event", name: string, props: object) => window.plausible?.(name, { props }),
});
