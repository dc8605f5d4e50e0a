import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { readSources } from "../site/check/check.ts";
import { objects } from "../site/check/values.ts";
import { adviceOnText } from "../site/launch/find.ts";
import { ROOT } from "../tools/root.js";
import { copyProject } from "./copy-project.ts";
import { addQuestions, deleteItems, rewordEverything } from "./everyday-edits.ts";
import { event } from "./own-items.ts";

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

export const EVENT = {
	...event("circulo", "🌱 Círculo, لقاء"),
	description: "Soup, and time to talk to the neighbors.",
	partner: null,
};

/**
 * Copies the project, with the content of a founder who has done all that the launch check asks, and has edited
 * everything else as well.
 * @returns the folder
 */
export async function copyFilledIn(): Promise<string> {
	const root = copyProject();
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
	return root;
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
