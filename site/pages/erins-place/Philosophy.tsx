import { Prose } from "../../components/Prose.tsx";
import type { ErinsPlacePage } from "./schema.ts";

/** What the school believes, and what it is for. */
export function Philosophy({
	copy: { title, quote, paragraphs, aims },
}: {
	copy: ErinsPlacePage["philosophy"];
}) {
	return (
		<section className="section wrap philosophy">
			<p className="display pull-quote">{quote}</p>
			<div>
				<h2>{title}</h2>
				<Prose text={paragraphs} />
			</div>
			<div className="rows">
				{aims.map(({ name, text }) => (
					<div key={name}>
						<h3>{name}</h3>
						<p>{text}</p>
					</div>
				))}
			</div>
		</section>
	);
}
