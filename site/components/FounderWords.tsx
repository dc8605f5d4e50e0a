interface FounderWordsProps {
	words: string;
	/** null = the founder has not given it yet. */
	name: string | null;
}

/** What the founder says in the first person, in large type, with the name below. */
export function FounderWords({ words, name }: FounderWordsProps) {
	return (
		<figure className="max-w-248">
			<blockquote className="display text-h3 leading-snug">
				<p>{words}</p>
			</blockquote>
			{name && <figcaption className="mt-4 font-bold">{name}</figcaption>}
		</figure>
	);
}
