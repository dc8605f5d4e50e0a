import type { Site } from "../../shared/content/site-schema.ts";
import { hex } from "../../shared/design/hex.ts";
import { interfaceColors } from "../../shared/design/tokens.ts";
import type { Environment } from "./environment.ts";
import type { Icons } from "./icon.ts";

export const MANIFEST_PATH = "/site.webmanifest";

/** The web manifest: what a phone shows of the site on its home screen. */
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
