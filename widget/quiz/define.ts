import { en } from "../../shared/quiz/en.ts";
import { defineQuiz } from "./element.ts";

defineQuiz(en);
