import words from "virtual:circle-words/es";
import { defineCircle } from "./element.tsx";

defineCircle(words, () => import("../../shared/circle/es/talk.ts"));
