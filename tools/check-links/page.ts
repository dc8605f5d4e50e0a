import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";

/** An address that a page names, and where: `<a href>`. */
export interface Reference {
	readonly place: string;
	readonly address: string;
}

/** What the checks look at in a page. */
export interface PageFacts {
	readonly title: string;
	readonly description: string;
	readonly canonical: string | undefined;
	/** Whether search engines may list it. */
	readonly indexed: boolean;
	readonly h1s: number;
	/** Every id outside shadow roots, which are reached by no fragment. */
	readonly ids: readonly string[];
	/** Ids that occur twice within the document, or within one shadow root. */
	readonly repeatedIds: readonly string[];
	readonly references: readonly Reference[];
	/** The texts of its JSON-LD scripts. */
	readonly jsonLd: readonly string[];
}

/** Which attributes hold addresses; of `meta`, `content` does so only in some. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
	a: ["href"],
	area: ["href"],
	audio: ["src"],
	form: ["action"],
	iframe: ["src"],
	image: ["href"],
	img: ["src", "srcset"],
	link: ["href"],
	script: ["src"],
	source: ["src", "srcset"],
	use: ["href"],
	video: ["src", "poster"],
};

/** Reads a page as browsers do, so that what is malformed still counts. */
export function readPage(html: string): PageFacts {
	const elements = elementsOf(parse(html));
	const light = elements.filter(({ scope }) => scope === 0);
	const named = (name: string) => light.filter(({ node }) => node.tagName === name);
	const content = (name: string) =>
		named("meta")
			.filter(({ node }) => attribute(node, "name") === name)
			.map(({ node }) => attribute(node, "content") ?? "")[0];
	const canonical = named("link").find(({ node }) => attribute(node, "rel") === "canonical");
	return {
		title: named("title").map(({ node }) => textOf(node))[0] ?? "",
		description: content("description") ?? "",
		canonical: canonical && attribute(canonical.node, "href"),
		indexed: !/noindex/.test(content("robots") ?? ""),
		h1s: elements.filter(({ node }) => node.tagName === "h1").length,
		ids: light.flatMap(({ node }) => attribute(node, "id") ?? []),
		repeatedIds: repeatedIds(elements),
		references: elements.flatMap(({ node }) => referencesOf(node)),
		jsonLd: named("script")
			.filter(({ node }) => attribute(node, "type") === "application/ld+json")
			.map(({ node }) => textOf(node)),
	};
}

interface Found {
	node: Tree.Element;
	/** 0 = the document; every template, and so every shadow root, has ids of its own. */
	scope: number;
}

function elementsOf(document: Tree.Document): Found[] {
	let scopes = 0;
	function within(node: Tree.Node, scope: number): Found[] {
		const own = "tagName" in node ? [{ node, scope }] : [];
		const children = "childNodes" in node ? node.childNodes : [];
		const shadow = "content" in node ? within(node.content, ++scopes) : [];
		return [...own, ...children.flatMap((child) => within(child, scope)), ...shadow];
	}
	return within(document, 0);
}

function repeatedIds(elements: readonly Found[]): string[] {
	const seen = new Set<string>();
	return elements.flatMap(({ node, scope }) => {
		const id = attribute(node, "id");
		if (id === undefined) return [];
		const key = `${scope} ${id}`;
		if (seen.has(key)) return [id];
		seen.add(key);
		return [];
	});
}

function referencesOf(node: Tree.Element): Reference[] {
	const names = ADDRESSES[node.tagName] ?? [];
	const references = names.flatMap((name) => {
		const value = attribute(node, name);
		if (value === undefined) return [];
		const addresses = name === "srcset" ? candidates(value) : [value];
		return addresses.map((address) => ({ place: `<${node.tagName} ${name}>`, address }));
	});
	const image = node.tagName === "meta" && attribute(node, "property") === "og:image";
	const content = image ? attribute(node, "content") : undefined;
	return content ? [...references, { place: "<meta og:image>", address: content }] : references;
}

/** The addresses of a `srcset`, without their sizes. */
function candidates(srcset: string): string[] {
	return srcset.split(",").flatMap((candidate) => candidate.trim().split(/\s+/)[0] || []);
}

function attribute(node: Tree.Element, name: string): string | undefined {
	return node.attrs.find((attr) => attr.name === name)?.value;
}

function textOf(node: Tree.Element): string {
	return node.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
}
