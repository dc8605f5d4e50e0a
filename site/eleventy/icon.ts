import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Site } from "../../shared/content/site-schema.ts";
import { hex, roleGround } from "../../shared/design/hex.ts";
import { interfaceColors } from "../../shared/design/tokens.ts";
import { type Shape, sewQuilt, signOf, UNDYED } from "../../shared/quilt/quilt.ts";
import { sewWheel, WHEEL_BINDING, type Wheel } from "../../shared/quilt/wheel.ts";
import { ROLE_KEYS, type RoleKey } from "../../shared/quiz/keys.ts";
import { blockPicturePath } from "../../shared/quiz/role-path.ts";
import { wallSvg } from "../artwork/walls.ts";
import type { Environment, Icons } from "../data.ts";
import { FAMILY } from "../pages/quiz-circle/schema.ts";
import type { WallName } from "../schemas/page-parts.ts";
import { writeHashed } from "./hashed.ts";
import { plainShapes, pngOf } from "./png.ts";

/** Writes all icons. Their colors are literal, because icon files can't use the page's custom properties. */
export async function writeIcons(outDir: string, pathPrefix: string): Promise<Icons> {
	// HtmlBasePlugin doesn't rewrite `<use>`, so the path prefix is added here.
	const writeSymbols = async (name: string, svg: string) =>
		pathPrefix + (await writeHashed(outDir, `${name}.svg`, svg)).slice(1);
	const write = async (name: string, side: number, part: number) =>
		writeHashed(outDir, `${name}.png`, await pngOf(onPaper(part), side));
	const wall = (name: WallName) => writeHashed(outDir, `wall-${name}.svg`, wallSvg(name));
	const [vector, outlines, wheel, circle, small, middle, large, maskable] = await Promise.all([
		writeHashed(outDir, "icon.svg", LOGO),
		writeSymbols("outlines", outlinesOfBlocks()),
		writeSymbols("wheel", roleWheel(sewWheel(() => 1))),
		writeSymbols("circle", roleWheel(sewWheel(ofFamily, PEOPLE))),
		write("icon-180", 180, 0.86),
		write("icon-192", 192, 0.92),
		write("icon-512", 512, 0.92),
		write("icon-maskable", 512, 0.68),
	]);
	return {
		vector,
		outlines,
		wheel,
		circle,
		walls: {
			home: await wall("home"),
			academy: await wall("academy"),
			erin: await wall("erin"),
			homestead: await wall("homestead"),
		},
		png: { 180: small, 192: middle, 512: large },
		maskable,
	};
}

function outlinesOfBlocks(): string {
	const symbols = ROLE_KEYS.map((role) => {
		const paths = signOf(role).map(({ path }) => `<path d="${path}"/>`);
		return `<symbol id="${role}" viewBox="-0.5 -0.5 25 25"><g fill="#fff" stroke="#000" stroke-width=".5" stroke-linejoin="round">${paths.join("")}<path d="M0 0h24v24H0Z" fill="none"/></g></symbol>`;
	});
	return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

/** The number of people of a role at which the role's wedge of the example circle is fully dyed. */
const PEOPLE = 2;

function ofFamily(role: RoleKey): number {
	return FAMILY.filter((each) => each === role).length / PEOPLE;
}

function roleWheel({ areas, basting, seams }: Wheel): string {
	const area = ({ color, path }: Shape) =>
		`<path fill="var(--wheel-cloth,${color})" stroke="var(--wheel-line,${color})" d="${path}"/>`;
	const line = (color: string, path: string, more: string) =>
		`<path fill="none" stroke="var(--wheel-line,${color})" ${more} d="${path}"/>`;
	return `<svg xmlns="http://www.w3.org/2000/svg"><g id="wheel" stroke-width=".8" stroke-linejoin="round">${areas.map(area).join("")}${line(UNDYED.thread, basting, 'stroke-dasharray="4 3"')}${line(WHEEL_BINDING, seams, 'stroke-width="2"')}</g></svg>`;
}

/** The logo as SVG: the wheel of the ten roles in two colors. */
export const LOGO = readFileSync(new URL("../artwork/logo.svg", import.meta.url), "utf8");

/** The side length of the logo's square. */
const LOGO_SIDE = 492;

/**
 * Draws the logo on a square in the color of paper.
 * @param part - the wheel's share of the square's side
 */
function onPaper(part: number): string {
	const side = LOGO_SIDE / part;
	// resvg doesn't support `currentColor`.
	const paths = [...LOGO.matchAll(/color="(#\w+)"[^>]* (d="[^"]+")/g)].map(
		([, color, d]) => `<path fill="${color}" ${d}/>`,
	);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-side / 2} ${-side / 2} ${side} ${side}"><rect x="${-side / 2}" y="${-side / 2}" width="${side}" height="${side}" fill="${hex(interfaceColors.light.paper)}"/>${paths.join("")}</svg>`;
}

export const MANIFEST_PATH = "/site.webmanifest";

export function manifest(site: Site, { pathPrefix }: Environment, icons: Icons): string {
	const address = (path: string) => pathPrefix + path.replace(/^\//, "");
	const picture = (path: string, side: number, purpose: "any" | "maskable") => ({
		src: address(path),
		type: "image/png",
		sizes: `${side}x${side}`,
		purpose,
	});
	const text = {
		name: site.name,
		short_name: site.name.split(" ")[0],
		description: site.description,
		lang: site.locale,
		id: pathPrefix,
		start_url: pathPrefix,
		scope: pathPrefix,
		display: "browser",
		background_color: hex(interfaceColors.light.paper),
		theme_color: hex(interfaceColors.light.paper),
		icons: [
			{ src: address(icons.vector), type: "image/svg+xml", sizes: "any" },
			picture(icons.png[192], 192, "any"),
			picture(icons.png[512], 512, "any"),
			picture(icons.maskable, 512, "maskable"),
		],
	};
	return `${JSON.stringify(text, null, "\t")}\n`;
}

/** The picture's width in pixels: twice the width that mails display, for high-density screens. */
const SIDE = 288;
/** The margin cut off each side of the quilt, so that the quilt aligns with the text. */
const TRIM = 4;

/** Writes pictures for mails as PNG, because many mail programs show no SVG. */
export async function writeMailPictures(outDir: string): Promise<void> {
	await Promise.all(
		ROLE_KEYS.map(async (role) => {
			const file = join(outDir, blockPicturePath(role));
			await mkdir(dirname(file), { recursive: true });
			await writeFile(file, await pngOf(blockOnItsGround(role), SIDE));
		}),
	);
}

function blockOnItsGround(role: RoleKey): string {
	const quilt = sewQuilt([role], 1);
	const side = quilt.width - 2 * TRIM;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${TRIM} ${TRIM} ${side} ${side}" stroke-width=".5"><rect width="${quilt.width}" height="${quilt.height}" fill="${roleGround(role)}"/>${plainShapes(quilt)}</svg>`;
}
