import type { Site } from "../../../shared/content/site-schema.ts";
import { Picture } from "../../components/Photo.tsx";
import { Paragraphs } from "../../components/Text.tsx";
import { defineKind, type SectionProps } from "../section-kind.ts";
import { schema } from "./schema.ts";

type FounderProps = Pick<SectionProps<typeof schema>["section"], "words" | "paragraphs"> & {
	site: Pick<Site, "founderName" | "founderPortrait">;
};

export default defineKind({
	schema,
	Content: ({ data: { site }, section }) => <Founder site={site} {...section} />,
});

/** The founder: portrait, own words once they are written, and story. */
export function Founder({ site, words, paragraphs }: FounderProps) {
	return (
		<>
			{site.founderPortrait && (
				<div className="mb-6 max-w-80">
					<Picture image={site.founderPortrait} />
				</div>
			)}
			{words && <blockquote className="statement">{words}</blockquote>}
			{site.founderName && <p className="mt-4 mb-6 font-bold">{site.founderName}</p>}
			<Paragraphs texts={paragraphs} />
		</>
	);
}
