import { fill } from "../../../shared/quiz/fill.ts";
import type { RoleKey } from "../../../shared/quiz/keys.ts";
import type { Words } from "../../../shared/quiz/translation.ts";
import { RoleSign } from "../../common/RoleSign.tsx";
import { Wheel } from "../../common/Wheel.tsx";
import type { ShownResult } from "../state/state.ts";
import type { ResultsProps } from "./parts.tsx";

/** The number of questions that offer a given role. */
const OFFERS = 6;

/** The wheel, where each role is dyed in proportion to its count; without counts, only the result's roles are dyed. */
export function Ecosystem({ quiz, result }: ResultsProps) {
	const { words } = quiz;
	const { results: text } = words;
	const { primary, secondary, roleCounts } = result;
	const labels = words.roles.map(({ role, name }) => ({
		role,
		name,
		notes: notesOf(words, role, result),
		isMarked: role === primary,
	}));
	// The visitor's own wheel is full where they chose most: with six steps, most of it would stay undyed.
	const most = roleCounts ? Math.max(...Object.values(roleCounts)) : OFFERS;
	const dyed = (role: RoleKey) =>
		roleCounts ? roleCounts[role] / most : Number(role === primary || role === secondary);
	return (
		<section className="ecosystem">
			<h3>{text.wheelTitle}</h3>
			<p>{roleCounts ? text.wheelCaption : text.noCounts}</p>
			<figure>
				<Wheel
					dyed={dyed}
					steps={most}
					labels={labels.map((label) => ({ ...label, notes: label.notes.slice(0, 1) }))}
				/>
				<ul role="list" className="wheel-text">
					{labels.map(({ role, name, notes, isMarked }) => (
						<li key={role} className={isMarked ? "marked" : undefined}>
							<RoleSign role={role} />
							{[name, ...notes].join(", ")}
						</li>
					))}
				</ul>
			</figure>
		</section>
	);
}

/** The notes of a label: the role's count, if known, and whether the role is the first or second one. */
function notesOf(
	{ results: text }: Words,
	role: RoleKey,
	{ primary, secondary, roleCounts }: ShownResult,
): string[] {
	return [
		...(roleCounts ? [fill(text.count, { count: roleCounts[role] })] : []),
		...(role === primary ? [roleCounts ? text.primary : text.linked] : []),
		...(role === secondary ? [text.secondary] : []),
	];
}
