import type { AcademyPage } from "../../../shared/content/pages/academy.ts";
import { Button } from "../Button.tsx";

/** An empty patch, stitched out and waiting: nobody is quoted who hasn't spoken. */
export function Testimonials({
	copy: { label, title, text, action },
}: {
	copy: AcademyPage["testimonials"];
}) {
	return (
		<section className="tone-plum">
			<div className="wrap patched">
				<div className="patch">
					<p className="label">{label}</p>
					<h2>{title}</h2>
					<p>{text}</p>
					<Button link={action} look="outlined" />
				</div>
			</div>
		</section>
	);
}
