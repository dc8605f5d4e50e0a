import { createContext } from "react";
import type { Assets } from "../eleventy/assets.ts";

/** The built files, for components deep in a page. */
export const AssetsContext = createContext<Partial<Assets>>({});
