import type { ReactNode } from "react";
import type { ViewProps } from "./controller.ts";

/** The heading of what is shown. It takes the focus after each move that the visitor made, never on first load. */
export function StageHeading({ quiz, children }: ViewProps & { children: ReactNode }) {
	const { moves } = quiz.state;
	return (
		<h2 key={moves} part="heading" tabIndex={-1} ref={moves ? focus : null}>
			{children}
		</h2>
	);
}

/** A ref is called when its node stands in the document; the key makes it a new node with each move. */
function focus(node: HTMLElement | null): void {
	node?.focus();
}
