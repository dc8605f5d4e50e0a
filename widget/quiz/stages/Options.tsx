import type { Question } from "../../../shared/quiz/schema.ts";

interface OptionsProps {
	question: Question;
	chosen: number | undefined;
	onChoose: (option: number) => void;
}

/** The answers of a question. Arrow keys choose and never advance. They are labelled by the node with the question's id. */
export function Options({ question: { id, options }, chosen, onChoose }: OptionsProps) {
	return (
		<fieldset aria-labelledby={id}>
			{options.map(({ label }, option) => (
				<label key={label} part="option" className="option">
					<input
						type="radio"
						name={id}
						value={option}
						checked={option === chosen}
						onChange={() => onChoose(option)}
					/>
					<span>{label}</span>
				</label>
			))}
		</fieldset>
	);
}
