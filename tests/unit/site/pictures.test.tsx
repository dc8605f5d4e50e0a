import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decodeQR } from "qr/decode.js";
import { renderToStaticMarkup } from "react-dom/server";
import satori from "satori";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { en } from "../../../shared/quiz/en.ts";
import quizPage from "../../../site/_data/pages/quiz-paper.json" with { type: "json" };
import { AssetsContext } from "../../../site/components/assets.ts";
import { Picture } from "../../../site/components/Photo.tsx";
import { buildPhotos, type Photos } from "../../../site/eleventy/photos.ts";
import { CARD, CLOTH, cardElement } from "../../../site/eleventy/share/card.tsx";
import { imageOf, shareFonts } from "../../../site/eleventy/share/images.ts";
import { Sheets } from "../../../site/pages/quiz-paper/Sheets.tsx";
import { schema } from "../../../site/pages/quiz-paper/schema.ts";
import { makeFonts } from "../../../tools/fonts/make.ts";

describe("photos", () => {
	const root = mkdtempSync(join(tmpdir(), "photos-"));
	const outDir = join(root, "dist");
	let photos: Photos;

	beforeAll(async () => {
		const folder = join(root, "images");
		mkdirSync(folder);
		await sharp({ create: { width: 2000, height: 1600, channels: 3, background: "#9e3b2c" } })
			.jpeg()
			.toFile(join(folder, "porch.jpg"));
		photos = await buildPhotos(outDir, folder);
	});

	afterAll(() => rmSync(root, { recursive: true }));

	const shown = (image: { file: string; alt: string } | null) =>
		renderToStaticMarkup(
			<AssetsContext value={{ photos }}>
				<Picture image={image}>a drawing</Picture>
			</AssetsContext>,
		);

	test("a photo is shown in modern formats, in three widths, with its size and its words", () => {
		const html = shown({ file: "porch.jpg", alt: "A porch" });
		expect([...html.matchAll(/type="([^"]+)"/g)].map(([, type]) => type)).toEqual([
			"image/avif",
			"image/webp",
			"image/jpeg",
		]);
		expect(html).toMatch(/ 480w, \S+ 960w, \S+ 1280w"/);
		expect(html).toMatch(
			/<img [^>]*src="\/assets\/[\w-]+\.jpeg" width="480" height="384" alt="A porch"/,
		);
	});

	test("without a photo its placeholder is shown", () => {
		expect(shown(null)).toBe("a drawing");
	});

	test("a photo that isn't in site/images stops the build", () => {
		expect(() => shown({ file: "attic.jpg", alt: "An attic" })).toThrow(
			"site/images has no attic.jpg",
		);
	});
});

const siteName = "Liberation Education";

test.each(["home", "academy", "erin", "homestead", undefined] as const)(
	"a share image with the cloth of %s is 1200 by 630 pixels and below 200 kB",
	async (wall) => {
		const title = "Decolonizing what we were taught to call ordinary";
		const card = { slug: "test", title, label: "Academy", siteName, dye: "plum", wall } as const;
		const png = Buffer.from(await imageOf(card).png());
		expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([CARD.width, CARD.height]);
		expect(png.length).toBeLessThan(200_000);
	},
);

test.each([
	"Shop",
	"Radical Self-Love",
	"Privacy: what we know about you, and what we do not",
	"Neuroaffirming communities",
	"What my child taught me about saying no, and what I have taught my child since then",
])('the title "%s" of a share image stays above the cloth', async (title) => {
	for (const label of [undefined, "Academy"]) {
		const card = cardElement({ title, label, siteName, slug: "test", dye: "plum", wall: "home" });
		const words: { right: number; bottom: number }[] = [];
		await satori(card, {
			...CARD,
			fonts: shareFonts,
			onNodeDetected({ textContent, left, top, width, height }) {
				if (textContent && title.includes(textContent)) {
					words.push({ right: left + width, bottom: top + height });
				}
			},
		});
		expect(words.length).toBeGreaterThan(0);
		expect(Math.max(...words.map(({ right }) => right))).toBeLessThanOrEqual(CARD.width - 64);
		expect(Math.max(...words.map(({ bottom }) => bottom))).toBeLessThanOrEqual(CARD.height - CLOTH);
	}
});

/** The side of the printed QR code in a phone's picture, in pixels. */
const PIXELS = 300;

test.each(["https://www.example.org", "https://liberation-education.example.com/a/longer/preview"])(
	"the QR code on the paper quiz of %s leads to its roles",
	async (siteUrl) => {
		const html = renderToStaticMarkup(
			<Sheets words={en} copy={schema.parse(quizPage)} siteUrl={siteUrl} outlines="" />,
		);
		// The QR code is the last SVG, after the roles' blocks.
		const svg = /<svg[\s\S]*<\/svg>/.exec(html.slice(html.lastIndexOf("<svg")))?.[0] ?? "";
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

test("the committed fonts are what `npm run fonts` makes of their packages", async () => {
	for (const [name, content] of Object.entries(await makeFonts())) {
		const committed = readFileSync(`site/fonts/${name}`);
		expect(committed.equals(content), `site/fonts/${name}: run "npm run fonts", commit it`).toBe(
			true,
		);
	}
});
