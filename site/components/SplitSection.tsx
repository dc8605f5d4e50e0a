import type { ReactNode } from "react";

interface SplitSectionProps {
	title: string;
	lead?: string | undefined;
	/** Anchor of the section. */
	id?: string;
	/** On the deeper paper. */
	deep?: boolean;
	children: ReactNode;
}

/** A heading that stays at the left while what belongs to it runs down the right. */
export function SplitSection({ title, lead, id, deep = false, children }: SplitSectionProps) {
	return (
		<section id={id} className={deep ? "section deep" : "section"}>
			<div className="wrap split">
				<div>
					<h2>{title}</h2>
					{lead && <p className="lead">{lead}</p>}
				</div>
				<div>{children}</div>
			</div>
		</section>
	);
}
