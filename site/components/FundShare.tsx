import clsx from "clsx";

interface FundShareProps {
	percent: number;
	/** Reads on from the percentage. */
	text: string;
	/** Of the percentage. */
	color: "text-link" | "text-marigold";
	className?: string;
}

/** The share of our income that goes to the ecosystem fund, as a figure seen from afar. */
export function FundShare({ percent, text, color, className }: FundShareProps) {
	return (
		<p className={clsx("max-w-88", className)}>
			<b className={clsx("display mb-3 block text-figure-lg leading-[0.85] lining-nums", color)}>
				{percent}%
			</b>{" "}
			{text}
		</p>
	);
}
