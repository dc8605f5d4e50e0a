import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { build } from "vite";
import { runPackage } from "../../../tools/run.ts";
import { buildPackage } from "../../../widget/package/build.ts";
import { beginQuiz, snippetOf, visitHost } from "./support.ts";

/* The npm package, packed and installed into a project that knows nothing of this repository. */

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const SITE = "https://www.example.org";

test.describe.configure({ mode: "serial" });

let project: string;

test.beforeAll(async () => {
	project = mkdtempSync(join(tmpdir(), "consumer-"));
	const built = join(project, "built");
	await buildPackage({ siteUrl: SITE, formsEndpoint: null, outDir: built });
	const [{ filename }] = JSON.parse(
		execFileSync("npm", ["pack", "--json", "--pack-destination", project], {
			cwd: built,
			encoding: "utf8",
			stdio: ["ignore", "pipe", "ignore"],
		}),
	);
	const installed = join(project, "node_modules/liberation-quiz");
	mkdirSync(installed, { recursive: true });
	execFileSync("tar", ["-xzf", join(project, filename), "-C", installed, "--strip-components=1"]);
	for (const name of ["react", "react-dom", "@types"]) {
		symlinkSync(join(ROOT, "node_modules", name), join(project, "node_modules", name));
	}
	write("package.json", '{ "type": "module" }');
});

test.afterAll(() => rmSync(project, { recursive: true, force: true }));

function write(file: string, text: string): void {
	mkdirSync(dirname(join(project, file)), { recursive: true });
	writeFileSync(join(project, file), text);
}

/** What the compiler says of a file of the project; empty where it has nothing to say. */
async function complaints(file: string, text: string): Promise<string> {
	write(file, text);
	const compilerOptions = {
		strict: true,
		noEmit: true,
		module: "nodenext",
		target: "es2022",
		lib: ["es2022", "dom"],
		jsx: "react-jsx",
		jsxImportSource: "react",
		types: [],
	};
	write("tsconfig.json", JSON.stringify({ compilerOptions, files: [file] }));
	const { output } = await runPackage("typescript", ["-p", project]);
	return output;
}

test("its types know the component, its properties and its events", async () => {
	const right = `
		import { LiberationQuiz } from "liberation-quiz/react";
		export const quiz = (
			<LiberationQuiz partner="a" theme="dark" deepLink onQuizCompleted={({ detail }) => detail.primary.length}>
				<a href="https://www.example.org/quiz">Quiz</a>
			</LiberationQuiz>
		);`;
	expect(await complaints("right.tsx", right)).toBe("");
	const wrong = right.replace('"dark"', '"neon"').replace("detail.primary", "detail.email");
	expect(await complaints("wrong.tsx", wrong)).toMatch(/neon[\s\S]*email/);
});

test("a server renders the component as its link, without an element to build on", async () => {
	write(
		"server.mjs",
		`import { createElement } from "react";
		import { renderToString } from "react-dom/server";
		import { LiberationQuiz } from "liberation-quiz/react";
		console.log(renderToString(createElement(LiberationQuiz, { partner: "a", siteUrl: "${SITE}" }, "link")));`,
	);
	const html = execFileSync(process.execPath, [join(project, "server.mjs")], { encoding: "utf8" });
	expect(html.trim()).toBe(
		`<liberation-quiz partner="a" site-url="${SITE}">link</liberation-quiz>`,
	);
});

test("the React snippet is the whole quiz in a strict app, and tells of its events", async ({
	page,
	baseURL,
}) => {
	await page.goto("/embed?partner=many-minds&theme=dark&radius=12");
	const lines = await snippetOf(page, "react");
	write("RoleQuiz.jsx", lines.replace("<LiberationQuiz", "<LiberationQuiz onQuizProgress={heard}"));
	write(
		"main.jsx",
		`import { createElement, StrictMode } from "react";
		import { createRoot } from "react-dom/client";
		window.percents = [];
		window.heard = ({ detail }) => window.percents.push(detail.percent);
		const { RoleQuiz } = await import("./RoleQuiz.jsx");
		createRoot(document.querySelector("main")).render(createElement(StrictMode, null, createElement(RoleQuiz)));`,
	);
	await build({
		root: project,
		configFile: false,
		logLevel: "silent",
		define: { "process.env.NODE_ENV": '"development"' },
		oxc: { jsx: { runtime: "automatic" } },
		build: {
			outDir: "app",
			target: "es2022",
			minify: false,
			lib: { entry: "main.jsx", formats: ["es"], fileName: () => "app.js" },
			rolldownOptions: { output: { codeSplitting: false } },
		},
	});
	await page.route("https://partner.test/app.js", (route) =>
		route.fulfill({ path: join(project, "app/app.js"), contentType: "text/javascript" }),
	);
	await visitHost(page, baseURL, '<main></main><script type="module" src="/app.js"></script>');
	const quiz = page.locator("liberation-quiz");
	await expect(quiz).toHaveAttribute("partner", "many-minds");
	await beginQuiz(page);
	expect(await page.evaluate(() => Reflect.get(window, "percents"))).toEqual([expect.any(Number)]);
});
