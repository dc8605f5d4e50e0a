export * from "./types/widget/package/liberation-quiz.js";
