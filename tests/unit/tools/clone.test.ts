import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../../tools/root.js";
import { linkPackages } from "../../copy-project.ts";
import { folderWith } from "./temporary-folder.ts";

/* What a developer meets in a clone: on Windows, in an odd folder, beside another server, after a reworded sentence. */

test("every text is checked out with the same line ends, whatever core.autocrlf says", () => {
	const lines = execFileSync("git", ["ls-files", "--eol"], { cwd: ROOT, encoding: "utf8" });
	const others = lines
		.split("\n")
		.filter((line) => !/^i\/(?:-text|none) |^i\/lf .* eol=lf|^$/.test(line));
	expect(others).toEqual([]);
});

test.each(["a#b", "a%20b"])("a clone in the folder %s is refused in one sentence", (name) => {
	const folder = join(
		folderWith({ [`${name}/package.json`]: '{"type":"module","engines":{"node":">=18"}}' }),
		name,
	);
	for (const file of ["setup.js", "chromium.js", "root.js"])
		cpSync(join(ROOT, "tools", file), join(folder, "tools", file));
	const { status, stderr } = spawnSync(process.execPath, [join(folder, "tools/setup.js")]);
	expect([status, String(stderr)]).toEqual([
		1,
		`The site can't be built in "${folder}": move the project to a folder without "#" and "%" in its path.\n`,
	]);
});

test("npm start says that its port is in use, and which one it takes", async () => {
	const server = createServer().listen(0, "localhost");
	await once(server, "listening");
	const address = server.address();
	const port = typeof address === "object" && address ? address.port : 0;
	const started = spawn(process.execPath, ["tools/start.js", String(port)], { cwd: ROOT });
	try {
		const [said] = await once(started.stdout, "data");
		expect(String(said)).toMatch(
			new RegExp(`^Port ${port} is in use, so the site is at port \\d+`),
		);
	} finally {
		started.kill();
		server.close();
		await once(started, "close");
	}
});

test("npm run translation prints each sentence that changed since its translation, then and now", () => {
	const root = folderWith({});
	for (const part of ["package.json", "shared", "site", "tools"])
		cpSync(join(ROOT, part), join(root, part), { recursive: true });
	linkPackages(root);
	const git = (...args: string[]) =>
		execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.test", ...args], { cwd: root });
	git("init", "-q");
	git("add", "shared");
	git("commit", "-qm", "One");
	const file = join(root, "shared/quiz/tiers.json");
	const text = readFileSync(file, "utf8");
	const [, before = ""] = /"name": "([^"]+)"/.exec(text) ?? [];
	writeFileSync(file, text.replace(`"${before}"`, '"Another"'));
	const { stdout } = spawnSync(
		process.execPath,
		["--import", "tsx", "tools/translation.ts", "es"],
		{
			cwd: root,
			encoding: "utf8",
		},
	);
	const [, said = ""] = stdout.split("Older than its English: shared/quiz/es/tiers.json\n");
	expect(said).toContain(`\n    then: ${before}\n    now:  Another\n`);
});
