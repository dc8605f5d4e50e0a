import clsx from "clsx";
import { type Article, articlePath, longDate } from "../domain/articles.ts";
import { Cloth } from "./Cloth.tsx";
import { Picture } from "./Photo.tsx";

interface ArticleCardProps {
	article: Article;
	/** The word above a list's large first article. */
	lead?: string | undefined;
}

/** An article in a list, with its photo or cloth, its category and how many minutes it takes. */
export function ArticleCard({ article, lead }: ArticleCardProps) {
	const { slug, title, excerpt, date, category, minutes, image } = article;
	return (
		<article
			className={clsx(
				"flex gap-4",
				lead
					? "flex-col-reverse lg:flex-row-reverse lg:items-center lg:gap-x-fluid-5"
					: "sm:flex-col-reverse sm:justify-end",
			)}
		>
			<div className={lead ? "lg:flex-5" : "flex-1 sm:flex-none"}>
				<p className="text-small">
					{lead && `${lead} · `}
					<b>{category}</b> {minutes} min read
				</p>
				<h3 className={clsx("my-2", lead ? "text-great leading-none" : "statement")}>
					<a className="text-inherit no-underline hover:underline" href={articlePath(slug)}>
						{title}
					</a>
				</h3>
				<p className={clsx("max-w-text", lead && "text-lead leading-normal")}>{excerpt}</p>
				<p className="mt-2 text-small text-soft">
					<time dateTime={date}>{longDate(date)}</time>
				</p>
			</div>
			<div className={lead ? "lg:flex-6" : "w-[14vw] sm:w-full"}>
				<Picture image={image} shape={lead ? "aspect-3/2" : "aspect-square sm:aspect-5/2"}>
					<Cloth
						of={articlePath(slug)}
						isFirst={Boolean(lead)}
						className={lead ? "aspect-5/2 w-full lg:aspect-3/2" : "size-full sm:aspect-5/2"}
					/>
				</Picture>
			</div>
		</article>
	);
}
