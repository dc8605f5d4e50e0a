import clsx from "clsx";
import { useContext } from "react";
import type { WallName } from "../schemas/walls.ts";
import { AssetsContext } from "./assets.ts";

/** Classes that crop the pictures on phones. */
const CROPS: Partial<Record<WallName, string>> = {
	academy: "max-sm:h-40 object-left",
	homestead: "max-sm:h-55 object-[46%]",
};

/** A band with a picture of cloth. It is decorative. */
export function Wall({ name }: { name: WallName }) {
	const { icons } = useContext(AssetsContext);
	return (
		<img
			className={clsx("wall w-full object-cover sm:aspect-[37/12]", CROPS[name])}
			src={icons?.walls[name]}
			alt=""
			width={1184}
			height={384}
		/>
	);
}
