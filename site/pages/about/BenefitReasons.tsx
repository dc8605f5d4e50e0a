import { Features } from "../../components/Features.tsx";
import type { AboutPage } from "./schema.ts";

/** Why we are a benefit corporation: three reasons with large numerals. */
export function BenefitReasons({
	copy: { title, lead, practiceTitle, reasons },
}: {
	copy: AboutPage["benefit"];
}) {
	return (
		<section className="section deep">
			<div className="wrap benefit">
				<h2>{title}</h2>
				<p className="lead">{lead}</p>
				<ol>
					{reasons.map(({ title, text, practice }) => (
						<li key={title}>
							<div>
								<h3>{title}</h3>
								<p>{text}</p>
							</div>
							<div>
								<h4 className="label">{practiceTitle}</h4>
								<Features items={practice} />
							</div>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}
