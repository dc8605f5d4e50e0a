import { execFile } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { openLocalDelivery } from "../../../functions/runtimes/node/local-delivery.ts";
import { startServer } from "../../../functions/runtimes/node/server.ts";
import type { Analytics } from "../../../shared/content/site-schema.ts";
import { copyProject } from "../project-copy.ts";

/** The pages that the tests open, and the files that every build has. A whole site would take longer to build. */
const WANTED =
	/^site\/pages\/(?:home|quiz|roles|privacy|academy|academy-welcome|shop|embed|embed-frame|files|article|articles)(?:\/|$)/;
const UNWANTED = /^tests(?:\/|$)|share-images\.11ty|\/article\//;

/** Sites with other settings than those of site.json. */
export interface OtherSites {
	/** Builds a site with a provider of analytics and serves it with its headers. @returns its address */
	open(analytics: Analytics): Promise<string>;
	close(): Promise<void>;
}

export function createOtherSites(): OtherSites {
	const folder = copyProject(
		(path) => !UNWANTED.test(path) && (!/^site\/pages\/./.test(path) || WANTED.test(path)),
	);
	const servers: { close(): Promise<void> }[] = [];
	return {
		async open(analytics) {
			const file = join(folder, "site/_data/site.json");
			const settings: object = JSON.parse(readFileSync(file, "utf8"));
			// Without the editor, which takes longer to bundle than the site.
			writeFileSync(file, JSON.stringify({ ...settings, analytics, editor: null }));
			const root = join(folder, analytics.provider);
			const eleventy = join(folder, "node_modules/@11ty/eleventy/cmd.cjs");
			const args = [eleventy, "--quiet", `--output=${root}`];
			await promisify(execFile)(process.execPath, args, { cwd: folder });
			const databaseFile = join(root, "preview.sqlite");
			const delivery = await openLocalDelivery({ databaseFile, root });
			const server = await startServer({ root, port: 0, delivery });
			servers.push(server);
			return server.url;
		},
		async close() {
			for (const server of servers) await server.close();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
