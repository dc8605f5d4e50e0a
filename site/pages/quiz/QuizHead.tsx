import { RawHtml } from "../../components/Text.tsx";

/**
 * Passes the site's fonts to the quiz, and sets its minimum height to the window's height minus header and title. On
 * phones, header.css sets the minimum height.
 */
const QUIZ_STYLE =
	"[--lq-font-display:var(--font-display)] [--lq-font:var(--font-text)] [--lq-min-height:calc(100svh-var(--spacing-header)-2.9rem)]";

/** The page's title, and the prerendered quiz. */
export function QuizHead({ title, html }: { title: string; html: string }) {
	return (
		<>
			{/* The title is one small line, so that the question fills the window; phones hide it visually. */}
			<h1 className="label wrap py-3 text-soft max-sm:sr-only print:hidden" data-quiz-title>
				{title}
			</h1>
			<RawHtml className={QUIZ_STYLE} html={html} />
		</>
	);
}
