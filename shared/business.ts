import site from "../site/_data/site.json" with { type: "json" };

/** The name of the business, for builds that may hold nothing else of the site's content. */
export const businessName: string = site.name;
