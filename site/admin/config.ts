import type { CmsConfig, Collection, CollectionFile } from "@sveltia/cms";
import { EDITOR_GROUPS, type EditorGroup } from "../../shared/content/field-metadata.ts";
import type { Site } from "../../shared/content/site-schema.ts";
import { nameOfItem } from "../check/links.ts";
import { PHOTOS } from "../check/markdown.ts";
import type { JsonPath } from "../check/values.ts";
import { type ContentType, schemaReference } from "../schemas/content-types.ts";
import {
	type Field,
	FOLD,
	fieldsOf,
	folded,
	type JsonSchema,
	jsonSchemaOf,
} from "../schemas/json-schema.ts";
import { ONLY_ON } from "../schemas/modular-pages.ts";
import { editorField, type Places, rootField } from "./fields.ts";
import { linkedField } from "./linked.ts";

/** Settings that the build writes to `settings.json` for the editor. */
export interface EditorSettings extends NonNullable<Site["editor"]> {
	/** The GitHub repository as `owner/name`. */
	readonly repository: string;
	readonly siteUrl: string;
	readonly siteName: string;
	/** The languages besides English. */
	readonly languages: readonly { readonly lang: string; readonly name: string }[];
}

/** A content type with its JSON Schema and language, as the editor needs them. */
export interface EditorType extends ContentType {
	readonly json: JsonSchema;
	readonly many: boolean;
	/** The language code of a translated file. */
	readonly lang?: string;
}

/** Names of Material Symbols icons, which are bundled with the editor. */
const ICONS: Readonly<Record<EditorGroup, string>> = {
	Pages: "article",
	Academy: "school",
	Events: "event",
	Shop: "storefront",
	Articles: "edit_note",
	Partners: "handshake",
	Quiz: "quiz",
	"Form and mail texts": "mail",
	"Business details": "badge",
	Translations: "translate",
};

/** Keys whose value equals the file name. */
export const FROM_FILE_NAME = ["slug", "id"];

/** The fields used as an item's title, by precedence. */
const TITLES = ["title", "collaboration", "name", "metadata.title"];

export function editorTypes(
	contentTypes: readonly ContentType[],
	languages: EditorSettings["languages"],
	uses: Uses = {},
): EditorType[] {
	return contentTypes
		.flatMap((type) => (type.files.includes("/*/") ? inEach(languages, type) : [type]))
		.map((type) => ({ ...type, json: jsonSchemaOf(type.schema), many: type.files.includes("*") }))
		.filter(({ json }) => json.edit !== "hidden")
		.flatMap((type) => (hasAddress(type.json) ? byPage(type, uses) : [type]));
}

/** How many sections of each kind the pages have. */
export type Uses = Readonly<Record<string, number>>;

/**
 * Returns a content type for modular pages in general, and one for each page that has kinds of section to itself.
 * Each offers its kinds of section with the most used first.
 */
function byPage(type: EditorType, uses: Uses): EditorType[] {
	const pages = Object.keys(ONLY_ON).map((page) => type.files.replace("*", page));
	const jsonOf = (page?: string): JsonSchema => {
		const { properties = {} } = type.json;
		const nameOf = (section: JsonSchema) => String(section.properties?.kind?.enum?.[0]);
		const offered = (properties.sections?.items?.oneOf ?? [])
			.filter((each) =>
				Object.entries(ONLY_ON).every(
					([at, { kinds }]) => at === page || !kinds.includes(nameOf(each)),
				),
			)
			.sort((a, b) => (uses[nameOf(b)] ?? 0) - (uses[nameOf(a)] ?? 0));
		const items = { ...properties.sections?.items, oneOf: offered };
		return {
			...type.json,
			properties: { ...properties, sections: { ...properties.sections, items } },
		};
	};
	return [
		{ ...type, except: [...(type.except ?? []), ...pages], json: jsonOf() },
		...Object.entries(ONLY_ON).map(([page, { label }]) => ({
			...type,
			name: `${type.name}-${page}`,
			many: false,
			files: type.files.replace("*", page),
			json: { ...jsonOf(page), label },
		})),
	];
}

/** Returns one content type per language for a translated file. */
function inEach(languages: EditorSettings["languages"], { files, schema, ...type }: ContentType) {
	return languages.map(({ lang, name }) => ({
		...type,
		lang,
		files: files.replace("*", lang),
		schema: schema.meta({ ...schema.meta(), label: `${schema.meta()?.label} (${name})` }),
	}));
}

/** Returns the configuration of Sveltia CMS. */
export function configOf(types: readonly EditorType[], settings: EditorSettings): CmsConfig {
	const { repository: repo, branch, review, signInService, siteUrl, siteName } = settings;
	return {
		load_config_file: false,
		backend: {
			name: "github",
			repo,
			branch,
			...(signInService
				? { base_url: signInService, auth_methods: ["oauth", "token"] }
				: { auth_methods: ["token"] }),
		},
		publish_mode: review ? "editorial_workflow" : "simple",
		site_url: siteUrl,
		app_title: siteName,
		logo: { src: new URL("icon.svg", document.baseURI).href },
		media_folder: "site/images",
		public_folder: PHOTOS.slice(0, -1),
		media_libraries: {
			default: { config: { slugify_filename: true } },
			stock_assets: { providers: [] },
		},
		slug: { encoding: "ascii", clean_accents: true },
		output: { omit_empty_optional_fields: true },
		collections: EDITOR_GROUPS.flatMap((group) => groupOf(group, types)),
	};
}

