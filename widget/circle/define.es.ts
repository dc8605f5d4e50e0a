import words from "virtual:circle-words/es";
import { define } from "./define-circle.ts";

define(words, () => import("../../shared/circle/es/talk.ts"));
