import { contentFile, line, list, part } from "../../shared/content/fields.ts";

/** What of the launch list is not for this site: `site/_data/launch.json`. */
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
