import { RawHtml } from "../../components/Text.tsx";

/** The site's fonts, and the height that the header and the title leave to a question: rest.css has that of phones. */
const QUIZ_STYLE =
	"[--lq-font-display:var(--font-display)] [--lq-font:var(--font-text)] [--lq-min-height:calc(100svh-var(--spacing-header)-2.9rem)]";

/** The page's title, and the quiz as the build has drawn it. */
export function QuizHead({ title, html }: { title: string; html: string }) {
	return (
		<>
			{/* The question fills the view: above it stands one quiet line, for which a phone has no room. */}
			<h1 className="label wrap py-3 text-soft max-sm:sr-only print:hidden" data-quiz-title>
				{title}
			</h1>
			<RawHtml className={QUIZ_STYLE} html={html} />
		</>
	);
}
