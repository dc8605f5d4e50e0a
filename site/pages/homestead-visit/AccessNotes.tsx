import type { HomesteadVisitPage } from "./schema.ts";

/** What to know about the place before coming. */
export function AccessNotes({
	copy: { title, lead, items },
}: {
	copy: HomesteadVisitPage["access"];
}) {
	return (
		<section className="section deep" id="access">
			<div className="wrap access-notes">
				<h2>{title}</h2>
				<p className="lead">{lead}</p>
				<dl>
					{items.map(({ title, text }) => (
						<div key={title}>
							<dt className="display">{title}</dt>
							<dd>{text}</dd>
						</div>
					))}
				</dl>
			</div>
		</section>
	);
}
