import { questions, roleOf } from "../../shared/quiz/catalogue.ts";
import { fill } from "../../shared/quiz/fill.ts";
import type { RoleKey } from "../../shared/quiz/keys.ts";
import { results as text } from "../../shared/quiz/messages.ts";
import type { Answers } from "../../shared/quiz/score.ts";
import type { ShownResult } from "../state/state.ts";
import { Wheel, WheelTable } from "../wheel/Wheel.tsx";

interface EcosystemProps {
	result: ShownResult;
	answers: Answers;
}

/** The medicine wheel with the visitor's place in it. */
export function Ecosystem({ result, answers }: EcosystemProps) {
	const { primary, roleCounts } = result;
	const role = roleOf(primary).name;
	return (
		<section className="ecosystem">
			<figure>
				<Wheel result={result} />
				<WheelTable result={result} />
			</figure>
			<div>
				<h3>{text.wheelTitle}</h3>
				{roleCounts && (
					<>
						<p>{fill(text.wheelCounted, { role, count: roleCounts[primary] })}</p>
						<HowWeGotHere role={primary} answers={answers} />
					</>
				)}
				<p className="quiet">{text.honesty}</p>
				<p className="quiet">{text.wheelRespect}</p>
			</div>
		</section>
	);
}

/** On request, the answers that counted for the primary role. */
function HowWeGotHere({ role, answers }: { role: RoleKey; answers: Answers }) {
	const counted = questions.flatMap(({ id, prompt, options }) => {
		const option = options[answers[id] ?? -1];
		return option?.role === role ? [{ id, prompt, label: option.label }] : [];
	});
	return (
		<details>
			<summary>{text.howTitle}</summary>
			<p>{fill(text.howText, { role: roleOf(role).name })}</p>
			<dl>
				{counted.map(({ id, prompt, label }) => (
					<div key={id}>
						<dt>{prompt}</dt>
						<dd>{label}</dd>
					</div>
				))}
			</dl>
		</details>
	);
}
