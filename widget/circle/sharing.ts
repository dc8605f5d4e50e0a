import { circleFragment } from "../../shared/circle/link.ts";
import { languagePath } from "../../shared/language.ts";
import { openPrintWindow } from "../print-window.ts";
import type { CircleCore } from "./core.ts";
import { loadSheets } from "./later.ts";
import type { SheetName } from "./print.tsx";

/** How a circle leaves the page: as a link, or on paper. */
export interface Sharing {
	/** The address of this circle. */
	link(): string;
	copyLink(): Promise<void>;
	/** @param node - any node of the circle */
	print(sheet: SheetName, node: Element): void;
}

/** @param css - the stylesheet, for what is printed */
export function createSharing(circle: CircleCore, css: string): Sharing {
	const { language, notices } = circle.words;
	function link(): string {
		const { deepLink, siteUrl } = circle.settings;
		const page = deepLink
			? location.href.replace(/#.*/, "")
			: `${siteUrl}${languagePath(language)}/quiz/circle`;
		return `${page}#${circleFragment(circle.state.members)}`;
	}
	return {
		link,
		async copyLink() {
			try {
				await navigator.clipboard.writeText(link());
				circle.dispatch({ type: "noticed", text: notices.copied });
			} catch {
				circle.dispatch({ type: "noticed", text: notices.copyByHand, showsLink: true });
			}
		},
		print(sheet, node) {
			const unprinted = (text: string) => circle.dispatch({ type: "noticed", text });
			const isOpen = openPrintWindow(async (view) => {
				try {
					const [{ printSheet }, { talk }] = await Promise.all([loadSheets(), circle.importTalk()]);
					const { words, group, settings, state } = circle;
					const { members } = state;
					const { siteUrl } = settings;
					printSheet(view, { words, talk, sheet, group, members, siteUrl, css, node });
				} catch {
					view.close();
					unprinted(notices.notLoaded);
				}
			});
			if (!isOpen) unprinted(notices.blocked);
		},
	};
}
