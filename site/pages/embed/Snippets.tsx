import { DEFAULT_EMBED } from "../../../shared/embed/options.ts";
import {
	type EmbedSource,
	SNIPPET_KINDS,
	type SnippetKind,
	snippet,
} from "../../../shared/embed/snippets.ts";
import { buttonClass } from "../../components/Button.tsx";
import type { EmbedPage } from "./schema.ts";

interface SnippetsProps {
	copy: EmbedPage["snippets"];
	source: EmbedSource;
}

/** The snippets to paste, each with a copy button. */
export function Snippets({ copy, source }: SnippetsProps) {
	return (
		<div
			className="mt-block"
			data-embed-source={JSON.stringify(source)}
			data-copied={copy.copied}
			data-copy-failed={copy.copyFailed}
		>
			{SNIPPET_KINDS.map((kind) => (
				<Snippet key={kind} kind={kind} copy={copy} source={source} />
			))}
		</div>
	);
}

function Snippet({ kind, copy, source }: SnippetsProps & { kind: SnippetKind }) {
	const { label, text } = copy.kinds[kind];
	return (
		<article
			className="grid grid-cols-1 gap-x-fluid-5 gap-y-5 border-t py-entry lg:grid-cols-3"
			id={`snippet-${kind}`}
		>
			<div>
				<h3>{label}</h3>
				<p className="mt-2 text-soft">{text}</p>
			</div>
			<figure className="lg:col-span-2" aria-label={label}>
				<pre className="border-s-8 border-s-marigold bg-paper p-4 text-label leading-body whitespace-pre-wrap md:p-6">
					<code data-snippet={kind}>{snippet(kind, source, DEFAULT_EMBED)}</code>
				</pre>
				<p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
					<button
						type="button"
						className={buttonClass({
							look: "outlined",
							small: true,
							className: "noscript:hidden",
						})}
						data-copy={kind}
					>
						{copy.copy}
						<span className="sr-only">: {label}</span>
					</button>
					<span role="status" />
				</p>
			</figure>
		</article>
	);
}
