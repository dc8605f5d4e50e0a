import type { FormWords } from "../../shared/content/forms.ts";

/**
 * The toast region, which Alt+T focuses. Screen readers announce a toast only if the live region was in the page before
 * it.
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
