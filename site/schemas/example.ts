import { z } from "zod";
import { asking } from "../../shared/content/fields.ts";

/** The mark of an example, whose rule is in site/domain/examples.ts. */
export const example = asking(
	z.literal(true).optional().meta({
		label: "This is an example",
		hint: "Marked as an example, and left out once the site has its own address. Switch it off for what is yours.",
	}),
	"advised",
	"your own in place of this example, or delete it: it isn't on the live site",
);
