import clsx from "clsx";
import { type Article, articlePath, CATEGORY_TONES, longDate } from "../domain/articles.ts";
import { Cloth } from "./Cloth.tsx";
import { Picture } from "./Photo.tsx";
import { toneClass } from "./Section.tsx";

interface ArticleCardProps {
	article: Article;
	/** Its place in the list. */
	place: number;
	/** The word above a list's large first article. */
	lead?: string | undefined;
}

/** An article in a list, with its photo or its category's cloth, its category and how many minutes it takes. */
export function ArticleCard({ article, place, lead }: ArticleCardProps) {
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
			<div
				className={clsx(
					lead && "lg:flex-6",
					!lead && (image ? "w-[22vw] sm:w-full" : "max-sm:hidden"),
				)}
			>
				<Picture image={image} shape={lead ? "aspect-3/2" : "aspect-5/2"}>
					<div className={toneClass(CATEGORY_TONES[category])}>
						<Cloth
							cut={place}
							isMirrored
							className={lead ? "aspect-5/2 w-full lg:aspect-3/2" : "aspect-5/2 w-full"}
						/>
					</div>
				</Picture>
			</div>
		</article>
	);
}
