import { articleBlock, articlePath } from "../content/article-page.ts";
import { type Article, longDate } from "../content/articles.ts";
import { Picture } from "./Photo.tsx";
import { QuiltBlock } from "./QuiltBlock.tsx";

/** An article in a list: its quilt block, what it is about, when and how long. */
export function ArticleCard({ article, level }: { article: Article; level: "h2" | "h3" }) {
	const { slug, title, excerpt, date, category, readTime, image } = article;
	const Title = level;
	return (
		<article className="article-card">
			<Picture image={image}>
				<QuiltBlock {...articleBlock(slug)} />
			</Picture>
			<div>
				<p className="label">{category}</p>
				<Title className="card-title">
					<a href={articlePath(slug)}>{title}</a>
				</Title>
				<p>{excerpt}</p>
				<p className="card-facts">
					<time dateTime={date}>{longDate(date)}</time> <span>{readTime}</span>
				</p>
			</div>
		</article>
	);
}
