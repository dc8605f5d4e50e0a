import type { Storages } from "../../shared/kept.ts";

export const storages: Storages = { tab: () => sessionStorage, browser: () => localStorage };

/** The storage key of the tab's circle. */
export const CIRCLE_KEY = "liberation-circle";
