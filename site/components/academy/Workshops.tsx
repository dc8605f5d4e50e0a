import { QuiltBlock } from "../QuiltBlock.tsx";
import { BLOCKS } from "./blocks.ts";
import type { GroupProps } from "./group.ts";

/** The workshops, on dyed cloth, each with its block. */
export function Workshops({ copy: { title, text }, programs }: GroupProps) {
	return (
		<section className="section tone-indigo">
			<div className="wrap workshops">
				<div className="opening">
					<h2>{title}</h2>
					<p className="lead">{text}</p>
				</div>
				<ul>
					{programs.map(({ slug, title, summary }) => (
						<li key={slug}>
							<QuiltBlock slug={slug} {...BLOCKS[slug]} />
							<div>
								<h3>
									<a href={`/academy/${slug}`}>{title}</a>
								</h3>
								<p>{summary}</p>
							</div>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
