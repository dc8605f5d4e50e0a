import type { Site } from "../../../shared/content/site-schema.ts";
import { Facts } from "../../components/Facts.tsx";
import { FounderWords } from "../../components/FounderWords.tsx";
import { Picture } from "../../components/Photo.tsx";
import { SplitSection } from "../../components/Section.tsx";
import { Prose } from "../../components/Text.tsx";
import type { AboutPage } from "./schema.ts";

interface FounderProps {
	copy: AboutPage["founder"];
	site: Pick<Site, "founderName" | "founderPortrait">;
}

/** The founder: portrait, own words and story. */
export function Founder({
	copy: { title, words, paragraphs, facts },
	site: { founderName, founderPortrait },
}: FounderProps) {
	return (
		<SplitSection title={title}>
			{founderPortrait && (
				<div className="mb-6 max-w-80">
					<Picture image={founderPortrait} />
				</div>
			)}
			{words ? (
				<FounderWords words={words} name={founderName} />
			) : (
				founderName && <p className="font-bold">{founderName}</p>
			)}
			<Prose text={paragraphs} className="max-w-text not-first:mt-[1.1em]" />
			<Facts facts={facts} />
		</SplitSection>
	);
}
