import type { FormWords } from "../../shared/content/forms.ts";

/** The toast region, which Alt+T focuses. It must be in the page before its first message, or that is not announced. */
export function Toasts({ words }: { words: FormWords }) {
	return (
		<section
			className="toasts"
			aria-label={words.toasts}
			tabIndex={-1}
			data-dismiss={words.dismiss}
		>
			<ol aria-live="polite" />
			<p>{words.noToasts}</p>
		</section>
	);
}
