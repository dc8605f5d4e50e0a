import type { Question } from "../../../shared/quiz/schema.ts";

interface OptionsProps {
	question: Question;
	/** Position of the chosen option; undefined before the first choice. */
	chosen: number | undefined;
	onChoose: (option: number) => void;
}

/** The answers of a question: native radios, whose arrow keys choose and never advance. `id` of the question names them. */
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
