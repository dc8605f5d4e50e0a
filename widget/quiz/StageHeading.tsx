import type { ReactNode } from "react";
import { focus } from "../common/focus.ts";
import type { ViewProps } from "./controller.ts";

/** The heading of what is shown. It takes the focus after each move that the visitor made, never on first load. */
export function StageHeading({ quiz, children }: ViewProps & { children: ReactNode }) {
	const { moves } = quiz.state;
	return (
		// The key makes it a new node with each move: a screen reader passes over one that has the focus already.
		<h2 key={moves} part="heading" tabIndex={-1} ref={moves ? focus : null}>
			{children}
		</h2>
	);
}
