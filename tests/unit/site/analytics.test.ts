import { afterEach, expect, test, vi } from "vitest";

/* Events of a page that come before the provider's script has loaded. Google's is tests/e2e/other-settings. */

afterEach(() => {
	vi.unstubAllGlobals();
});

type Gtag = (event: "event", name: string, payload: object) => void;

const [first, second] = ["quiz_started", "quiz_completed"];

test("an event waits in the queue that Plausible's script reads, and goes to the script once it is there", async () => {
	const page: { gtag?: Gtag; plausible?: ((...event: unknown[]) => void) & { q?: unknown[] } } = {};
	vi.stubGlobal("window", page);
	await import("../../../site/scripts/plausible.ts");
	page.gtag?.("event", first, { partner: "a" });
	expect({ ...page.plausible }).toMatchObject({ q: [[first, { props: { partner: "a" } }]], o: {} });
	const sent = vi.fn();
	page.plausible = sent;
	page.gtag?.("event", second, {});
	expect(sent.mock.calls).toEqual([[second, { props: {} }]]);
});

test("an event waits until Umami's script has loaded, and later ones go to the script", async () => {
	const script = new EventTarget();
	const page: { gtag?: Gtag; umami?: object } = {};
	vi.stubGlobal("window", page);
	vi.stubGlobal("document", { querySelector: () => script });
	await import("../../../site/scripts/umami.ts");
	page.gtag?.("event", first, {});
	const track = vi.fn();
	page.umami = { track };
	script.dispatchEvent(new Event("load"));
	page.gtag?.("event", second, { partner: "a" });
	expect(track.mock.calls).toEqual([
		[first, {}],
		[second, { partner: "a" }],
	]);
});
