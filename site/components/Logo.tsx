import { wheelStar } from "../../shared/quilt/wheel-star.ts";
import { Cloth } from "./Cloth.tsx";

/** The wheel of ten segments, pieced like a quilt star. */
export function Logo() {
	return <Cloth drawing={wheelStar()} className="logo" />;
}
