import { words } from "../../shared/quiz/es/words.ts";
import { defineQuiz } from "./element.ts";

defineQuiz(words);
