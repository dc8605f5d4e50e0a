import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import type { Tone } from "../domain/tones.ts";
import type { Ground } from "../sections/grounds.ts";

export function toneClass(tone: Tone): string {
	return tone === "paper" ? "" : `tone-${tone}`;
}

interface SectionProps extends Omit<ComponentProps<"section">, "title"> {
	/** The cloth under the section; `dye` is the dye of the page. */
	ground?: Ground | undefined;
	dye?: Tone | undefined;
	/** Classes for the inner box. */
	className?: string | undefined;
	/** What reaches from edge to edge of the window, below the inner box. */
	below?: ReactNode;
}

/** A field of cloth across the full window that meets the one above at a cut seam; its content is in a centered box. */
export function Section({
	ground = "paper",
	dye = "paper",
	className,
	below,
	children,
	...rest
}: SectionProps) {
	return (
		<section
			className={clsx(
				"field",
				ground === "linen" && "bg-linen print:bg-transparent",
				ground === "dye" && toneClass(dye),
				below && "field-flush",
			)}
			{...rest}
		>
			<div className={clsx("wrap", className)}>{children}</div>
			{below}
		</section>
	);
}

interface SectionHeadProps {
	title: ReactNode;
	/** The sentence in large type. */
	say?: string | undefined;
	/** Whether that sentence is the page's great one. */
	isGreat?: boolean;
	lead?: string | undefined;
}

/** A section's name above the sentence in which it says the most, and its introduction. */
export function SectionHead({ title, say, isGreat, lead }: SectionHeadProps) {
	return (
		<>
			<h2>{title}</h2>
			{say && <p className={isGreat ? "great" : "say"}>{say}</p>}
			{lead && <p className="max-w-text text-lead leading-normal">{lead}</p>}
		</>
	);
}
