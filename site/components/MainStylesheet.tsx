import { useContext } from "react";
import { AssetsContext } from "./assets.ts";

/**
 * Links to the page's stylesheet, once per page: below the page's first section, or above it if that section needs more
 * than the critical CSS (critical.css). Browsers paint the content above the link without waiting for the stylesheet.
 */
export function MainStylesheet() {
	return <link rel="stylesheet" href={useContext(AssetsContext).stylesheet} />;
}
