import { Actions } from "../../components/Button.tsx";
import { Features } from "../../components/Items.tsx";
import { Prose } from "../../components/Text.tsx";
import type { SectionProps } from "../section.ts";
import type { schema } from "./schema.ts";

/** A large sentence, paragraphs, short points and buttons: each is optional. */
export default function Text({ section }: SectionProps<typeof schema>) {
	const { quote, paragraphs = [], points, actions = [] } = section;
	return (
		<div className="grid max-w-text gap-y-5">
			{quote && <p className="display text-h3 leading-snug">{quote}</p>}
			<Prose text={paragraphs} />
			{points && <Features items={points} large />}
			<Actions links={actions} look="outlined" />
		</div>
	);
}
