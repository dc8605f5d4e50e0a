import { test as base, expect } from "@playwright/test";
import { checkHost, prepareChecks } from "./checks/check.ts";
import type { CheckContext } from "./checks/context.ts";
import { PlaywrightDriver } from "./driver.ts";
import { HOSTS, SERVED } from "./hosts/index.ts";
import { startServers } from "./server/server.ts";

/* A sample of the host pages, without packages, in Chromium. `npm run test:embed` checks all of them. */

const test = base.extend<object, { checks: CheckContext }>({
	checks: [
		async ({ browser }, use) => {
			const servers = await startServers(SERVED);
			await use(await prepareChecks(new PlaywrightDriver(browser), servers));
			await servers.close();
		},
		{ scope: "worker" },
	],
});

// One worker, so that the baseline is taken once.
test.describe.configure({ mode: "default" });

for (const [index, host] of HOSTS.filter(({ quick }) => quick).entries()) {
	test(`the quiz and a page with "${host.name}" don't change each other`, async ({ checks }) => {
		// On the first page every stage is compared.
		expect(await checkHost(host, checks, index > 0)).toEqual([]);
	});
}
