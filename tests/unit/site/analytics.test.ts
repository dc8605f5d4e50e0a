import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import type { Assets } from "../../../site/data.ts";
import { AnalyticsScripts } from "../../../site/layouts/Analytics.tsx";

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

test("Umami's script is told where to send, and to store no visitor id, which would need consent", () => {
	const script = "https://stats.school.test/script.js";
	const assets: Assets = JSON.parse('{ "scripts": { "analytics": "/analytics.js" } }');
	const environment = {
		siteUrl: "https://www.example.org",
		pathPrefix: "/",
		formsEndpoint: null,
		analytics: { provider: "umami", script, websiteId: "94db1cb1" },
	} as const;
	const html = renderToStaticMarkup(
		createElement(AnalyticsScripts, { data: { environment, assets } }),
	);
	expect(html).toContain('data-host-url="https://stats.school.test"');
	expect(html).toContain('data-identity-stitching="false"');
});
