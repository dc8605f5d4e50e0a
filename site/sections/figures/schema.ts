import { z } from "zod";
import { sectionSchema } from "../section-kind.ts";

export const schema = sectionSchema(
	"Our figures",
	"What has been reached so far, in large figures.",
	{
		of: z.enum(["home", "getInvolved"]).meta({
			label: "Which figures",
			hint: "They are under Business details, Name, addresses and figures.",
			labels: { home: "Of the home page", getInvolved: "Of Get Involved" },
		}),
	},
);
