import clsx from "clsx";
import { type Article, articleBlock, articlePath, longDate } from "../rules/articles.ts";
import { QuiltBlock } from "./Cloth.tsx";
import { Picture } from "./Photo.tsx";
import { Label } from "./Text.tsx";

/** Narrow in a column; in a wide window two of them fill a row, with the picture at the left or at the right. */
export type ArticleCardLayout = "narrow" | "leading" | "mirrored";

const WIDE = "lg:items-center lg:gap-x-fluid-6";

const LAYOUTS: Record<ArticleCardLayout, string> = {
	narrow: "",
	leading: `${WIDE} lg:grid-cols-[4fr_7fr]`,
	mirrored: `${WIDE} lg:grid-cols-[7fr_3fr]`,
};

interface ArticleCardProps {
	article: Article;
	level: "h2" | "h3";
	layout?: ArticleCardLayout;
}

/** An article in a list: its quilt block, what it is about, when and how long. */
export function ArticleCard({ article, level, layout = "narrow" }: ArticleCardProps) {
	const { slug, title, excerpt, date, category, readTime, image } = article;
	const Title = level;
	return (
		<article
			className={clsx("grid grid-cols-[min(7.5rem,24%)_minmax(0,1fr)] gap-x-6", LAYOUTS[layout])}
		>
			<div className={layout === "mirrored" ? "lg:order-1" : undefined}>
				<Picture image={image}>
					<QuiltBlock {...articleBlock(slug)} />
				</Picture>
			</div>
			<div>
				<Label>{category}</Label>
				<Title
					className={clsx(
						"mt-0.5 mb-2 text-h3 leading-heading",
						layout === "leading" && "lg:text-h2",
					)}
				>
					<a
						className="text-inherit decoration-transparent hover:text-link hover:decoration-current"
						href={articlePath(slug)}
					>
						{title}
					</a>
				</Title>
				<p>{excerpt}</p>
				<p className="mt-2.5 flex flex-wrap gap-x-6 text-small text-soft">
					<time dateTime={date}>{longDate(date)}</time> <span>{readTime}</span>
				</p>
			</div>
		</article>
	);
}
