import type { z } from "zod";
import { line, part, prose } from "../../shared/content/fields.ts";
import { text, title } from "./page-parts.ts";

/** The words of the consent dialog, which shows on every page, and of the setting on the privacy page. */
export const consent = part(
	"Asking whether visits may be counted",
	{
		title,
		text,
		more: line("Link to this page"),
		allow: line("Button to allow"),
		refuse: line("Button to refuse"),
		open: prose("Not chosen yet", "This and the next three show on the privacy page."),
		allowed: prose("Allowed"),
		refused: prose("Refused"),
		control: prose("Refused by Global Privacy Control"),
	},
	"Only Google Analytics asks.",
);

export type Consent = z.infer<typeof consent>;
