import words from "virtual:circle-words/en";
import { defineCircle } from "./element.tsx";

defineCircle(words, () => import("../../shared/circle/talk-en.ts"));
