import { type ReactNode, useContext } from "react";
import type { Photo as PhotoChoice } from "../../shared/content/fields.ts";
import { AssetsContext } from "./assets.ts";

interface PictureProps {
	image: PhotoChoice | null | undefined;
	width?: string;
	shape?: string;
	children?: ReactNode;
}

/**
 * Renders a photo, or `children` if no photo is set.
 * @throws Error if site/images lacks the file, which the content check also reports
 */
export function Picture({
	image,
	width = "(width < 52em) 90vw, 28em",
	shape = "aspect-square",
	children,
}: PictureProps) {
	const { photos } = useContext(AssetsContext);
	if (!image) return children;
	const files = photos?.[image.file];
	if (!files) throw new Error(`site/images has no ${image.file}`);
	return (
		<picture className="block print:hidden">
			{files.sources.map(({ type, srcset }) => (
				<source key={type} type={type} srcSet={srcset} sizes={width} />
			))}
			<img
				className={`block w-full object-cover ${shape}`}
				src={files.src}
				width={files.width}
				height={files.height}
				alt={image.alt}
				loading="lazy"
				decoding="async"
			/>
		</picture>
	);
}
