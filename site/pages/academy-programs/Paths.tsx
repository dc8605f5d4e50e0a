import { QuiltBlock } from "../../components/QuiltBlock.tsx";
import { BLOCKS } from "../../content/academy-blocks.ts";
import type { GroupProps } from "./group.ts";

/** The long paths: two large patches, the second lower than the first. */
export function Paths({ copy: { title, text }, programs }: GroupProps) {
	return (
		<section className="section wrap paths">
			<div>
				<h2>{title}</h2>
				<p className="lead">{text}</p>
			</div>
			<ul>
				{programs.map(({ slug, title, summary }) => (
					<li key={slug}>
						<QuiltBlock slug={slug} {...BLOCKS[slug]} />
						<h3>
							<a href={`/academy/${slug}`}>{title}</a>
						</h3>
						<p>{summary}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
