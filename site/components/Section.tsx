import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import type { Tone } from "../rules/tones.ts";
import { Lead } from "./Text.tsx";

export function toneClass(tone: Tone): string {
	return tone === "paper" ? "" : `tone-${tone}`;
}

interface SectionProps extends ComponentProps<"section"> {
	tone?: Tone | undefined;
	/** Classes for the inner box. */
	className?: string | undefined;
}

/** A section across the full window, with its content in a centered box. */
export function Section({ tone = "paper", className, children, ...rest }: SectionProps) {
	return (
		<section className={clsx(toneClass(tone), "py-section print:py-6")} {...rest}>
			<div className={clsx("wrap", className)}>{children}</div>
		</section>
	);
}

interface SectionHeadProps {
	title: ReactNode;
	lead?: string | undefined;
	className?: string | undefined;
}

export function SectionHead({ title, lead, className }: SectionHeadProps) {
	return (
		<div className={className}>
			<h2>{title}</h2>
			{lead && <Lead className="mt-4">{lead}</Lead>}
		</div>
	);
}
