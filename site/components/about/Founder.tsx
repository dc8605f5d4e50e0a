import type { AboutPage } from "../../../shared/content/pages/about.ts";
import { medallionQuilt } from "../../../shared/quilt/medallion.ts";
import { Cloth } from "../Cloth.tsx";
import { Prose } from "../Prose.tsx";

/** Who founded it; the quilt keeps the place of a portrait. */
export function Founder({ copy: { title, quote, paragraphs } }: { copy: AboutPage["founder"] }) {
	return (
		<section className="section wrap founder">
			<div className="bound">
				<Cloth drawing={medallionQuilt("founder")} />
			</div>
			<div>
				<h2>{title}</h2>
				<Prose text={paragraphs} />
				<p className="display pull-quote">{quote}</p>
			</div>
		</section>
	);
}
