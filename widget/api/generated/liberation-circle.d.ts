export * from "./types/widget/api/liberation-circle.js";
