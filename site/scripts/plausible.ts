/* Passes events of `window.gtag` to Plausible, whose script may load before or after this one. */

interface Plausible {
	(name: string, options: { props: object }): void;
	/** Newer versions of Plausible have this method, and start when it is called. */
	init?(options?: object): void;
}

declare global {
	interface Window {
		plausible?: Plausible;
	}
}

/** Returns a stub that queues events until Plausible's script has loaded. */
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
