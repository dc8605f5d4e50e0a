import clsx from "clsx";
import { useContext } from "react";
import type { WallName } from "../schemas/walls.ts";
import { AssetsContext } from "./assets.ts";

/**
 * Classes that crop each picture on phones. A picture with two entries appears twice on phones: the left half of `erin`
 * is above its right half.
 */
const CROPS: Partial<Record<WallName, readonly string[]>> = {
	academy: ["max-sm:h-75 object-left"],
	erin: ["max-sm:aspect-[37/24] object-left", "max-sm:aspect-[37/24] object-right sm:hidden"],
	homestead: ["max-sm:h-75 object-[46%]"],
};

/** A band with a picture of cloth. It is decorative. */
export function Wall({ name }: { name: WallName }) {
	const { icons } = useContext(AssetsContext);
	return CROPS[name]?.map((crop) => (
		<img
			key={crop}
			className={clsx("wall w-full object-cover sm:aspect-[37/12]", crop)}
			src={icons?.walls[name]}
			alt=""
			width={1184}
			height={384}
		/>
	));
}
