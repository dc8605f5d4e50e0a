import clsx from "clsx";
import { type Article, articlePath, CATEGORY_TONES, longDate } from "../rules/articles.ts";
import { Picture } from "./Photo.tsx";
import { toneClass } from "./Section.tsx";

/** An article in a list. Its patch has its category's dye and says how many minutes the article takes. */
export function ArticleCard({ article }: { article: Article }) {
	const { slug, title, excerpt, date, category, minutes, image } = article;
	return (
		<article
			className={clsx(
				"grid gap-x-5",
				image
					? "grid-cols-[auto_minmax(0,1fr)_min(7.5rem,20vw)]"
					: "grid-cols-[auto_minmax(0,1fr)]",
			)}
		>
			<p
				className={clsx(
					"patch flex aspect-square w-22 flex-col justify-between self-start p-2.5 text-label leading-none sm:w-28 sm:p-3.5",
					toneClass(CATEGORY_TONES[category]),
				)}
			>
				<b>{category}</b>
				<span className="display text-h3 leading-none lining-nums sm:text-h2">{minutes}</span>
				<span>min read</span>
			</p>
			<div>
				<h3 className="mb-2 text-h4 leading-heading">
					<a
						className="text-inherit decoration-transparent hover:text-link hover:decoration-current"
						href={articlePath(slug)}
					>
						{title}
					</a>
				</h3>
				<p>{excerpt}</p>
				<time className="mt-2 block text-small text-soft" dateTime={date}>
					{longDate(date)}
				</time>
			</div>
			<Picture image={image} />
		</article>
	);
}
