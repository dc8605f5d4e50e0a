import words from "virtual:circle-words/es";
import { define } from "./element.ts";

define(words, () => import("../../shared/circle/es/talk.ts"));
