import type { Assets } from "../eleventy/assets.ts";

/** A strip of quilt from edge to edge of the page. */
export function Strip({ assets }: { assets: Assets }) {
	return (
		<img
			className="wall block h-5 w-full object-cover object-left md:h-7"
			src={assets.icons.walls.strip}
			alt=""
			width={3360}
			height={24}
		/>
	);
}
