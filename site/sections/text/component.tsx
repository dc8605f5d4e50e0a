import { Terms } from "../../components/Facts.tsx";
import { Features } from "../../components/Items.tsx";
import { Prose } from "../../components/Text.tsx";
import type { SectionProps } from "../section.ts";
import type { schema } from "./schema.ts";

/** A large sentence, paragraphs, terms and short points: each is optional. */
export default function Text({ section }: SectionProps<typeof schema, never>) {
	const { quote, paragraphs = [], entries = [], points } = section;
	return (
		<div className="grid max-w-text gap-y-5">
			{quote && <p className="display text-h3 leading-snug">{quote}</p>}
			<Prose text={paragraphs} />
			{entries.length > 0 && <Terms items={entries} />}
			{points && <Features items={points} large />}
		</div>
	);
}
