import { test as base, expect } from "@playwright/test";
import { PlaywrightDriver } from "./browsers/playwright.ts";
import { checkHost, type Ground, prepare } from "./checks/check.ts";
import { HOSTS, SERVED } from "./hosts/index.ts";
import { startServers } from "./server/server.ts";

/* The worst dozen of the host pages, in Chromium; `npm run test:embed` puts the quiz on all of them. */

const test = base.extend<object, { ground: Ground }>({
	ground: [
		async ({ browser }, use) => {
			const servers = await startServers(SERVED);
			await use(await prepare(new PlaywrightDriver(browser), servers));
			await servers.close();
		},
		{ scope: "worker" },
	],
});

for (const host of HOSTS.filter(({ quick }) => quick)) {
	test(host.name, async ({ ground }) => {
		expect(await checkHost(host, ground)).toEqual([]);
	});
}

test("no two hosts share a name or an address", () => {
	const names = HOSTS.map(({ name }) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"));
	expect(new Set(names).size).toBe(names.length);
});
