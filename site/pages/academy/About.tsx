import { Prose } from "../../components/Prose.tsx";
import type { AcademyPage } from "./schema.ts";

/** What the Academy is: a sentence to remember, and the longer answer. */
export function About({ copy: { title, quote, paragraphs } }: { copy: AcademyPage["about"] }) {
	return (
		<section className="section about">
			<div className="wrap split">
				<p className="display pull-quote">{quote}</p>
				<div>
					<h2>{title}</h2>
					<Prose text={paragraphs} />
				</div>
			</div>
		</section>
	);
}
