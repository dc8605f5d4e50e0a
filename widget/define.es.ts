import { words } from "../shared/quiz/es/words.ts";
import { define } from "./element.ts";

define(words);
