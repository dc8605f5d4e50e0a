import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readSources } from "../../../site/check/check.ts";
import { objects } from "../../../site/check/values.ts";
import { adviceOnText, findPlaceholders } from "../../../site/launch/find.ts";
import { filesOf } from "../../../tools/files.ts";
import { runPackage } from "../../../tools/run.ts";
import { ROOT } from "../../../tools/say.js";
import { copyProject } from "../../copy-project.ts";
import { addLanguage } from "./another-language.ts";
import { addQuestions, deleteItems, rewordEverything } from "./everyday-edits.ts";

const root = copyProject();
beforeAll(fillIn, 600_000);
afterAll(() => rmSync(root, { recursive: true }));

const TODAY = "2026-11-20";
const PHOTO = { file: "portrait.jpg", alt: "A hill in the morning." };
/** A founder's own answers, instead of what the content comes with. */
const ANSWERS: Readonly<Record<string, unknown>> = {
	"site/_data/site.json formsEndpoint": "/api",
	"site/_data/site.json postalAddress": "12 Orchard Road\nAlbany, NY 12201",
	"site/_data/site.json founderPortrait": { file: "portrait.jpg", alt: "A woman at a loom." },
	"site/_data/site.json editor": null,
	"site/_data/site.json founderName": "Ada Weaver",
	"site/_data/pages/about.json sections.*.words": "I learned this work from my grandmother.",
	"site/_data/launch.json aside": [
		{ entry: "Quiz › Programs in the quiz", reason: "Each of them can be started today." },
	],
};

const EVENT = {
	$schema: "../../../.cache/schemas/event.json",
	slug: "circulo",
	title: "🌱 Círculo, لقاء",
	type: "Community Event",
	status: "upcoming",
	date: "2027-05-01",
	startTime: "12:00",
	endTime: "14:00",
	timeZone: "America/New_York",
	venue: "online",
	location: "Online",
	description: "Soup, and time to talk to the neighbors.",
	registration: "https://tickets.school.test/circulo",
	partner: null,
};

/** The unit tests that stand on content, so that an edit could turn them red. */
const CONTENT_TESTS = [
	"circle",
	"embed",
	...["catalogue", "letter", "results", "score"].map((name) => `quiz/${name}`),
	...["admin", "articles", "content-check", "dates", "forms", "founder", "machine", "shop"].map(
		(name) => `site/${name}`,
	),
	"widget/quiz/controller",
].map((path) => `tests/unit/${path}`);

/**
 * Gives the copy the content of a founder who has done all that the launch check asks, and has edited everything else
 * as well.
 */
async function fillIn(): Promise<void> {
	for (const part of ["tests", ".github", "README.md", "netlify.toml", "wrangler.toml"])
		cpSync(join(ROOT, part), join(root, part), { recursive: true });
	deleteItems(root);
	rewordEverything(root);
	addQuestions(root);
	for (const { file, data } of readSources(root).filter(({ file }) => file.endsWith(".json"))) {
		writeFileSync(join(root, file), `${JSON.stringify(answered(file, data), null, "\t")}\n`);
	}
	mkdirSync(join(root, "site/_data/events"));
	writeFileSync(
		join(root, "site/_data/events/circulo.json"),
		`${JSON.stringify(EVENT, null, "\t")}\n`,
	);
	mkdirSync(join(root, "site/images"), { recursive: true });
	const background = { r: 200, g: 80, b: 60 };
	await sharp({ create: { width: 1280, height: 1280, channels: 3, background } }).toFile(
		join(root, "site/images/portrait.jpg"),
	);
	const tokens = join(root, "shared/design/tokens.ts");
	writeFileSync(
		tokens,
		readFileSync(tokens, "utf8").replaceAll("0.488, 0.135, 31", "0.488, 0.135, 27"),
	);
}

/** A content file with every placeholder filled, and every claim confirmed. */
function answered(file: string, data: unknown): unknown {
	if (file === "site/_data/claims.json") return { ...Object(data), claims: [] };
	if (file === "site/_data/pages/homestead.json") {
		const { head, sections, ...before } = Object(data);
		return answered("", { ...before, photo: PHOTO, head, sections });
	}
	for (const { value, path } of objects(data)) {
		const owner = Object(value);
		for (const [key, inner] of Object.entries(owner)) {
			// The founder may move a section.
			const place = [...path, key].join(".").replace(/^sections\.\d+/, "sections.*");
			const answer = ANSWERS[`${file} ${place}`];
			Reflect.set(owner, key, answer === undefined ? answerTo(key, inner) : answer);
		}
	}
	return data;
}

function answerTo(key: string, value: unknown): unknown {
	if (key === "answer") return value ?? "Yes, and we say when.";
	if (key === "opens") return "2028-spring";
	if (key === "availableUntil") return "2028-01-31";
	if (typeof value !== "string" || !adviceOnText(value)) return value;
	return value.replace(/example\.(?:com|org|net)/, "school.test");
}

describe("once a founder has filled in and edited everything", { timeout: 600_000 }, () => {
	const dist = join(root, "dist");
	const page = (path: string) => readFileSync(join(dist, path, "index.html"), "utf8");

	test("no placeholder is left", () => {
		expect(findPlaceholders(root, TODAY).filter(({ weight }) => weight !== "advised")).toEqual([]);
	});

	test("every unit test that reads content passes", async () => {
		// A second worker would import everything once more.
		const options = ["--config=tests/vitest.config.ts", "--project=unit", "--maxWorkers=1"];
		const env = { ...process.env, PROPERTY_RUNS: "100" };
		const unit = await runPackage("vitest", ["run", ...options, ...CONTENT_TESTS], {
			cwd: root,
			env,
		});
		expect(unit.passed, unit.output).toBe(true);
	});

	test("the site is built without placeholders, in a further language, too, that was only added as files", async () => {
		await addLanguage(root);
		const env = {
			...process.env,
			NODE_ENV: "production",
			GIT_DIR: join(root, ".git"),
			PAGES_ONLY: "1",
		};
		// The build checks the content, too.
		const build = await runPackage("@11ty/eleventy", ["--quiet"], { cwd: root, env });
		expect(build.passed, build.output).toBe(true);
		const pages = filesOf(dist, "").filter((file) => file.endsWith(".html"));
		const left = pages.filter((file) =>
			/(?:\/\/|mailto:)[^"\s<]*\bexample\.(?:com|org|net)/.test(
				readFileSync(join(dist, file), "utf8"),
			),
		);
		expect(left).toEqual([]);
		expect(page("events")).toContain(EVENT.title);

		const english = page("quiz");
		expect(english).toMatch(/<link rel="alternate" hrefLang="qx" href="[^"]*\/qx\/quiz\/"\/>/i);
		expect(english).toMatch(/<link rel="alternate" hrefLang="x-default" href="[^"]*\/quiz\/"\/>/i);
		expect(english).toContain('<a class="nav-entry" href="/qx/quiz/" lang="qx"');
		expect(readFileSync(join(dist, "sitemap.xml"), "utf8")).toContain("/qx/quiz/roles/healer/");
		for (const element of ["quiz", "circle"])
			expect(existsSync(join(dist, `embed/v1/liberation-${element}.qx.js`)), element).toBe(true);
		expect(page("qx/quiz")).toContain('<html lang="qx" dir="rtl">');
		expect(page("qx/quiz")).toContain("Líbérátíóñ Rólé Qúíz~");
	});
});
