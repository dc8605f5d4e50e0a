/** How long a message stays, in milliseconds. Hover and focus start the time again. */
const DURATION = 10_000;

/** From any script of a page to its region: each script is a file of its own. */
const EVENT = "toast";

/** Shows a short message in a corner of the page. */
export function toast(message: string): void {
	document.dispatchEvent(new CustomEvent<ToastDetail>(EVENT, { detail: { message } }));
}

interface ToastDetail {
	readonly message: string;
}

/**
 * The region of a page's messages (site/components/Toasts.tsx): Alt+T moves the focus there, Escape moves it back.
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
		if (!focused) return;
		const next = list?.firstChild ? region : cameFrom;
		// Where nothing had the focus before, it goes back to nothing.
		if (next instanceof HTMLElement && next !== document.body) next.focus();
		else region?.blur();
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
		const leave = () => {
			if (region.matches(":hover, :focus-within")) setTimeout(leave, DURATION);
			else remove([toast]);
		};
		setTimeout(leave, DURATION);
	}

	document.addEventListener(EVENT, ({ detail }: CustomEventInit<ToastDetail>) => {
		show(detail?.message);
	});
	// The quiz leaves its message to a page that has a place for it.
	document.addEventListener("link-copied", (event: Event & CustomEventInit<ToastDetail>) => {
		event.preventDefault();
		show(event.detail?.message);
	});
}

const TEXT_FIELDS =
	"textarea, input:not([type=checkbox], [type=radio], [type=range], [type=color])";

/** Whether a key goes into a field that takes text, inside a shadow root too. */
function isTyping(event: Event): boolean {
	const [target] = event.composedPath();
	return target instanceof Element && target.matches(TEXT_FIELDS);
}
