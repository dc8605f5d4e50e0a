import type { FormWords } from "../../shared/content/forms.ts";

/**
 * The toast region, which Alt+T focuses. Every page has it from the start, because screen readers may not announce a
 * live region that is added together with its toast.
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
