import { useContext } from "react";
import type { WallName } from "../schemas/page-parts.ts";
import { AssetsContext } from "./assets.ts";

/** A band with a picture of cloth. It is decorative. */
export function Wall({ name, loading }: { name: WallName; loading?: "lazy" }) {
	const { icons } = useContext(AssetsContext);
	return (
		<img
			className="wall w-full"
			src={icons?.walls[name]}
			alt=""
			width={1184}
			height={384}
			loading={loading}
		/>
	);
}
