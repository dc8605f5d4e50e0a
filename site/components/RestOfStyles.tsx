import { useContext } from "react";
import { AssetsContext } from "./assets.ts";

/**
 * Links to the page's stylesheet, once per page: below the page head, or above it if opening.css lacks styles for that
 * head. Browsers paint the content above the link without waiting for the stylesheet.
 */
export function RestOfStyles() {
	return <link rel="stylesheet" href={useContext(AssetsContext).stylesheet} />;
}
