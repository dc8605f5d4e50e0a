import { DEFAULT_EMBED } from "../../../shared/embed/options.ts";
import { type EmbedSource, SNIPPET_KINDS, snippet } from "../../../shared/embed/snippets.ts";
import type { EmbedPage } from "./schema.ts";

interface SnippetsProps {
	copy: EmbedPage["snippets"];
	source: EmbedSource;
}

/** The snippets to paste, each with a copy button. */
export function Snippets({ copy, source }: SnippetsProps) {
	return (
		<div
			className="snippets"
			data-embed-source={JSON.stringify(source)}
			data-copied={copy.copied}
			data-copy-failed={copy.copyFailed}
		>
			{SNIPPET_KINDS.map((kind) => {
				const { label, text } = copy.kinds[kind];
				return (
					<article key={kind} id={`snippet-${kind}`}>
						<div>
							<h3>{label}</h3>
							<p>{text}</p>
						</div>
						<figure aria-label={label}>
							<pre>
								<code data-snippet={kind}>{snippet(kind, source, DEFAULT_EMBED)}</code>
							</pre>
							<p className="copying">
								<button type="button" className="button outlined small" data-copy={kind}>
									{copy.copy}
									<span className="sr-only">: {label}</span>
								</button>
								<span role="status" />
							</p>
						</figure>
					</article>
				);
			})}
		</div>
	);
}
