import { Terms } from "../../components/Facts.tsx";
import { Features } from "../../components/Items.tsx";
import { Prose } from "../../components/Text.tsx";
import type { SectionProps } from "../section.ts";
import type { schema } from "./schema.ts";

/** A large sentence, paragraphs, terms and short points: each is optional. */
export default function Text({ section }: SectionProps<typeof schema, never>) {
	const { quote, paragraphs = [], entries = [], points } = section;
	return (
		<div className="grid gap-y-5">
			{quote && <p className="display max-w-text text-h3 leading-snug">{quote}</p>}
			<Prose text={paragraphs} className="max-w-text" />
			{entries.length > 0 && <Terms items={entries} />}
			{points && <Features items={points} large />}
		</div>
	);
}
