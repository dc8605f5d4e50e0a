import { RawHtml } from "../../components/Text.tsx";

/**
 * Passes the site's fonts to the quiz, and sets its minimum height to the window's height minus the header. On phones,
 * header.css sets the minimum height.
 */
const QUIZ_STYLE =
	"[--lq-font-display:var(--font-display)] [--lq-font:var(--font-text)] [--lq-min-height:calc(100svh-var(--spacing-header))]";

/** The page's title, and the prerendered quiz. */
export function QuizHead({ title, html }: { title: string; html: string }) {
	return (
		<>
			{/* The title is hidden visually, so that the question fills the window. */}
			<h1 className="sr-only print:hidden">{title}</h1>
			<RawHtml className={QUIZ_STYLE} html={html} />
		</>
	);
}
