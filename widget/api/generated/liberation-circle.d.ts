export * from "./types/widget/package/liberation-circle.js";
