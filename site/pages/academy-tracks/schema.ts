import { facts, line } from "../../../shared/content/fields.ts";
import { closing, head, label, pageFile, top } from "../../schemas/page-parts.ts";

/** The tracks that the results of the quiz offer: `site/_data/pages/academy-tracks.json`. */
export const schema = pageFile(
	"Academy: tracks",
	{
		head: top({ label, ...head }),
		action: line("Words of the button", "The name of the track follows."),
		facts,
		closing,
	},
	"Names and prices are under Quiz, Tracks and their prices.",
);
