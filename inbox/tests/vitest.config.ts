import { join } from "node:path";
import { defineConfig } from "vitest/config";

// The limits are generous, because they only end tests that hang, also on a busy machine: of `npm test`, and of the long
// run with ten thousands of cases.
const TIMEOUT_MS = process.env.PROPERTY_RUNS ? 3_600_000 : 300_000;

export default defineConfig({
	test: {
		name: "inbox",
		root: join(import.meta.dirname, ".."),
		environment: "node",
		include: ["tests/**/*.test.ts"],
		setupFiles: ["tests/seed.ts"],
		testTimeout: TIMEOUT_MS,
		hookTimeout: TIMEOUT_MS,
		expect: { poll: { timeout: 30_000 } },
		// Files share their imports, which halves the time. So no test mocks a module (what varies is an argument), and
		// each file restores what it stubs.
		isolate: false,
	},
});
