import clsx from "clsx";
import { Picture } from "../../components/Photo.tsx";
import { Prose } from "../../components/Text.tsx";
import type { SectionProps } from "../section.ts";
import type { schema } from "./schema.ts";

/** The founder: portrait, own words and story. */
export default function Founder({
	data: {
		site: { founderName, founderPortrait },
	},
	section: { words, paragraphs },
}: SectionProps<typeof schema, "site">) {
	const [first = "", ...rest] = paragraphs;
	return (
		<div className="grid max-w-text gap-y-5">
			{founderPortrait && (
				<div className="max-w-80">
					<Picture image={founderPortrait} />
				</div>
			)}
			{words ? (
				<figure>
					<blockquote className="display text-h3 leading-snug">
						<p>{words}</p>
					</blockquote>
					{founderName && <figcaption className="mt-4 font-bold">{founderName}</figcaption>}
				</figure>
			) : (
				founderName && <p className="font-bold">{founderName}</p>
			)}
			<Prose text={first} className={clsx(!words && "display text-h3 leading-snug")} />
			<Prose text={rest} />
		</div>
	);
}
