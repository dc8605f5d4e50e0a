import { expect, test } from "vitest";
import { parseSource } from "../../../site/check/source.ts";
import { unseenIn } from "../../../tools/check-links/texts.ts";

const PAGE = parseSource(
	"site/_data/pages/retreat.json",
	JSON.stringify({
		path: "/retreat",
		dye: "moss",
		head: { title: "Retreat", lead: "Rest & food from {price}." },
		sections: [{ kind: "text", title: "What we do", paragraphs: ["We cook."] }],
	}),
);
const SHOWN = "<h1>Retreat</h1>Rest &amp; food from $5.<h2>What we do</h2>";

test("a text that its page doesn't show is a fault, and one with a price or an ampersand is none", () => {
	expect(unseenIn(PAGE, `${SHOWN}<p>We cook.</p>`)).toEqual([]);
	expect(unseenIn(PAGE, SHOWN)).toEqual([
		{
			file: "site/_data/pages/retreat.json",
			message: "sections.0.paragraphs.0 stands on no page: We cook.",
		},
	]);
});
