import { questions, roleOf } from "../../shared/quiz/catalogue.ts";
import { fill } from "../../shared/quiz/fill.ts";
import type { RoleKey } from "../../shared/quiz/keys.ts";
import { results as text } from "../../shared/quiz/messages.ts";
import type { Answers } from "../../shared/quiz/score.ts";
import type { ShownResult } from "../state/state.ts";
import { Wheel, WheelText } from "../wheel/Wheel.tsx";
import { PraxisLists } from "./Portrait.tsx";

interface EcosystemProps {
	result: ShownResult;
	answers: Answers;
}

/** The medicine wheel with the visitor's place in it, and beside it what to do from that place. */
export function Ecosystem({ result, answers }: EcosystemProps) {
	const { primary, roleCounts } = result;
	const role = roleOf(primary).name;
	return (
		<section className="ecosystem">
			<div>
				<h3>{text.wheelTitle}</h3>
				<p>
					{roleCounts
						? fill(text.wheelCounted, { role, count: roleCounts[primary] })
						: fill(text.wheelUncounted, { role })}
				</p>
				<figure>
					<Wheel result={result} />
					<WheelText result={result} />
				</figure>
				{roleCounts && <HowWeGotHere role={primary} answers={answers} />}
				<p className="quiet">{text.honesty}</p>
				<p className="quiet">{text.wheelRespect}</p>
			</div>
			<section>
				<h4>{text.praxisTitle}</h4>
				<p className="quiet">{text.praxisText}</p>
				<PraxisLists role={primary} heading="h5" />
			</section>
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
