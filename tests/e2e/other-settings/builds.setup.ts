import { test as setup } from "@playwright/test";
import { build, SITES } from "./sites.ts";

for (const [name, settings] of Object.entries(SITES))
	setup(`the site with ${name} is built`, async () => {
		setup.setTimeout(600_000);
		await build(name, settings);
	});
