import later from "virtual:quiz-later-styles";
import opening from "virtual:quiz-opening-styles";
import { repeat } from "../../shared/quilt/blocks.ts";
import { fill } from "../../shared/quiz/fill.ts";
import { type RoleKey, roleIn } from "../../shared/quiz/keys.ts";
import { IN_PRINT_LIMIT, recommendPrograms } from "../../shared/quiz/recommend.ts";
import { rolePackFileName } from "../../shared/quiz/role-path.ts";
import type { Words } from "../../shared/quiz/words.ts";
import { openPrintWindow, printIn } from "../common/print-window.tsx";
import { Quilt } from "./Quilt.tsx";
import { clothOf, FourBlocks, Habits, PraxisLists } from "./results/Portrait.tsx";
import type { ShownResult } from "./state/state.ts";

interface RolePackProps {
	words: Words;
	result: ShownResult;
	/** The role of each answer, in the order of the questions; empty for a result from a link. */
	roles: readonly RoleKey[];
	siteUrl: string;
	/** The visitor's email address, which is part of the file name; may be empty. */
	email: string;
}

/**
 * Opens the Role Pack in a print window. "Save as PDF" suggests the window's title as the file name.
 * @param node - a node of the quiz, from which the window copies fonts
 * @returns false if the browser blocked the window
 */
export function openRolePack(pack: RolePackProps, node: Element): boolean {
	const { words, result, email } = pack;
	const { language, rolePack: labels } = words;
	const title = rolePackFileName(result.primary, email);
	return openPrintWindow((view) =>
		printIn(view, {
			language,
			title,
			css: opening + later,
			node,
			labels,
			content: <RolePack {...pack} />,
		}),
	);
}

/** The number of empty lines for handwriting. */
const LINES = 7;

/** Renders the Role Pack as one printed page. */
export function RolePack({ words, result, roles, siteUrl }: RolePackProps) {
	const { credits, results, rolePack: text } = words;
	const { primary, secondary } = result;
	const { name, tagline } = roleIn(words, primary);
	return (
		<article className="pack">
			<header>
				<h1>{text.title}</h1>
				<p>{text.name}</p>
			</header>
			<div className="pack-title">
				<h2>{name}</h2>
				{secondary && <p>{fill(text.also, { role: roleIn(words, secondary).name })}</p>}
			</div>
			<p className="tagline">{tagline}</p>
			<div className="pack-quilt">
				<Quilt cloth={clothOf(roles, primary)} look="lines" />
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
					<a href={`${siteUrl}/academy`}>{`${siteUrl}/academy`.replace(/^https?:\/\//, "")}</a>
				</p>
			</footer>
		</article>
	);
}
