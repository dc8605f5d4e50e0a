import { Onward } from "../../components/Button.tsx";
import type { AcademyPage } from "./schema.ts";

/** What the Academy promises about equity and privacy. */
export function Notes({ copy: { title, equity, privacy } }: { copy: AcademyPage["notes"] }) {
	return (
		<section className="section tone-forest notes">
			<div className="wrap">
				<h2>{title}</h2>
				{[equity, privacy].map(({ title, text, action }) => (
					<div key={title}>
						<h3>{title}</h3>
						<p>{text}</p>
						<Onward link={action} />
					</div>
				))}
			</div>
		</section>
	);
}
