import { translated, withoutSchema } from "../translation.ts";
import language from "./language.json" with { type: "json" };
import messages from "./messages.json" with { type: "json" };
import pillars from "./pillars.json" with { type: "json" };
import programs from "./programs.json" with { type: "json" };
import questions from "./questions.json" with { type: "json" };
import roles from "./roles.json" with { type: "json" };
import tiers from "./tiers.json" with { type: "json" };

/** The quiz's content in Spanish. Builds find it by its folder: see shared/read-languages.ts. */
export const words = translated(withoutSchema(language), withoutSchema(messages), {
	questions,
	roles,
	pillars,
	programs,
	tiers,
});
