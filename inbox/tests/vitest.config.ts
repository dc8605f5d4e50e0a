import { join } from "node:path";
import { defineConfig } from "vitest/config";

// The limit is generous, because it only ends tests that hang, also on a busy machine.
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
		// Files share their imports, which halves the time. So no test mocks a module (what varies is an argument), and
		// each file restores what it stubs.
		isolate: false,
	},
});
