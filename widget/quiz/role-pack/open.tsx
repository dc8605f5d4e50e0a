import css from "virtual:quiz-styles";
import { createElement } from "react";
import { rolePackFileName } from "../../../shared/quiz/role-pack.ts";
import { Button } from "../../common/Button.tsx";
import { openPrintWindow, printIn } from "../../common/print-window.ts";
import { RolePack, type RolePackProps } from "./RolePack.tsx";

export interface RolePackRequest extends RolePackProps {
	/** The visitor's address, or an empty text; the file is named after it. */
	email: string;
}

/**
 * Opens the Role Pack in a window of its own and prints it. The window's title is the file name that
 * "Save as PDF" proposes (docs/product.md 3.4).
 * @param button - any node of the quiz, whose fonts the window takes
 * @returns false when the browser blocked the window
 */
export function openRolePack({ email, ...pack }: RolePackRequest, button: Element): boolean {
	return openPrintWindow((view) =>
		printIn(view, pack.words.language, {
			title: rolePackFileName(pack.result.primary, email),
			css,
			node: button,
			content: createElement(RolePackWindow, { ...pack, view }),
		}),
	);
}

function RolePackWindow({ view, ...pack }: RolePackProps & { view: Window }) {
	const { rolePack: text } = pack.words;
	return (
		<main>
			<div className="pack-controls">
				<Button onClick={() => view.print?.()}>{text.print}</Button>
				<Button outlined onClick={() => view.close()}>
					{text.close}
				</Button>
			</div>
			<RolePack {...pack} />
		</main>
	);
}
