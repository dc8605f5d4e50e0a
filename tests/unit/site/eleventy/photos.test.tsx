import { mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PhotosProvider, Picture } from "../../../../site/components/Photo.tsx";
import { buildPhotos, type Photos } from "../../../../site/eleventy/photos.ts";

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
		<PhotosProvider value={photos}>
			<Picture image={image}>a quilt block</Picture>
		</PhotosProvider>,
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

test("every file that a page asks for is in the built site", () => {
	const html = shown({ file: "porch.jpg", alt: "A porch" });
	const files = new Set([...html.matchAll(/\/assets\/[\w.-]+/g)].map(([path]) => path));
	expect(files.size).toBe(9);
	for (const file of files) expect(statSync(join(outDir, file)).size).toBeGreaterThan(0);
});

test("without a photo its quilt block stands there", () => {
	expect(shown(null)).toBe("a quilt block");
});

test("a photo that the build does not have stops it", () => {
	expect(() => shown({ file: "attic.jpg", alt: "An attic" })).toThrow(
		"site/images has no attic.jpg",
	);
});
