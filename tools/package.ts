/*
 * `npm run package`: the npm package of the element, built, checked and packed: .cache/package/
 * and .cache/liberation-quiz-<version>.tgz. Publishing it is `npm publish` on that file.
 */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { readEnvironment } from "../site/eleventy/environment.ts";
import { buildPackage } from "../widget/package/build.ts";
import { runPackage } from "./run.ts";
import { ROOT } from "./say.js";

const CACHE = join(ROOT, ".cache");
const outDir = join(CACHE, "package");

await buildPackage({ ...(await readEnvironment()), outDir });
const packed = execFileSync("npm", ["pack", "--silent", "--pack-destination", CACHE], {
	cwd: outDir,
	encoding: "utf8",
}).trim();
const tarball = join(CACHE, packed);

const { messages, pkg } = await publint({ pkgDir: outDir, strict: true });
for (const message of messages) console.error(formatMessage(message, pkg));
// The element's module is for bundlers and browsers: CommonJS never loads it.
const types = await runPackage("@arethetypeswrong/cli", [tarball, "--profile", "esm-only"]);
console.log(types.output);
if (messages.length > 0 || !types.passed) process.exitCode = 1;
else console.log(`${tarball}: nothing to complain of.`);
