import type { Photo } from "../../../shared/content/fields.ts";
import { Button } from "../../components/Button.tsx";
import { Cloth } from "../../components/Cloth.tsx";
import { Picture } from "../../components/Photo.tsx";
import { medallionQuilt } from "../../quilt/medallion.ts";
import type { HomePage } from "./schema.ts";

/** The opening of the home page. A quilt shows where there is no portrait of the founder yet. */
export function Hero({
	copy: { label, title, lead, actions, portrait },
	founder,
}: {
	copy: HomePage["hero"];
	founder: Photo | null;
}) {
	const [first, second] = actions;
	return (
		<section className="hero wrap">
			<div className="hero-words">
				<p className="label">{label}</p>
				<h1>
					{title.before} <em className="stitched">{title.marked}</em>
					{title.after}
				</h1>
				<p className="lead">{lead}</p>
				<div className="button-row">
					<Button link={first} />
					<Button link={second} look="outlined" />
				</div>
			</div>
			<figure>
				<div className="bound">
					<Picture image={founder}>
						<Cloth drawing={medallionQuilt("home")} />
					</Picture>
				</div>
				<figcaption>{portrait}</figcaption>
			</figure>
		</section>
	);
}
