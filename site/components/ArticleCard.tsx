import clsx from "clsx";
import { type Article, articlePath, CATEGORY_TONES, longDate } from "../rules/articles.ts";
import { Picture } from "./Photo.tsx";
import { toneClass } from "./Section.tsx";
import { Label } from "./Text.tsx";

interface ArticleCardProps {
	article: Article;
	/** Whether the card fills a whole row in wide windows and shows its quotation if it has no photo. */
	leading?: boolean;
}

export function ArticleCard({ article, leading = false }: ArticleCardProps) {
	const { slug, title, excerpt, date, category, readTime, image, quote } = article;
	const quotation = leading && (
		<p
			className={clsx(
				"display content-center p-entry-lg text-h3 leading-snug max-lg:mt-5",
				toneClass(CATEGORY_TONES[category]),
			)}
			aria-hidden="true"
		>
			{quote}
		</p>
	);
	return (
		<article
			className={clsx(
				"grid gap-x-fluid-6",
				leading ? "lg:grid-cols-2" : image && "grid-cols-[minmax(0,1fr)_min(7.5rem,26vw)]",
			)}
		>
			<div>
				<Label>
					<span
						className={clsx(
							"inline-block rounded px-2 py-0.5",
							toneClass(CATEGORY_TONES[category]),
						)}
					>
						{category}
					</span>
				</Label>
				<h3 className={clsx("mt-0.5 mb-2 text-h3 leading-heading", leading && "lg:text-h2")}>
					<a
						className="text-inherit decoration-transparent hover:text-link hover:decoration-current"
						href={articlePath(slug)}
					>
						{title}
					</a>
				</h3>
				<p className={leading ? "text-lead leading-normal" : ""}>{excerpt}</p>
				<p className="mt-2.5 flex flex-wrap gap-x-6 text-small text-soft">
					<time dateTime={date}>{longDate(date)}</time> <span>{readTime}</span>
				</p>
			</div>
			<Picture image={image}>{quotation}</Picture>
		</article>
	);
}
