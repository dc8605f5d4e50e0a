import type { ReactNode } from "react";
import type { Pillar } from "../../shared/quiz/schema.ts";
import type { Words } from "../../shared/quiz/translation.ts";

/**
 * A habit as a strip: what it looks like, and its alternative.
 * @param more - content below the alternative
 */
export function habitStrip({ results }: Words, habit: Pillar, more?: ReactNode) {
	const { key, label, sign, instead } = habit;
	return {
		id: key.replaceAll("_", "-"),
		title: label,
		text: (
			<>
				<p>{sign}</p>
				<p className="mt-2">
					<b>{results.instead}:</b> {instead}
				</p>
				{more}
			</>
		),
	};
}
