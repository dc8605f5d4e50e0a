import type { Question } from "../../../shared/quiz/schema.ts";

interface OptionsProps {
	question: Question;
	/** The name of the group. It is short, because screen readers read the question's text before. */
	label: string;
	chosen: number | undefined;
	onChoose: (option: number) => void;
}

/**
 * The answers of a question as radio buttons. Arrow keys change the choice but never advance to the next question.
 * Enter chooses an answer too, and on the chosen one it presses Next.
 */
export function Options({ question: { id, options }, label, chosen, onChoose }: OptionsProps) {
	return (
		<fieldset aria-label={label}>
			{options.map(({ label }, option) => (
				<label key={label} part="option" className="option">
					<input
						type="radio"
						name={id}
						value={option}
						checked={option === chosen}
						onChange={() => onChoose(option)}
						onKeyDown={(event) => {
							if (event.key !== "Enter" || (option === chosen && !event.repeat)) return;
							event.preventDefault();
							onChoose(option);
						}}
					/>
					<span>{label}</span>
				</label>
			))}
		</fieldset>
	);
}
