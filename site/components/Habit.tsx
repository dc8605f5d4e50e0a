import type { ReactNode } from "react";
import type { Pillar } from "../../shared/quiz/schema.ts";
import type { Words } from "../../shared/quiz/words.ts";

interface HabitProps {
	words: Words;
	habit: Pillar;
	level: "h2" | "h3";
	/** Content below the alternative. */
	children?: ReactNode;
}

/** The anchor of a habit. */
export function habitId(key: Pillar["key"]): string {
	return key.replaceAll("_", "-");
}

/** A habit in a grid: what it looks like, and the alternative on a patch. */
export function Habit({
	words: { results },
	habit: { key, label, sign, instead },
	level: Title,
	children,
}: HabitProps) {
	return (
		<li id={habitId(key)} className="row-span-4 grid grid-rows-subgrid border-t pt-4 pb-7">
			<Title className="text-h4">{label}</Title>
			<p className="mt-1 max-w-text text-soft">{sign}</p>
			<p className="patch mt-4 px-5 py-4" data-dyed>
				<b className="block text-small">{results.instead}:</b>{" "}
				<span className="display text-h5 leading-tight">{instead}</span>
			</p>
			{children}
		</li>
	);
}
