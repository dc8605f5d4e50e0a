import { words } from "../../shared/quiz/es/words.ts";
import { define } from "./define-quiz.ts";

define(words);
