import { join } from "node:path";
import { defineConfig } from "vitest/config";

// Generous: a limit is there to end what hangs, not to measure a busy machine.
const TIMEOUT_MS = 60_000;

export default defineConfig({
	test: {
		name: "inbox",
		root: join(import.meta.dirname, ".."),
		environment: "node",
		include: ["tests/**/*.test.ts"],
		setupFiles: ["tests/seed.ts"],
		testTimeout: TIMEOUT_MS,
		hookTimeout: TIMEOUT_MS,
		expect: { poll: { timeout: TIMEOUT_MS / 2 } },
		// The files share what they import: reading it again for each would take half the time. So no test replaces a module
		// (what varies is an argument), and each file takes back what it stubs.
		isolate: false,
	},
});
