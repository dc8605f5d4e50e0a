/* Passes events of window.gtag to Plausible. Its script may load earlier or later. */

interface Plausible {
	(name: string, options: { props: object }): void;
	/** Only newer versions have it, and start once it is called. */
	init?(options?: object): void;
}

declare global {
	interface Window {
		plausible?: Plausible;
	}
}

/** Queues events until the script has loaded. */
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
