import words from "virtual:circle-words/en";
import { define } from "./define-circle.ts";

define(words, () => import("../../shared/circle/talk-en.ts"));
