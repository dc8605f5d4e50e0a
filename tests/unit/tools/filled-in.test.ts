import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { findPlaceholders } from "../../../site/launch/find.ts";
import { runPackage } from "../../../tools/run.ts";
import { copyFilledIn } from "../../filled-in.ts";

const TODAY = "2026-11-20";

test("content that a founder has filled in and edited throughout has no placeholder and no fault", {
	timeout: 300_000,
}, async () => {
	const root = await copyFilledIn();
	try {
		const left = findPlaceholders(root, TODAY).filter(({ weight }) => weight !== "advised");
		expect(left).toEqual([]);
		const check = await runPackage("tsx", ["tools/check-content.ts"], { cwd: root });
		expect(check.passed, check.output).toBe(true);
	} finally {
		rmSync(root, { recursive: true });
	}
});
