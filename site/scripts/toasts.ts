/** How long a message stays, in milliseconds. Hover and focus start the time again. */
const DURATION = 10_000;

interface ToastWords {
	/** Names the region. */
	label: string;
	/** What the region says when it is empty. */
	none: string;
	dismiss: string;
}

/** What a page says by itself. */
export interface Voice {
	/**
	 * Shows a short message in a corner of the page.
	 * @param isHeard - whether screen readers read the same words already, because the focus went to them
	 */
	toast(message: string, isHeard?: boolean): void;
	/** Says something to screen readers alone, also if they have just said the same. */
	announce(words: string): void;
}

/** Alt+T moves the focus to the messages, Escape moves it back (docs/product.md 9.5). */
export function createVoice({ label, none, dismiss }: ToastWords): Voice {
	// It has to be in the page before the first message, or that one is not announced.
	const region = element("section", "toasts");
	region.ariaLabel = label;
	region.tabIndex = -1;
	const list = element("ol");
	list.ariaLive = "polite";
	const nothing = element("p", "", none);
	region.append(list, nothing);
	const status = element("p", "sr-only");
	status.role = "status";
	document.body.append(region, status);
	let cameFrom: Element | null = null;

	function remove(toasts: readonly Element[]): void {
		const focused = region.matches(":focus-within");
		for (const toast of toasts) toast.remove();
		if (!focused) return;
		const next = list.firstChild ? region : cameFrom;
		if (next instanceof HTMLElement) next.focus();
	}

	document.addEventListener("keydown", (event) => {
		// The key's place, for on some keyboards Alt makes another letter of it, which a text field takes.
		if (event.altKey && event.code === "KeyT" && !isTyping(event)) {
			event.preventDefault();
			if (!region.matches(":focus-within")) cameFrom = document.activeElement;
			const messages = [...list.querySelectorAll("p")];
			region.ariaDescribedByElements = messages.length ? messages : [nothing];
			region.focus();
		} else if (event.key === "Escape" && region.matches(":focus-within"))
			remove([...list.children]);
	});

	function toast(message: string, isHeard = false): void {
		list.ariaLive = isHeard ? "off" : "polite";
		const toast = element("li");
		const close = element("button", "", dismiss);
		close.type = "button";
		close.onclick = () => remove([toast]);
		toast.append(element("p", "", message), close);
		list.append(toast);
		const leave = () => {
			if (region.matches(":hover, :focus-within")) setTimeout(leave, DURATION);
			else remove([toast]);
		};
		setTimeout(leave, DURATION);
	}

	return {
		toast,
		// A new node is announced, whatever it says.
		announce: (words) => status.replaceChildren(element("span", "", words)),
	};
}

const TEXT_FIELDS =
	"textarea, input:not([type=checkbox], [type=radio], [type=range], [type=color])";

/** Whether a key goes into a field that takes text, inside a shadow root too. */
function isTyping(event: Event): boolean {
	const [target] = event.composedPath();
	return target instanceof Element && target.matches(TEXT_FIELDS);
}

function element<Name extends keyof HTMLElementTagNameMap>(
	name: Name,
	className = "",
	text = "",
): HTMLElementTagNameMap[Name] {
	const made = document.createElement(name);
	if (className) made.className = className;
	made.textContent = text;
	return made;
}
