import { fill } from "../../shared/quiz/fill.ts";
import { roleIn } from "../../shared/quiz/words.ts";
import { Wheel, WheelText } from "../wheel/Wheel.tsx";
import type { ResultsProps } from "./SiteLink.tsx";

/** The medicine wheel with the visitor's place in it. */
export function Ecosystem({ quiz, result }: ResultsProps) {
	const { words } = quiz;
	const { results: text } = words;
	const { primary, roleCounts } = result;
	return (
		<section className="ecosystem">
			<h3>{text.wheelTitle}</h3>
			<p>
				{roleCounts
					? text.wheelCounted
					: fill(text.wheelUncounted, { role: roleIn(words, primary).name })}
			</p>
			{!roleCounts && quiz.sourceOf(result) !== "own" && <p className="quiet">{text.noCounts}</p>}
			<figure>
				<Wheel words={words} result={result} />
				<WheelText words={words} result={result} />
			</figure>
		</section>
	);
}
