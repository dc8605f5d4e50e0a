import type { Photo } from "../../../shared/content/fields.ts";
import { Cloth } from "../../components/Cloth.tsx";
import { Picture } from "../../components/Photo.tsx";
import { Prose } from "../../components/Prose.tsx";
import { medallionQuilt } from "../../quilt/medallion.ts";
import type { AboutPage } from "./schema.ts";

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
