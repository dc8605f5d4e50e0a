import { Arrow } from "../../components/Button.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import type { GroupProps } from "./group.ts";

/** Courses that build on each other, numbered. */
export function Series({ copy: { title, text }, programs, note }: GroupProps & { note: string }) {
	return (
		<SplitSection deep title={title} lead={text}>
			<ol className="series">
				{programs.map(({ slug, title, summary }) => (
					<li key={slug}>
						<h3>
							<a href={`/academy/${slug}`}>
								{title}
								<Arrow />
							</a>
						</h3>
						<p>{summary}</p>
					</li>
				))}
			</ol>
			<p className="series-note">{note}</p>
		</SplitSection>
	);
}
