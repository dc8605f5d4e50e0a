import { QuiltBlock } from "../../components/QuiltBlock.tsx";
import { BLOCKS } from "../../content/academy-blocks.ts";
import type { GroupProps } from "./group.ts";

/** The collaborations as a ledger that names who teaches. */
export function Collabs({ copy: { title, text }, programs }: GroupProps) {
	return (
		<section className="section wrap">
			<div className="opening">
				<h2>{title}</h2>
				<p className="lead">{text}</p>
			</div>
			<ul className="ledger collabs">
				{programs.map(({ slug, title, summary, partner }) => (
					<li key={slug}>
						<QuiltBlock slug={slug} {...BLOCKS[slug]} />
						<div>
							<h3>{title}</h3>
							<p>{summary}</p>
						</div>
						<p>With our {partner.charAt(0).toLowerCase() + partner.slice(1)}</p>
						<a className="button outlined" href={`/academy/${slug}`}>
							Learn More<span className="sr-only"> about {title}</span>
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
