import type { ButtonHTMLAttributes } from "react";

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
	/** Whether the button is a secondary one. */
	outlined?: boolean;
}

/** The button used throughout an element, so that a host page can style all buttons with `::part(button)`. */
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

/** A button that looks like a link, for an action within a text. */
export function TextButton(props: ButtonHTMLAttributes<HTMLButtonElement>) {
	return <button type="button" part="button" className="text" {...props} />;
}
