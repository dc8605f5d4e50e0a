import { createContext, useContext } from "react";

const StylesheetContext = createContext("");

export const StylesheetProvider = StylesheetContext.Provider;

/**
 * The page's stylesheet, once on every page: below its head, or above it where opening.css lacks styles of the head.
 * Browsers paint what is above the link without waiting for it.
 */
export function RestOfStyles() {
	return <link rel="stylesheet" href={useContext(StylesheetContext)} />;
}
