import type { ReactNode } from "react";

interface FoldProps {
	title: string;
	heading: "h3" | "h4";
	/** By default, in a wide window. */
	open?: boolean | undefined;
	children: ReactNode;
}

/** A part under its heading, folded at first in a narrow window. */
export function Fold({ title, heading: Heading, open = hasRoom(), children }: FoldProps) {
	return (
		<details className="fold" open={open}>
			<summary>
				<Heading>{title}</Heading>
			</summary>
			{children}
		</details>
	);
}

function hasRoom(): boolean {
	return matchMedia("(min-width: 46em)").matches;
}
