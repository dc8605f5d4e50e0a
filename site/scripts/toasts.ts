/** How long a toast shows, in milliseconds. If the region is hovered or focused then, the toast stays as long again. */
const DURATION = 10_000;

/** The name of the event that shows a toast. Scripts are bundled separately, so they communicate by events. */
const EVENT = "toast";

export function toast(message: string): void {
	document.dispatchEvent(new CustomEvent<ToastDetail>(EVENT, { detail: { message } }));
}

interface ToastDetail {
	readonly message: string;
}

/**
 * Connects the toast region (site/layouts/Document.tsx): Alt+T focuses the region; there, Escape removes all toasts and
 * restores the focus.
 */
export function connectToasts(document: Document): void {
	const region = document.querySelector<HTMLElement>(".toasts");
	const list = region?.querySelector("ol");
	const nothing = region?.querySelector("p");
	if (!region || !list || !nothing) return;
	let cameFrom: Element | null = null;

	function remove(toasts: readonly Element[]): void {
		const focused = region?.matches(":focus-within");
		for (const toast of toasts) toast.remove();
		nameRegion();
		if (!focused) return;
		const next = list?.firstChild ? region : cameFrom;
		if (next instanceof HTMLElement && next !== document.body) next.focus();
		else region?.blur();
	}

	/** Names the region while it has toasts: a region with a name is a landmark, and an empty one would lead nowhere. */
	function nameRegion(): void {
		if (region) region.ariaLabel = list?.firstChild ? `${region.dataset.label}` : null;
	}

	document.addEventListener("keydown", (event) => {
		// On some keyboard layouts Alt+T types another letter, so `code` is compared.
		if (event.altKey && event.code === "KeyT" && !isTyping(event)) {
			event.preventDefault();
			if (!region.matches(":focus-within")) cameFrom = document.activeElement;
			const messages = [...list.querySelectorAll("p")];
			region.ariaDescribedByElements = messages.length ? messages : [nothing];
			region.focus();
		} else if (event.key === "Escape" && region.matches(":focus-within"))
			remove([...list.children]);
	});

	function show(message = ""): void {
		if (!list || !region) return;
		const toast = document.createElement("li");
		const words = document.createElement("p");
		words.textContent = message;
		const close = document.createElement("button");
		close.type = "button";
		close.textContent = region.dataset.dismiss ?? "";
		close.onclick = () => remove([toast]);
		toast.append(words, close);
		list.append(toast);
		nameRegion();
		const leave = () => {
			if (region.matches(":hover, :focus-within")) setTimeout(leave, DURATION);
			else remove([toast]);
		};
		setTimeout(leave, DURATION);
	}

	document.addEventListener(EVENT, ({ detail }: CustomEventInit<ToastDetail>) => {
		show(detail?.message);
	});
	// The quiz dispatches `link-copied`, so that the page can show the message instead.
	document.addEventListener("link-copied", (event: Event & CustomEventInit<ToastDetail>) => {
		event.preventDefault();
		show(event.detail?.message);
	});
}

const TEXT_FIELDS =
	"textarea, input:not([type=checkbox], [type=radio], [type=range], [type=color])";

/** Whether a key event comes from a text field, even in a shadow root. */
function isTyping(event: Event): boolean {
	const [target] = event.composedPath();
	return target instanceof Element && target.matches(TEXT_FIELDS);
}
