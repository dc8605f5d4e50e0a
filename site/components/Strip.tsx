import { geeseStrip } from "../../shared/quilt/strip.ts";
import { Cloth } from "./Cloth.tsx";

/** Enough for a screen of 3,900 pixels; a wider one shows it larger. */
const GEESE = 280;

/** A strip of quilt from edge to edge of the page, between two sections. */
export function Strip() {
	return <Cloth drawing={geeseStrip("strip", GEESE)} className="strip" crop="xMinYMid slice" />;
}
