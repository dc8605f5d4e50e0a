import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import type { Tone } from "../rules/tones.ts";
import { Lead } from "./Text.tsx";

/** The space above and below: a section's, a band's, or only below where a part continues the one above it. */
type Space = "section" | "band" | "below" | "none";

const SPACES: Record<Space, string> = {
	section: "py-section print:py-6",
	band: "py-band",
	below: "pb-section print:pb-6",
	none: "",
};

/** The classes of a tone: a dye has a class of its own. */
export function toneClass(tone: Tone): string {
	if (tone === "paper") return "";
	return tone === "deep" ? "bg-deep print:bg-transparent" : `tone-${tone}`;
}

interface SectionProps extends ComponentProps<"section"> {
	tone?: Tone | undefined;
	space?: Space | undefined;
	/** Of the box within, which is as wide as the page's text. */
	className?: string | undefined;
}

/** A part of a page from edge to edge, and the box within that holds its content. */
export function Section({
	tone = "paper",
	space = "section",
	className,
	children,
	...rest
}: SectionProps) {
	return (
		<section className={clsx(toneClass(tone), SPACES[space])} {...rest}>
			<div className={clsx("wrap", className)}>{children}</div>
		</section>
	);
}

interface SectionHeadProps {
	title: ReactNode;
	lead?: string | undefined;
	className?: string | undefined;
}

/** A section's heading, and what introduces it. */
export function SectionHead({ title, lead, className }: SectionHeadProps) {
	return (
		<div className={className}>
			<h2>{title}</h2>
			{lead && <Lead className="mt-4">{lead}</Lead>}
		</div>
	);
}

interface SplitSectionProps {
	title: string;
	lead?: string | undefined;
	/** Anchor of the section. */
	id?: string | undefined;
	tone?: Tone | undefined;
	/** Below the heading, at the left. */
	aside?: ReactNode;
	children: ReactNode;
}

/** A heading that stays at the left while what belongs to it runs down the right. */
export function SplitSection({ title, lead, id, tone, aside, children }: SplitSectionProps) {
	return (
		<Section id={id} tone={tone} className="split">
			<div>
				<SectionHead title={title} lead={lead} />
				{aside}
			</div>
			<div>{children}</div>
		</Section>
	);
}
