/* `npm run test:long`: what takes minutes, and so is not in `npm test` at its full length. */
import { runPackage } from "./run.ts";

/** Generated requests to the delivery handler. */
const FUZZ_RUNS = "10000";

const { passed } = await runPackage(
	"vitest",
	["run", "--config=tests/vitest.config.ts", "--project=unit", "tests/unit/functions/fuzz.test.ts"],
	{ stdio: "inherit", env: { ...process.env, FUZZ_RUNS } },
);
if (!passed) process.exitCode = 1;
