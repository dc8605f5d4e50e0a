export * from "./types/widget/api/liberation-quiz.js";
