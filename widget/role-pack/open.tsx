import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { rolePack as text } from "../../shared/quiz/messages.ts";
import { rolePackFileName } from "../../shared/quiz/role-pack.ts";
import { Button } from "../Button.tsx";
import { adoptStyles } from "../styles/adopt.ts";
import { fontsOf } from "./fonts.ts";
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
	const fonts = fontsOf(button);
	// Only a page with a doctype is in standards mode. From a frame of another site, browsers give no access to it.
	const page = new Blob(["<!doctype html>"], { type: "text/html" });
	const address = window === window.top ? URL.createObjectURL(page) : "";
	const view = window.open(address, "_blank");
	if (!view) return false;
	const show = () => {
		const { document } = view;
		URL.revokeObjectURL(address);
		const viewport = document.createElement("meta");
		viewport.name = "viewport";
		viewport.content = "width=device-width";
		document.head.append(viewport);
		document.title = rolePackFileName(pack.result.primary, email);
		document.documentElement.lang = "en";
		document.body.className = "lq";
		adoptStyles(document, fonts);
		createRoot(document.body).render(createElement(RolePackWindow, { ...pack, view }));
		// The fonts load once something is laid out in them.
		setTimeout(async () => {
			document.body.getBoundingClientRect();
			await document.fonts.ready;
			view.print?.();
		});
	};
	if (address) view.addEventListener("load", show);
	else show();
	return true;
}

function RolePackWindow({ view, ...pack }: RolePackProps & { view: Window }) {
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
