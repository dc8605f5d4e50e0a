import { createElement, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { rolePackFileName } from "../../shared/quiz/role-pack.ts";
import { adoptStyles } from "../styles/adopt.ts";
import { RolePack, type RolePackProps } from "./RolePack.tsx";

export interface RolePackRequest extends RolePackProps {
	/** The visitor's address, or an empty text; the file is named after it. */
	email: string;
}

/**
 * Opens the Role Pack in a window of its own and prints it. The window's title is the file name that
 * "Save as PDF" proposes (docs/product.md 3.4).
 * @returns false when the browser blocked the window
 */
export function openRolePack({ email, ...pack }: RolePackRequest): boolean {
	const view = window.open("", "_blank");
	if (!view) return false;
	const { document } = view;
	document.title = rolePackFileName(pack.result.primary, email);
	document.documentElement.lang = "en";
	document.body.className = "lq";
	adoptStyles(document);
	createRoot(document.body).render(createElement(PrintedWindow, { ...pack, view }));
	return true;
}

function PrintedWindow({ view, ...pack }: RolePackProps & { view: Window }) {
	useLayoutEffect(() => view.print?.(), [view]);
	return <RolePack {...pack} />;
}
