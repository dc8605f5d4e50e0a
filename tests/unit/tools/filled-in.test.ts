import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findPlaceholders } from "../../../site/launch/find.ts";
import { runPackage } from "../../../tools/run.ts";
import { copyFilledIn } from "../../filled-in.ts";

const TODAY = "2026-11-20";

test("content that a founder has filled in and edited throughout has no placeholder and no fault, and passes the launch check until one is back", {
	timeout: 300_000,
}, async () => {
	const root = await copyFilledIn();
	try {
		const left = findPlaceholders(root, TODAY).filter(({ weight }) => weight !== "advised");
		expect(left).toEqual([]);
		const check = await runPackage("tsx", ["tools/check-content.ts"], { cwd: root });
		expect(check.passed, check.output).toBe(true);
		const launchCheck = () => runPackage("tsx", ["tools/launch-check.ts"], { cwd: root });
		const ready = await launchCheck();
		expect(ready.passed, ready.output).toBe(true);
		const site = join(root, "site/_data/site.json");
		const text = readFileSync(site, "utf8");
		writeFileSync(site, text.replaceAll("school.test", "example.org"));
		expect((await launchCheck()).passed).toBe(false);
	} finally {
		rmSync(root, { recursive: true });
	}
});
