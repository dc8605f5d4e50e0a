import clsx from "clsx";
import { createContext, useContext } from "react";
import type { Icons } from "../eleventy/icon.ts";
import type { WallName } from "../quilt/walls.ts";

const WallsContext = createContext<Partial<Icons["walls"]>>({});

export const WallsProvider = WallsContext.Provider;

/**
 * Classes that crop each picture on phones. A picture with two entries is shown twice there: the left half of `erin`
 * above its right half.
 */
const CROPS: Partial<Record<WallName, readonly string[]>> = {
	academy: ["max-sm:h-75 object-left"],
	erin: ["max-sm:aspect-[37/24] object-left", "max-sm:aspect-[37/24] object-right sm:hidden"],
	homestead: ["max-sm:h-75 object-[46%]"],
};

/** A band with a picture of cloth. It is decorative. */
export function Wall({ name }: { name: WallName }) {
	const src = useContext(WallsContext)[name];
	return CROPS[name]?.map((crop) => (
		<img
			key={crop}
			className={clsx("wall w-full object-cover sm:aspect-[37/12]", crop)}
			src={src}
			alt=""
			width={1184}
			height={384}
		/>
	));
}

/** The home page's cloth, which fills its container. It is decorative. */
export function HomeCloth({ className }: { className: string }) {
	const src = useContext(WallsContext).home;
	return (
		<img
			className={clsx("wall object-cover", className)}
			src={src}
			alt=""
			width={884}
			height={784}
		/>
	);
}
