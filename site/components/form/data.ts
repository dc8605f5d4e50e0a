import type { SiteData } from "../../data.ts";

/** What a form needs of the site's data. */
export interface FormSiteData extends Pick<SiteData, "forms" | "formWords"> {
	assets: {
		scripts: Pick<SiteData["assets"]["scripts"], "forms">;
	};
	environment: Pick<SiteData["environment"], "formsEndpoint">;
	site: Pick<SiteData["site"], "contactEmail">;
}
