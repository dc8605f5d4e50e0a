import { readFileSync } from "node:fs";
import { expect, onTestFinished, test, vi } from "vitest";
import { translations } from "../../../shared/read-languages.ts";
import { configOf, editorTypes } from "../../../site/admin/config.ts";
import { readFile, writeFile } from "../../../site/admin/files.ts";
import { contentFiles } from "../../../site/check/check.ts";
import { placeInEditor } from "../../../site/check/place.ts";
import { contentTypes } from "../../../site/schemas/all-content-types.ts";
import { isOfType } from "../../../site/schemas/content-types.ts";
import { fieldsOf, type JsonSchema, jsonSchemaOf } from "../../../site/schemas/json-schema.ts";
import { ROOT } from "../../../tools/root.js";

const types = editorTypes(contentTypes, translations());

const files = contentFiles(ROOT).filter((file) => types.some((type) => isOfType(type, file)));

test.each(files)("%s is written as it was read", (file) => {
	const type = types.find((each) => isOfType(each, file));
	if (!type) throw new Error(`${file} has no content type`);
	const text = readFileSync(`${ROOT}/${file}`, "utf8");
	expect(writeFile(type, readFile(type, text))).toEqual({ text, refused: [] });
});

const PICTURE = "![Two cups](/photos/cups.jpg)";

test.each([
	[`It is at four.${PICTURE}`, `It is at four.\n\n${PICTURE}`],
	[`Four. ${PICTURE} Then five.`, `Four. \n\n${PICTURE}\n\n Then five.`],
	[`Four.${PICTURE}${PICTURE}`, `Four.\n\n${PICTURE}\n\n${PICTURE}`],
	[`Four.\n\n${PICTURE}\n\nFive.`, undefined],
	[`- ${PICTURE}\n- Bread`, undefined],
	[`Write \`${PICTURE}\` for it.`, undefined],
])("the editor gives a picture beside words a paragraph: %j", (body, saved = body) => {
	const type = types.find(({ name }) => name === "article");
	const { text } = type ? writeFile(type, { body }) : { text: "" };
	expect(text.split("---\n\n")[1]).toBe(`${saved}\n`);
});

/** What is missing in the metadata of a field, and of all fields in it. */
function gapsOf(schema: JsonSchema, place: string): string[] {
	if (schema.edit && !schema.why) return [`${place} does not say why it can't be changed`];
	if (schema.edit === "hidden") return [];
	const own =
		schema.hint && !/[.?]$/.test(schema.hint) ? [`the hint of ${place} is no sentence`] : [];
	return [...own, ...gapsIn(schema, place)];
}

function gapsIn(schema: JsonSchema, place: string): string[] {
	if (schema.items)
		return [
			...(schema.item ? [] : [`${place} does not name its entries`]),
			...gapsOf(schema.items, `${place}[]`),
		];
	if (schema.oneOf)
		return schema.oneOf.flatMap((object) => {
			const { kind, state, provider, ...others } = object.properties ?? {};
			const { enum: names = [], labels = {} } = kind ?? state ?? provider ?? {};
			return names
				.map(String)
				.flatMap((name) => [
					...(labels[name] || object.label ? [] : [`${place} has no label for ${name}`]),
					...gapsOfFields({ properties: others }, `${place}.${name}`),
				]);
		});
	return gapsOfFields(schema, place);
}

function gapsOfFields(object: JsonSchema, place: string): string[] {
	const fields = fieldsOf(object);
	const labels = fields.map(({ schema }) => schema.label);
	return [
		...fields
			.filter(({ schema }) => !schema.label)
			.map(({ key }) => `${place}.${key} has no label`),
		...labels
			.filter((label, index) => label && labels.indexOf(label) < index)
			.map((label) => `${place} has two fields called ${label}`),
		...fields.flatMap(({ key, schema }) => gapsOf(schema, `${place}.${key}`)),
	];
}

test.each(contentTypes)(
	"the editor has a label for $name and each of its fields",
	({ name, schema }) => {
		const json = jsonSchemaOf(schema);
		expect(json.label).toBeTruthy();
		expect(gapsOf(json, name)).toEqual([]);
	},
);

/** The editor's configuration, for a site that reviews edits and names a service for signing in. */
function configWith(changes: object = {}) {
	// The logo's address is relative to the editor's page.
	vi.stubGlobal("document", { baseURI: "https://site.test/admin/" });
	onTestFinished(() => void vi.unstubAllGlobals());
	return configOf(types, {
		repository: "example/website",
		branch: "main",
		review: true,
		signInService: "https://sign-in.test",
		siteUrl: "https://site.test",
		siteName: "A site",
		languages: [],
		...changes,
	});
}

test("with review the editor saves in pull requests, and a service signs in where the site names one", () => {
	expect(configWith()).toMatchObject({
		publish_mode: "editorial_workflow",
		backend: {
			name: "github",
			repo: "example/website",
			branch: "main",
			base_url: "https://sign-in.test",
			auth_methods: ["oauth", "token"],
		},
	});
	const plain = configWith({ review: false, signInService: null });
	expect(plain.publish_mode).toBe("simple");
	expect(plain.backend).toMatchObject({ auth_methods: ["token"] });
});

test("every content type has a name of its own in its group", () => {
	const names = contentTypes.map(({ schema }) => {
		const { group = "Pages", label } = jsonSchemaOf(schema);
		return `${group}: ${label}`;
	});
	expect(new Set(names).size).toBe(names.length);
});

test("a kind of section that fits one page is offered there only, and the most used comes first", () => {
	const uses = { questions: 2, text: 3 };
	const offered = (page: string) =>
		editorTypes(contentTypes, translations(), uses)
			.find(({ name }) => name === page)
			?.json.properties?.sections?.items?.oneOf?.flatMap(
				(each) => each.properties?.kind?.enum ?? [],
			) ?? [];
	const everywhere = offered("page");
	const [first, second] = everywhere;
	expect([first, second]).toEqual(["text", "questions"]);
	expect(offered("page-erins-place")).toEqual(
		expect.arrayContaining([...everywhere, "sample-week"]),
	);
	expect(everywhere).not.toContain("sample-week");
	const all = contentTypes.find(({ name }) => name === "page")?.schema;
	const known =
		all &&
		jsonSchemaOf(all).properties?.sections?.items?.oneOf?.flatMap(
			(each) => each.properties?.kind?.enum ?? [],
		);
	expect(
		new Set(
			editorTypes(contentTypes, translations())
				.flatMap(({ name }) => /^page-(.*)/.exec(name)?.[1] ?? [])
				.flatMap((page) => offered(`page-${page}`)),
		),
	).toEqual(new Set(known));
});

test.each([
	["academy", "Pages › Academy"],
	["spring-retreat", "Other pages › Two days outdoors"],
])("the launch list names the page %s as the editor lists it: %s", (name, place) => {
	const file = `site/_data/pages/${name}.json`;
	const type = contentTypes.find((each) => isOfType(each, file));
	const data = { metadata: { title: "Two days outdoors" } };
	expect(type && placeInEditor(type, { file, data }, [])).toBe(place);
});

test("only pages made of sections are in their list", () => {
	const { collections } = configWith();
	const named = (name: string) => collections?.find((each) => "name" in each && each.name === name);
	// Sveltia takes a slash in a text for the end of the pattern.
	expect(named("page")).toMatchObject({
		create: true,
		filter: { field: "path", pattern: expect.any(RegExp) },
	});
	expect(named("program")).not.toHaveProperty("filter");
});
