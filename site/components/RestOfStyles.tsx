import { useContext } from "react";
import { AssetsContext } from "./assets.ts";

/**
 * The link to the page's stylesheet, once on every page: below the page head, or above it if opening.css lacks styles
 * for that head. Browsers paint the content above the link without waiting for the stylesheet.
 */
export function RestOfStyles() {
	return <link rel="stylesheet" href={useContext(AssetsContext).stylesheet} />;
}
