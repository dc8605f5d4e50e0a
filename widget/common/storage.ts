import type { Storages } from "../../shared/kept.ts";

export const storages: Storages = { tab: () => sessionStorage, browser: () => localStorage };
