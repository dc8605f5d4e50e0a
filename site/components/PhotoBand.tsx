import type { Photo } from "../../shared/content/fields.ts";
import { Picture } from "./Photo.tsx";

/** A photo across the full window, as a halftone in one color. */
export function PhotoBand({ image }: { image: Photo }) {
	return (
		<div className="halftone">
			<Picture image={image} width="100vw" shape="aspect-4/3 md:aspect-21/9" />
		</div>
	);
}
