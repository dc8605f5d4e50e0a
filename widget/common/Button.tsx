import type { ButtonHTMLAttributes } from "react";

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
	/** The second choice beside another, or a way back. */
	outlined?: boolean;
}

/** Every button of the quiz, so that a page's `::part(button)` meets them all. */
export function Button({ outlined, ...rest }: ButtonProps) {
	return (
		<button
			type="button"
			part="button"
			className={outlined ? "button outlined" : "button"}
			{...rest}
		/>
	);
}
