import type { Assets } from "../eleventy/assets.ts";

/** A strip of quilt from edge to edge of the page, between two sections. */
export function Strip({ assets }: { assets: Assets }) {
	return (
		<img
			className="block h-7 w-full object-cover object-left"
			src={assets.icons.strip}
			alt=""
			width={3360}
			height={24}
			loading="lazy"
		/>
	);
}
