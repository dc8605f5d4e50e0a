import { createContext, useContext } from "react";
import type { Icons } from "../eleventy/icon.ts";
import type { WallName } from "../quilt/wall.ts";

const WallsContext = createContext<Icons["walls"]>({ academy: "", erin: "", homestead: "" });

/** Tells the page's components where the build has put the quilts that are as wide as the window. */
export const WallsProvider = WallsContext.Provider;

/** A quilt as wide as the window. Decorative. */
export function Wall({ name }: { name: WallName }) {
	return (
		<img
			className="aspect-[37/12] max-h-136 w-full object-cover"
			src={useContext(WallsContext)[name]}
			alt=""
			width={1184}
			height={384}
		/>
	);
}
