import type { Link } from "../../shared/content/fields.ts";

interface ButtonProps {
	link: Link;
	look?: "solid" | "outlined";
	/** An arrow, where the link leads on rather than does something. */
	arrow?: boolean;
}

/** A link that looks like a button. */
export function Button({ link, look = "solid", arrow = false }: ButtonProps) {
	return (
		<a className={`button ${look}`} href={link.href}>
			{link.label}
			{arrow && <Arrow />}
		</a>
	);
}

/** A link that leads on to more, behind what it belongs to. */
export function Onward({ link }: { link: Link }) {
	return (
		<a className="onward" href={link.href}>
			{link.label}
			<Arrow />
		</a>
	);
}

/** An arrow to the right in the size and color of the text around it. */
export function Arrow() {
	return (
		<svg className="arrow" viewBox="0 0 20 12" aria-hidden="true">
			<path d="M0 6h18M13 1l5 5-5 5" />
		</svg>
	);
}
