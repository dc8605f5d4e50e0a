import { createContext } from "react";
import type { Assets } from "../data.ts";

/** Provides the built assets to components at any depth of the page. */
export const AssetsContext = createContext<Partial<Assets>>({});
