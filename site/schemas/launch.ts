import { contentFile, line, list, part } from "../../shared/content/fields.ts";

/** Entries of the launch list that the founder marked as not applicable: `site/_data/launch.json`. */
export const launchSchema = contentFile(
	"Launch list: not for us",
	{
		aside: list(
			"Set aside",
			"entry",
			part("Entry", {
				entry: line(
					"Entry",
					"As the launch list names it, such as “Partners › Family Care Circle”. It stands for everything that begins so.",
				),
				reason: line("Reason", "For whoever looks at the list after you."),
			}).meta({ summary: "{{fields.entry}}" }),
			"What the [launch list](going-live/) asks for and you don’t need.",
		),
	},
	"What the launch list and “npm run launch-check” no longer ask for.",
).meta({ group: "Business details" });

const kept = { edit: "readonly", why: "The launch check finds the claim by these." } as const;

/** Claims that only the founder can confirm: `site/_data/claims.json`. */
export const claimsSchema = contentFile(
	"Claims to confirm",
	{
		claims: list(
			"Claims",
			"claim",
			part("Claim", {
				file: line("File").meta(kept),
				words: line("What the site says").meta({ ...kept, lines: "many", inline: true }),
				confirm: line("What to check, or to have at hand").meta({ ...kept, lines: "many" }),
			}).meta({ summary: "{{fields.words}}" }),
			"In the order in which to check them. Delete an entry when it is true and you can show it; otherwise change the words on the page.",
		),
	},
	"What the site says of you and your work, and only you can know whether it is true.",
).meta({ group: "Business details" });
