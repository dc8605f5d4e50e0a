import type { ButtonHTMLAttributes } from "react";

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
	/** A secondary button. */
	outlined?: boolean;
}

/** Every button of an element, so that a host page's `::part(button)` styles them all. */
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
