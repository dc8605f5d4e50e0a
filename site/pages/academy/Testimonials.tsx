import { Button } from "../../components/Button.tsx";
import type { AcademyPage } from "./schema.ts";

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
