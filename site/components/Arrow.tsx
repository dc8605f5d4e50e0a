/** An arrow to the right in the size and color of the text around it. */
export function Arrow() {
	return (
		<svg
			className="w-[1.15em] flex-none fill-none stroke-current stroke-[1.8] [stroke-linecap:square] group-hover:translate-x-[0.2em]"
			viewBox="0 0 20 12"
			aria-hidden="true"
		>
			<path d="M0 6h18M13 1l5 5-5 5" />
		</svg>
	);
}
