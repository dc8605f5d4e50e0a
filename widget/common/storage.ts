import type { Storages } from "../../shared/kept.ts";

export const storages: Storages = { tab: () => sessionStorage, browser: () => localStorage };

/** The key under which a tab keeps a circle. */
export const CIRCLE_KEY = "liberation-circle";
