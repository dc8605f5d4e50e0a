import { decodeQR } from "qr/decode.js";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { expect, test } from "vitest";
import quizPage from "../../../../../site/_data/pages/quiz-paper.json" with { type: "json" };
import { Sheets } from "../../../../../site/pages/quiz-paper/Sheets.tsx";
import { schema } from "../../../../../site/pages/quiz-paper/schema.ts";

/** About what a phone sees of the printed code. */
const PIXELS = 300;

test.each(["https://www.example.org", "https://liberation-education.example.com/a/longer/preview"])(
	"the code on the sheet of %s leads to its roles",
	async (siteUrl) => {
		const html = renderToStaticMarkup(<Sheets copy={schema.parse(quizPage)} siteUrl={siteUrl} />);
		const svg = /<svg[\s\S]*<\/svg>/.exec(html)?.[0] ?? "";
		expect(svg).toContain(`${siteUrl}/quiz/roles`);
		const { data, info } = await sharp(
			Buffer.from(svg.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"')),
		)
			.resize(PIXELS)
			.removeAlpha()
			.raw()
			.toBuffer({ resolveWithObject: true });
		const image = { data: Uint8Array.from(data), width: info.width, height: info.height };
		expect(decodeQR(image)).toBe(`${siteUrl}/quiz/roles`);
	},
);
