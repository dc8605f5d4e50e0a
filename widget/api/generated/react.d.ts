export * from "./types/widget/api/react.js";
