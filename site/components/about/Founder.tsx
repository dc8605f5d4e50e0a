import type { Photo } from "../../../shared/content/fields.ts";
import type { AboutPage } from "../../../shared/content/pages/about.ts";
import { medallionQuilt } from "../../../shared/quilt/medallion.ts";
import { Cloth } from "../Cloth.tsx";
import { Picture } from "../Photo.tsx";
import { Prose } from "../Prose.tsx";

/** Who founded it; the quilt keeps the place of a portrait. */
export function Founder({
	copy: { title, quote, paragraphs },
	portrait,
}: {
	copy: AboutPage["founder"];
	portrait: Photo | null;
}) {
	return (
		<section className="section wrap founder">
			<div className="bound">
				<Picture image={portrait}>
					<Cloth drawing={medallionQuilt("founder")} />
				</Picture>
			</div>
			<div>
				<h2>{title}</h2>
				<Prose text={paragraphs} />
				<p className="display pull-quote">{quote}</p>
			</div>
		</section>
	);
}
