import { asking } from "../../../shared/content/fields.ts";
import { founderWords, paragraphs } from "../../schemas/page-parts.ts";
import { sectionSchema } from "../section-kind.ts";

/** Only one page needs this section; its other facts are under Business details, Name, addresses and figures. */
export const schema = sectionSchema("Founder", "Your portrait, your own words and your story.", {
	words: asking(
		founderWords,
		"fact",
		"who taught you and in which tradition you work, in one paragraph that says “I”: the beginning of About",
	),
	paragraphs,
});
