import { readFile } from "node:fs/promises";
import { type Site, siteSchema } from "../../shared/content/site-schema.ts";

/** Where this build of the site will live. */
export interface Environment {
	/** Origin and path prefix, without a slash at the end: `https://www.example.org/preview`. */
	siteUrl: string;
	/** The path of siteUrl, with a slash at both ends: `/preview/`, mostly `/`. */
	pathPrefix: string;
	formsEndpoint: string | null;
}

const SITE_JSON = new URL("../_data/site.json", import.meta.url);

/**
 * The address of the build: SITE_URL, or the origin in site.json. A path in SITE_URL puts the whole
 * site under it.
 * @throws TypeError when SITE_URL is no address; ZodError when site.json is faulty
 */
export async function readEnvironment(): Promise<Environment> {
	const site = await readSite();
	const address = new URL(process.env.SITE_URL || site.origin);
	const path = address.pathname.replace(/\/+$/, "");
	return {
		siteUrl: address.origin + path,
		pathPrefix: `${path}/`,
		formsEndpoint: site.formsEndpoint,
	};
}

/** The business as site.json describes it, for what isn't given the data of pages. */
export async function readSite(): Promise<Site> {
	return siteSchema.parse(JSON.parse(await readFile(SITE_JSON, "utf8")));
}
