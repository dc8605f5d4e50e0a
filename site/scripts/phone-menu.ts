/** The breakpoint `xl` of site/styles/theme.css, from which the main menu shows all links. */
const WIDE = "(width >= 78em)";

/**
 * Enhances the phone menu, a popover that natively handles opening and Escape: closes the menu when a link is chosen
 * or the window widens, and traps the focus.
 */
export function enhancePhoneMenu(root: ParentNode): void {
	const sheet = root.querySelector<HTMLElement>("#phone-menu");
	const toggle = root.querySelector<HTMLElement>("[popovertarget=phone-menu]");
	if (!sheet || !toggle) return;
	const behind = root.querySelectorAll<HTMLElement>(
		"main, footer, [data-skip-link], a[data-wordmark]",
	);

	const isOpen = () => sheet.matches(":popover-open");
	/** The focus trap: Tab on the last link focuses the button, and Shift+Tab on the button focuses the last link. */
	const keepInside = (event: KeyboardEvent) => {
		const stops = [toggle, ...sheet.querySelectorAll("a")];
		const here = stops.findIndex((stop) => stop.matches(":focus"));
		const next = here < 0 ? 0 : here + (event.shiftKey ? -1 : 1);
		stops.at(next % stops.length)?.focus();
		event.preventDefault();
	};

	toggle.ariaExpanded = "false";
	sheet.addEventListener("beforetoggle", () => {
		// The menu starts at the header's lower edge, which is further down where enlarged text wraps.
		const bottom = toggle.closest("header")?.getBoundingClientRect().bottom;
		if (bottom !== undefined) sheet.style.top = `${bottom}px`;
	});
	sheet.addEventListener("toggle", () => {
		const open = isOpen();
		toggle.ariaExpanded = String(open);
		for (const element of behind) element.inert = open;
		const lost = sheet.matches(":focus-within") || document.activeElement === document.body;
		if (!open && lost) toggle.focus();
	});
	sheet.addEventListener("click", ({ target }) => {
		if (target instanceof Element && target.closest("a")) sheet.hidePopover();
	});
	matchMedia(WIDE).addEventListener("change", ({ matches }) => {
		if (matches) sheet.hidePopover();
	});
	root.addEventListener("keydown", (event) => {
		if (event instanceof KeyboardEvent && event.key === "Tab" && isOpen()) keepInside(event);
	});
}
