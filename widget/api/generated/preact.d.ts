export * from "./types/widget/package/preact.js";
