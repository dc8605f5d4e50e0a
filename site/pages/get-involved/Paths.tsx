import { Button } from "../../components/Button.tsx";
import { Features } from "../../components/Features.tsx";
import { QuiltBlock } from "../../components/QuiltBlock.tsx";
import type { InvolvedPath } from "./schema.ts";

interface PathsProps {
	title: string;
	paths: readonly InvolvedPath[];
}

/** Six ways in, pieced edge to edge like patches of a quilt. */
export function Paths({ title, paths }: PathsProps) {
	return (
		<section aria-labelledby="paths">
			<h2 id="paths" className="sr-only">
				{title}
			</h2>
			<ul className="patches">
				{paths.map(({ slug, title, description, icon, color, features, action }) => (
					<li key={slug} id={slug} className={`tone-${color}`}>
						<QuiltBlock slug={`path-${slug}`} pattern={icon} />
						<h3>{title}</h3>
						<p>{description}</p>
						<Features items={features} />
						<Button link={action} look="outlined" arrow />
					</li>
				))}
			</ul>
		</section>
	);
}
