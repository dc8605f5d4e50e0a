import { createContext, type ReactNode, useContext } from "react";
import type { Photo as PhotoChoice } from "../../shared/content/fields.ts";
import type { Photos } from "../eleventy/photos.ts";

const PhotosContext = createContext<Photos>({});

/** Tells the page's components where the build has put the photos. */
export const PhotosProvider = PhotosContext.Provider;

interface PictureProps {
	image: PhotoChoice | null | undefined;
	/** How wide it is shown, for `sizes`. */
	width?: string;
	/** The class of its proportions. */
	shape?: string;
	/** The quilt block that stands in its place. */
	children: ReactNode;
}

/**
 * A photo where there is one, otherwise what stands in its place.
 * @throws Error when site/images lacks the file; the content check says it in words
 */
export function Picture({
	image,
	width = "(width < 52em) 90vw, 28em",
	shape = "aspect-square",
	children,
}: PictureProps) {
	const photos = useContext(PhotosContext);
	if (!image) return children;
	const files = photos[image.file];
	if (!files) throw new Error(`site/images has no ${image.file}`);
	return (
		<picture className="cloth">
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
