import words from "virtual:circle-words/en";
import { define } from "./element.ts";

define(words, () => import("../../shared/circle/talk-en.ts"));
