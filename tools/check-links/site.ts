import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import {
	type DOMReadyEvent,
	definePlugin,
	type HtmlElement,
	HtmlValidate,
	Rule,
	StaticConfigLoader,
} from "html-validate";
import { BUILD_INFO_PATH, buildInfoSchema } from "../../shared/build-info.ts";
import { formsAddress } from "../../shared/forms-endpoint.ts";
import { pagesOf } from "../files.ts";

export interface SiteFault {
	readonly file: string;
	readonly message: string;
}

/** A URL in a page, and the element and attribute that contain the URL: `<a href>`. */
export interface Reference {
	readonly place: string;
	readonly address: string;
}

export type PageFacts = ReturnType<typeof factsOf>;

/** A built site, parsed once for all checks. */
export type BuiltSite = ReturnType<typeof readSite>;

/**
 * Reads and parses a built site.
 * @throws Error if the folder contains no site
 */
export function readSite(root: string) {
	if (!existsSync(join(root, "index.html"))) {
		throw new Error(`There is no site in ${root} yet: run "npm run build" first.`);
	}
	/** The pages by file path: `about/index.html`. */
	const pages = new Map<string, PageFacts>();
	/** Violations of the HTML standard, such as duplicate ids. */
	const invalid: SiteFault[] = [];
	let file = "";
	let html = "";
	const validator = createValidator((document) => pages.set(file, factsOf(document, html)));
	for (file of pagesOf(root)) {
		html = readFileSync(join(root, file), "utf8");
		const { results } = validator.validateStringSync(html, file);
		for (const { line, column, message, ruleId } of results.flatMap(({ messages }) => messages)) {
			invalid.push({ file: `${file}:${line}:${column}`, message: `${message} (${ruleId})` });
		}
	}
	const home = pages.get("index.html")?.canonical ?? "";
	/** The site's URL, from the home page's canonical URL: `https://www.example.org`. */
	const siteUrl = home.replace(/\/$/, "");
	return { root, siteUrl, endpoint: endpointOf(root, siteUrl), pages, invalid };
}

/** Returns the URL of the forms server; undefined if submissions are only simulated. */
function endpointOf(root: string, siteUrl: string): string | undefined {
	const file = join(root, BUILD_INFO_PATH);
	const { endpoint } = existsSync(file)
		? buildInfoSchema.pick({ endpoint: true }).parse(JSON.parse(readFileSync(file, "utf8")))
		: { endpoint: null };
	return endpoint === null ? undefined : formsAddress(siteUrl, endpoint);
}

type HtmlDocument = DOMReadyEvent["document"];

/** Creates an html-validate instance with a rule that passes each parsed page to `onPage`. */
function createValidator(onPage: (document: HtmlDocument) => void): HtmlValidate {
	class ParsedPage extends Rule {
		override setup(): void {
			this.on("dom:ready", ({ document }) => onPage(document));
		}
	}
	const plugin = definePlugin({ name: "site", rules: { "parsed-page": ParsedPage } });
	return new HtmlValidate(
		new StaticConfigLoader({
			root: true,
			plugins: [plugin],
			extends: ["html-validate:standard"],
			elements: ["html5"],
			rules: { "parsed-page": "error" },
		}),
	);
}

function factsOf(document: HtmlDocument, html: string) {
	const all = (selector: string) => document.querySelectorAll(selector);
	const first = (selector: string, attribute: string) =>
		document.querySelector(selector)?.getAttributeValue(attribute) ?? undefined;
	return {
		title: document.querySelector("head title")?.textContent ?? "",
		description: first('meta[name="description"]', "content") ?? "",
		canonical: first('link[rel="canonical"]', "href"),
		indexed: !first('meta[name="robots"]', "content")?.includes("noindex"),
		h1s: all("h1").length,
		/** The ids outside shadow roots; fragments can't reach ids inside shadow roots. */
		ids: all("[id]")
			.filter((element) => !element.closest("template"))
			.flatMap((element) => element.getAttributeValue("id") ?? []),
		references: [
			...["href", "src", "srcset", "action", "poster"].flatMap((name) =>
				all(`[${name}]`).flatMap((element) => referencesOf(element, name)),
			),
			// html-validate doesn't parse the content of an SVG.
			...[...html.matchAll(/<(use|image) [^>]*?\bhref="([^"]*)"/g)].map(
				([, tag, address = ""]) => ({ place: `<${tag} href>`, address }),
			),
			...all('meta[property="og:image"]').flatMap((element) => referencesOf(element, "content")),
		],
		jsonLd: all('script[type="application/ld+json"]').map(({ textContent }) => textContent),
	};
}

function referencesOf(element: HtmlElement, name: string): Reference[] {
	const value = element.getAttributeValue(name);
	if (value === null) return [];
	const place = `<${element.tagName} ${name}>`;
	const addresses =
		name === "srcset"
			? value.split(",").flatMap((part) => part.trim().split(/\s+/)[0] || [])
			: [value];
	return addresses.map((address) => ({ place, address }));
}

/** The path of a page: `/about/` for `about/index.html`. */
export function pathOf(file: string): string {
	return `/${file.replace(/(^|\/)index\.html$/, "$1")}`;
}

/**
 * The file that a static host serves for a path.
 * @param path - the path from the site's root, without query or fragment
 */
export function fileFor(root: string, path: string): string | undefined {
	const plain = decodeURI(path).replace(/^\/+|\/+$/g, "");
	const candidates = [plain, plain ? `${plain}/index.html` : "index.html"];
	return candidates.find((file) => statSync(join(root, file), { throwIfNoEntry: false })?.isFile());
}
