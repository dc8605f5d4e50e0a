export * from "./types/widget/package/react.js";
