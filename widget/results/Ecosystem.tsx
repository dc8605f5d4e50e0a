import { questions, roleOf } from "../../shared/quiz/catalogue.ts";
import { fill } from "../../shared/quiz/fill.ts";
import type { RoleKey } from "../../shared/quiz/keys.ts";
import { results as text } from "../../shared/quiz/messages.ts";
import { Button } from "../Button.tsx";
import type { ViewProps } from "../view-props.ts";
import { Wheel, WheelText } from "../wheel/Wheel.tsx";
import { PraxisLists } from "./Portrait.tsx";
import type { ResultsProps } from "./SiteLink.tsx";

/** The medicine wheel with the visitor's place in it, and beside it what to do from that place. */
export function Ecosystem({ quiz, result }: ResultsProps) {
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
				{!roleCounts && quiz.sourceOf(result) !== "own" && <p className="quiet">{text.noCounts}</p>}
				<figure>
					<Wheel result={result} />
					<WheelText result={result} />
				</figure>
				{roleCounts && <HowWeGotHere quiz={quiz} role={primary} />}
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
function HowWeGotHere({ quiz, role }: ViewProps & { role: RoleKey }) {
	const { answers } = quiz.state;
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
			{quiz.keepsResult && (
				<>
					<p>{text.keptText}</p>
					<Button outlined onClick={() => quiz.forget()}>
						{text.forget}
					</Button>
				</>
			)}
		</details>
	);
}
