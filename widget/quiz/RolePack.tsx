import later from "virtual:quiz-later-styles";
import opening from "virtual:quiz-opening-styles";
import { repeat } from "../../shared/quilt/blocks.ts";
import { fill } from "../../shared/quiz/fill.ts";
import { roleIn } from "../../shared/quiz/keys.ts";
import { IN_PRINT_LIMIT, recommendPrograms } from "../../shared/quiz/recommend.ts";
import { rolePackFileName } from "../../shared/quiz/role-path.ts";
import { openPrintWindow, printIn } from "../common/print-window.tsx";
import { QuiltPicture } from "./QuiltPicture.tsx";
import { FourBlocks, Habits, PraxisLists } from "./results/Portrait.tsx";
import type { ClothProps, ResultsProps } from "./results/parts.tsx";

/**
 * Opens the Role Pack in a print window. "Save as PDF" suggests the window's title as the file name.
 * @param node - a node of the quiz, from which the window copies fonts
 * @returns false if the browser blocked the window
 */
export function openRolePack(pack: ClothProps, node: Element): boolean {
	const { language, rolePack: labels } = pack.quiz.words;
	return openPrintWindow((view) =>
		printIn(view, {
			language,
			title: titleOf(pack),
			css: opening + later,
			node,
			labels,
			content: <RolePack {...pack} />,
		}),
	);
}

/** The file name that "Save as PDF" suggests. */
export function titleOf({ quiz, result }: ResultsProps): string {
	return rolePackFileName(result.primary, quiz.state.email.address);
}

/** The number of empty lines for handwriting. */
const LINES = 7;

/** Renders the Role Pack as one printed page. */
export function RolePack({ quiz, result, cloth }: ClothProps) {
	const { words } = quiz;
	const { credits, results, rolePack: text } = words;
	const academy = `${quiz.settings.siteUrl}/academy`;
	const { primary, secondary } = result;
	const { name, tagline } = roleIn(words, primary);
	return (
		<article className="pack">
			<header className="apart">
				<h1>{text.title}</h1>
				<p>{text.name}</p>
			</header>
			<div className="apart">
				<h2>{name}</h2>
				{secondary && <p>{fill(text.also, { role: roleIn(words, secondary).name })}</p>}
			</div>
			<p className="tagline">{tagline}</p>
			<div className="pack-quilt">
				<QuiltPicture cloth={cloth} look="lines" />
				<section className="write">
					<h3>{text.write}</h3>
					{repeat(LINES, (line) => (
						<hr key={line} />
					))}
				</section>
			</div>
			<section className="pack-praxis">
				<h3>{results.praxisTitle}</h3>
				<PraxisLists words={words} role={primary} />
			</section>
			<FourBlocks words={words} role={primary} />
			<div className="pack-foot">
				<div>
					<h3>{results.pillarsTitle}</h3>
					<Habits words={words} pillars={result.topPillars} />
				</div>
				<div>
					<h3>{results.programsTitle}</h3>
					<ul role="list">
						{recommendPrograms(words, result, IN_PRINT_LIMIT).map(
							({ slug, title, summary, rationale }) => (
								<li key={slug}>
									<h4>{title}</h4>
									<p>
										{summary} {rationale}
									</p>
								</li>
							),
						)}
					</ul>
				</div>
			</div>
			<footer>
				<p>
					{credits.framework} {text.academy}{" "}
					<a href={academy}>{academy.replace(/^https?:\/\//, "")}</a>
				</p>
			</footer>
		</article>
	);
}
