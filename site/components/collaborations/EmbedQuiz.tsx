import type { CollaborationsPage } from "../../../shared/content/pages/collaborations.ts";

interface EmbedQuizProps {
	copy: CollaborationsPage["embed"];
	/** Address of the site, without a slash at the end. */
	siteUrl: string;
}

/** How partners put the quiz on their own pages. */
export function EmbedQuiz({ copy, siteUrl }: EmbedQuizProps) {
	const { title, lead, steps, snippetLabel, linkLabel, note } = copy;
	return (
		<section className="section deep" id="embed">
			<div className="wrap embed">
				<h2>{title}</h2>
				<p className="lead">{lead}</p>
				<ol>
					{steps.map((step) => (
						<li key={step}>{step}</li>
					))}
				</ol>
				<div>
					<figure aria-label={snippetLabel}>
						<pre>
							<code>{snippet(siteUrl, linkLabel)}</code>
						</pre>
						<figcaption>{note}</figcaption>
					</figure>
				</div>
			</div>
		</section>
	);
}

function snippet(siteUrl: string, linkLabel: string): string {
	return `<script type="module" src="${siteUrl}/embed/v1/liberation-quiz.js"></script>
<liberation-quiz partner="your-slug">
  <a href="${siteUrl}/quiz">${linkLabel}</a>
</liberation-quiz>`;
}
