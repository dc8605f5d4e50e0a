import { existsSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { ALL_TESTS } from "@mdn/mdn-http-observatory/src/constants.js";
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from "@mdn/mdn-http-observatory/src/grader/charts.js";
import { getGradeForScore, getScoreModifier } from "@mdn/mdn-http-observatory/src/grader/grader.js";

export interface Grade {
	/** `A+` to `F`. */
	readonly grade: string;
	readonly score: number;
	/** What each test found, such as `hsts-implemented-max-age-at-least-six-months`. */
	readonly findings: readonly string[];
}

/**
 * Grades a page's headers as Mozilla's HTTP Observatory does. It is told that the page came by https,
 * after a redirection from http: those two are the host's, and every host that docs/deploy.md names
 * does them by itself. All the rest is as the server at this address answers.
 * @param address - of the page, on this machine
 * @param hostname - under which it would be public
 */
export async function gradeOf(address: string, hostname: string): Promise<Grade> {
	ensurePreloadList();
	const response = await fetch(address);
	const html = await response.text();
	const page = observed(response);
	const url = new URL(`https://${hostname}/`);
	const redirects = [
		{ url: new URL(`http://${hostname}/`), status: 301 },
		{ url, status: response.status },
	];
	const preflight = await fetch(address, {
		method: "OPTIONS",
		headers: { Origin: "https://http-observatory.security.mozilla.org" },
	});
	const requests = {
		hostname,
		resources: { path: html },
		session: { url },
		responses: {
			auto: page,
			https: page,
			http: page,
			cors: observed(preflight),
			httpRedirects: redirects,
			httpsRedirects: redirects,
		},
	};
	const findings = ALL_TESTS.flatMap((test) => test(requests).result ?? []);
	const modifiers = findings.map(getScoreModifier);
	const sum = (of: readonly number[]) => of.reduce((total, each) => total + each, 100);
	const losses = sum(modifiers.filter((modifier) => modifier < 0));
	// Nothing good makes up for what is bad.
	const score = losses >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : losses;
	return { ...getGradeForScore(score), findings };
}

function observed({ status, headers }: Response): object {
	return {
		status,
		verified: true,
		httpEquiv: new Map(),
		request: { headers: {} },
		headers: { ...Object.fromEntries(headers), get: (name: string) => headers.get(name) },
	};
}

/**
 * The package fetches the browsers' preload list when it is installed, which our installation, without
 * scripts and maybe without a network, does not. An empty list is the stricter one.
 */
function ensurePreloadList(): void {
	const require = createRequire(import.meta.url);
	const source = dirname(require.resolve("@mdn/mdn-http-observatory/src/constants.js"));
	const list = join(source, "..", "conf", "hsts-preload.json");
	if (!existsSync(list)) writeFileSync(list, "{}\n");
}
