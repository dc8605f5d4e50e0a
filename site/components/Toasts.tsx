import type { FormWords } from "../../shared/content/forms.ts";

/**
 * Where a page's script shows its messages, which Alt+T focuses. It has to be in the page before
 * the first message, or that one is not announced.
 */
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
