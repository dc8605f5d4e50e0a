interface FounderWordsProps {
	words: string;
	/** `null` if the founder's name is not known yet. */
	name: string | null;
}

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
