import { closing, head, label, pageFile, top } from "../../schemas/page-parts.ts";

/** The waitlist: `site/_data/pages/academy-waitlist.json`. */
export const schema = pageFile(
	"Academy: waitlist",
	{ head: top({ label, ...head }), closing },
	"The form itself is under Form and mail texts.",
);
