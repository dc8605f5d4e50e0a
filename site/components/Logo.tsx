import type { Assets } from "../build/assets.ts";

/** The wheel of ten segments, pieced like a quilt star. The name always stands beside it. */
export function Logo({ assets }: { assets: Assets }) {
	return <img className="logo" src={assets.icons.vector} alt="" width={38} height={38} />;
}
