import clsx from "clsx";
import type { SiteData } from "../data.ts";

interface WordmarkProps {
	data: Pick<SiteData, "assets" | "site">;
	/** With a URL, the wordmark is a link; only the header passes one. */
	href?: string;
	className?: string;
}

export function Wordmark({ data: { assets, site }, href, className }: WordmarkProps) {
	const Element = href ? "a" : "p";
	return (
		<Element
			href={href}
			data-wordmark
			className={clsx(
				"display inline-flex min-h-12 items-center gap-2.5 leading-[1.1] tracking-[-0.01em] text-inherit no-underline",
				className,
			)}
		>
			{/* The wheel in two colors, decorative because the name is beside it. */}
			<img
				className="size-8 flex-none xs:size-9.5"
				src={assets.icons.vector}
				alt=""
				width={38}
				height={38}
			/>
			{site.name}
		</Element>
	);
}
