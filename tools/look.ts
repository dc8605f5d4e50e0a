/*
 * `npm run look` takes pictures of every page and every stage of the quiz. `npm run look -- <commit>` also
 * takes those of that commit, and writes one HTML page with what differs. Options: `--only=<text>` takes the
 * pages whose name contains the text, `--width=<pixels>` (any number of times) other widths than 390 and 1440,
 * `--date=<year-month-day>` another day than that of the commit.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { filesOf } from "./files.ts";
import { compareFolders } from "./look/compare.ts";
import { type Order, takePictures } from "./look/pictures.ts";
import { linesOf, writeReport } from "./look/report.ts";
import { buildSite, type CommitDay, readCommit } from "./look/site.ts";
import { ROOT } from "./say.js";

const FOLDER = join(ROOT, ".cache/look");

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		only: { type: "string", default: "" },
		width: { type: "string", multiple: true, default: ["390", "1440"] },
		date: { type: "string" },
	},
});

const before = positionals[0] ? readCommit(positionals[0]) : undefined;
const order: Order = {
	// One day for both sides, so that what a page says of its dates differs only where the code does.
	day: values.date ?? (before ?? readCommit("HEAD")).day,
	widths: values.width.map(Number),
	only: values.only,
};

if (before) await picturesOf(before);
const now = await picturesOf();
if (before) {
	const [left, right, report] = [before.commit, "now", `${before.commit}-now`];
	const result = await compareFolders(
		join(FOLDER, left),
		join(FOLDER, right),
		join(FOLDER, report),
		({ name, width }) => name.includes(order.only) && order.widths.includes(width),
	);
	const page = writeReport(join(FOLDER, report), { left, right, result });
	for (const line of linesOf(result)) console.log(line);
	console.log(`See them side by side: ${page}`);
} else {
	console.log(`${filesOf(now, ".png").length} pictures are in ${now}`);
}

/** Takes the pictures of a commit, or of the working copy. Those of a commit are kept for the next time. */
async function picturesOf(commit?: CommitDay): Promise<string> {
	const folder = join(FOLDER, commit?.commit ?? "now");
	const note = join(folder, "taken.json");
	const wanted = JSON.stringify(order);
	if (commit && readIfThere(note) === wanted) {
		console.log(
			`Using the pictures of ${commit.commit} in ${folder} (delete them to take them again).`,
		);
		return folder;
	}
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	const site = buildSite(order.day, commit?.commit);
	try {
		await takePictures(site.folder, folder, order);
	} finally {
		site.remove();
	}
	writeFileSync(note, wanted);
	return folder;
}

function readIfThere(file: string): string | undefined {
	try {
		return readFileSync(file, "utf8");
	} catch {
		return undefined;
	}
}
