import type { ReactNode } from "react";
import type { Tone } from "../rules/tones.ts";
import { Section, SectionHead } from "./Section.tsx";

interface SplitSectionProps {
	title: string;
	lead?: string | undefined;
	/** Anchor of the section. */
	id?: string | undefined;
	tone?: Tone | undefined;
	children: ReactNode;
}

/** A heading that stays at the left while what belongs to it runs down the right. */
export function SplitSection({ title, lead, id, tone, children }: SplitSectionProps) {
	return (
		<Section id={id} tone={tone} className="split">
			<SectionHead title={title} lead={lead} />
			<div>{children}</div>
		</Section>
	);
}
