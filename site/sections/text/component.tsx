import clsx from "clsx";
import { Terms } from "../../components/Facts.tsx";
import { Features } from "../../components/Items.tsx";
import { Prose } from "../../components/Text.tsx";
import type { AnySection, SectionProps } from "../section.ts";
import type { schema } from "./schema.ts";

/** A sentence that stands alone is set at display size, in the width of the page. */
export function wide({ quote, paragraphs }: AnySection): boolean {
	return Boolean(quote) && !paragraphs;
}

/** A large sentence, paragraphs, terms and short points: each is optional. */
export default function Text({ section }: SectionProps<typeof schema, never>) {
	const { quote, paragraphs = [], entries = [], points } = section;
	return (
		<div className="grid gap-y-5">
			{quote && (
				<p
					className={clsx(
						"display leading-snug",
						paragraphs.length > 0 ? "max-w-text text-h3" : "text-h3 md:text-h2",
					)}
				>
					{quote}
				</p>
			)}
			<Prose text={paragraphs} className="max-w-text" />
			{entries.length > 0 && <Terms items={entries} />}
			{points && <Features items={points} large />}
		</div>
	);
}
