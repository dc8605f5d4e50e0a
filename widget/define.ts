import { en } from "../shared/quiz/en.ts";
import { define } from "./element.ts";

define(en);