function groupOf(group: EditorGroup, types: readonly EditorType[]): Collection[] {
	const members = types.filter(({ json }) => (json.group ?? "Pages") === group);
	const places: Places = (name) => {
		const type = types.find((each) => each.name === name);
		if (!type)
			throw new Error(
				`A relation names the content type "${name}", which the editor does not show`,
			);
		return { type, collection: collectionOf(type) };
	};
	const files = members.filter(({ many }) => !many).map((type) => fileOf(type, places));
	const icon = ICONS[group];
	const editor = { preview: false };
	const items = members.filter(({ many }) => many).map((type) => itemsOf(type, icon, places));
	if (files.length === 0) return items;
	return [{ name: groupName(group), label: group, icon, files, editor }, ...items];
}

const COMPOSED = new RegExp(`^/(?!(?:${Object.keys(ONLY_ON).join("|")})$)`);

/** Returns the CMS collection of a content type that has one file per item. */
function itemsOf(type: EditorType, icon: string, places: Places): Collection {
	const { json } = type;
	const fields = fieldsOfFile(type, places);
	const hasField = (path: string) =>
		path.split(".").reduce<JsonSchema | undefined>((at, key) => at?.properties?.[key], json);
	const title = TITLES.find(hasField) ?? "title";
	const [folder = "", extension = ""] = type.files.split("/*.");
	return {
		name: collectionOf(type),
		label: json.label ?? type.name,
		icon,
		...(json.item && { label_singular: json.item }),
		...(json.hint && { description: json.hint }),
		folder,
		extension,
		format: formatOf(type),
		fields,
		editor: { preview: false },
		create: true,
		identifier_field: title,
		...(json.summary && { summary: json.summary }),
		...(hasAddress(json)
			? // Pages with a template of their own lie in the same folder, and have no address in their file. Those of
				// ONLY_ON are entries of the group.
				{ filter: { field: "path", pattern: COMPOSED }, slug: "{{path}}" }
			: {
					slug: {
						template: `{{${title}}}`,
						editable: ["create"],
						hint: "The end of its address. It can't be changed later.",
					},
				}),
	};
}

/** Whether an item's file holds its address. The `path` of a program holds its title and other fields. */
function hasAddress({ properties }: JsonSchema): boolean {
	return properties?.path?.type === "string";
}

function fileOf(type: EditorType, places: Places): CollectionFile {
	const { name, files: file, json } = type;
	return {
		name: entryOf(type),
		label: json.label ?? name,
		file,
		format: formatOf(type),
		fields: fieldsOfFile(type, places),
	};
}

function fieldsOfFile(type: EditorType, places: Places) {
	const { json, files } = type;
	if (json.items) return [rootField(type.name, json, places)];
	const fields = fieldsOf(folded(json)).map((field) =>
		editorField(withoutName(field, type), places),
	);
	return [...fields, ...(files.endsWith(".md") ? [BODY] : []), linkedField()];
}

/** Hides fields whose value comes from the file's path. */
function withoutName(field: Field, type: EditorType): Field {
	const { key, schema } = field;
	if (key === "$schema")
		return { ...field, schema: { edit: "hidden", enum: [schemaReference(type.files, type)] } };
	return FROM_FILE_NAME.includes(key) ? { ...field, schema: { ...schema, edit: "hidden" } } : field;
}

/** The Markdown body of an article. */
const BODY = {
	name: "body",
	label: "Text",
	widget: "richtext" as const,
	modes: ["raw" as const, "rich_text" as const],
	editor_components: ["image" as const],
	linked_images: false,
	hint: "In Markdown: an empty line between paragraphs, ## before a heading, \\*stars\\* around what is stressed.",
};

/** Returns the name of the custom file format that main.ts registers for a content type. */
export function formatOf(type: ContentType & Pick<EditorType, "lang">): string {
	// Sveltia treats a file as possible Markdown if the name of the file's format ends with `-frontmatter`.
	return `${type.name}${type.lang ?? ""}-${type.files.endsWith(".md") ? "frontmatter" : "file"}`;
}

/** Returns the name of a single file in the CMS configuration. */
function entryOf({ name, lang }: EditorType): string {
	return lang ? `${name}-${lang}` : name;
}

function collectionOf({ name, many, json }: EditorType): string {
	return many ? name : groupName(json.group ?? "Pages");
}

/** Returns the address of a file's entry in the editor. */
export function editorEntryOf(type: EditorType, file: string): string {
	const entry = type.many ? nameOfItem(file) : entryOf(type);
	return `#/collections/${collectionOf(type)}/entries/${entry}`;
}

/** Returns the path of a field in the editor, where lists have a name and some fields are in folded groups. */
export function keyPathOf({ name, json }: EditorType, path: JsonPath): string {
	let at: JsonSchema | undefined = folded(json);
	const steps = path.flatMap((step) => {
		const { items, properties = {}, oneOf } = at ?? {};
		if (items) {
			at = items;
			return [step];
		}
		const objects = oneOf?.map((each) => each.properties ?? {}) ?? [properties];
		const all = objects.map((fields) => ({ ...fields[FOLD]?.properties, ...fields }));
		const isFolded = !objects.some((fields) => step in fields);
		at = all.map((fields) => fields[step]).find(Boolean);
		return isFolded ? [FOLD, step] : [step];
	});
	return [...(json.items ? [name] : []), ...steps].join(".");
}

function groupName(group: EditorGroup): string {
	return group.toLowerCase().replaceAll(" ", "-");
}
