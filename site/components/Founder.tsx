import type { Site } from "../../shared/content/site-schema.ts";
import { Picture } from "./Photo.tsx";
import { Paragraphs } from "./Text.tsx";

interface FounderProps {
	site: Pick<Site, "founderName" | "founderPortrait">;
	/** The founder's own words, once they are written. */
	words: string | null;
	paragraphs: readonly string[];
}

/** The founder: portrait, own words and story. */
export function Founder({
	site: { founderName, founderPortrait },
	words,
	paragraphs,
}: FounderProps) {
	return (
		<>
			{founderPortrait && (
				<div className="mb-6 max-w-80">
					<Picture image={founderPortrait} />
				</div>
			)}
			{words && <blockquote className="statement">{words}</blockquote>}
			{founderName && <p className="mt-4 mb-6 font-bold">{founderName}</p>}
			<Paragraphs texts={paragraphs} />
		</>
	);
}
