import type { Question } from "../../../shared/quiz/schema.ts";

interface OptionsProps {
	question: Question;
	chosen: number | undefined;
	onChoose: (option: number) => void;
}

/**
 * The answers of a question as radio buttons, labelled by the element with the question's id. Arrow keys change the
 * choice but never advance to the next question.
 */
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
