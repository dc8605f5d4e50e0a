import { en } from "../../shared/quiz/en.ts";
import { define } from "./define-quiz.ts";

define(en);
