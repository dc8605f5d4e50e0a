import { type Article, articlePath, longDate } from "../domain/articles.ts";
import { Picture } from "./Photo.tsx";

/** An article in a list, with its category and how many minutes it takes. */
export function ArticleCard({ article }: { article: Article }) {
	const { slug, title, excerpt, date, category, minutes, image } = article;
	return (
		<article className="flex gap-x-5">
			<div className="flex-1">
				<p className="text-small">
					<b>{category}</b> {minutes} min read
				</p>
				<h3 className="statement my-2">
					<a className="text-inherit no-underline hover:underline" href={articlePath(slug)}>
						{title}
					</a>
				</h3>
				<p className="max-w-text">{excerpt}</p>
				<time className="mt-2 block text-small text-soft" dateTime={date}>
					{longDate(date)}
				</time>
			</div>
			{image && (
				<div className="w-[min(7.5rem,20vw)]">
					<Picture image={image} />
				</div>
			)}
		</article>
	);
}
