import { z } from "zod";
import { sectionKind } from "../section.ts";

export const schema = sectionKind("Our figures", {
	of: z.enum(["home", "getInvolved"]).meta({
		label: "Which figures",
		hint: "They are under Business details, Name, addresses and figures.",
		labels: { home: "Of the home page", getInvolved: "Of Get Involved" },
	}),
});
