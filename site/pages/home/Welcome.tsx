import { Onward } from "../../components/Button.tsx";
import type { HomePage } from "./schema.ts";

export function Welcome({
	copy: { title, quote, paragraphs, action },
}: {
	copy: HomePage["welcome"];
}) {
	return (
		<section className="section wrap welcome">
			<p className="display pull-quote">{quote}</p>
			<div>
				<h2>{title}</h2>
				{paragraphs.map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
				<Onward link={action} />
			</div>
		</section>
	);
}
