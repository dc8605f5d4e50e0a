import { createContext, useContext } from "react";

const StylesheetContext = createContext("");

/** Tells the page's components where the build has put the stylesheet. */
export const StylesheetProvider = StylesheetContext.Provider;

/**
 * The link to the stylesheet, on every page once: below its head, or above it where opening.css lacks what the head
 * needs. Browsers draw what stands above the link without waiting for the stylesheet, and what stands below it after it.
 */
export function RestOfStyles() {
	return <link rel="stylesheet" href={useContext(StylesheetContext)} />;
}
