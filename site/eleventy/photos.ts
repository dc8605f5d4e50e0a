import { existsSync, readdirSync } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { hex } from "../../shared/design/hex.ts";
import { interfaceColors } from "../../shared/design/tokens.ts";
import type { Assets, BuiltPhoto } from "../data.ts";
import { ASSETS } from "./hashed.ts";

const FOLDER = fileURLToPath(new URL("../images", import.meta.url));
/** The cache folder of encoded photos, because encoding a photo takes seconds. */
const CACHE = fileURLToPath(new URL("../../.cache/upright-photos", import.meta.url));
/** The widths of the images in a photo's `srcset`, in pixels. */
const WIDTHS = [480, 960, 1280];
/** The color of the page, which stands behind a picture with transparent parts. */
const GROUND = hex(interfaceColors.light.paper);

/**
 * Turns every picture upright, as its EXIF data say, and encodes it without these data as AVIF, WebP and JPEG in several widths, without enlarging.
 * @param outDir - the folder of the built site
 */
export async function buildPhotos(
	outDir: string,
	folder: string = FOLDER,
): Promise<Assets["photos"]> {
	const files = existsSync(folder)
		? readdirSync(folder).filter((file) => /^[^.].*\.(?:jpe?g|png|webp|avif)$/.test(file))
		: [];
	const entries = files.map(
		async (file) => [file, await buildPhoto(outDir, join(folder, file))] as const,
	);
	return Object.fromEntries(await Promise.all(entries));
}

async function buildPhoto(outDir: string, path: string): Promise<BuiltPhoto> {
	const { default: resize } = await import("@11ty/eleventy-img");
	const { avif, webp, jpeg } = await resize(path, {
		widths: WIDTHS,
		formats: ["avif", "webp", "jpeg"],
		outputDir: CACHE,
		urlPath: `/${ASSETS}/`,
		fixOrientation: true,
		// JPEG has no transparency, and would turn it black.
		transform: (picture) => picture.flatten({ background: GROUND }),
	});
	await mkdir(join(outDir, ASSETS), { recursive: true });
	const written = [...avif, ...webp, ...jpeg];
	await Promise.all(
		written.map(({ outputPath, filename }) => copyFile(outputPath, join(outDir, ASSETS, filename))),
	);
	const [smallest] = jpeg;
	if (!smallest) throw new Error(`${path} is no picture that can be read`);
	const { url, width, height } = smallest;
	const sources = [avif, webp, jpeg].map((images) => ({
		type: images[0]?.sourceType ?? "",
		srcset: images.map(({ srcset }) => srcset).join(", "),
	}));
	return { src: url, width, height, sources };
}
