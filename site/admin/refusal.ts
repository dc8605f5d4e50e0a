import type { JsonPath } from "../check/values.ts";

/** A reason why an entry can't be saved. */
export interface Refusal {
	/** The path of the field in the editor: "Ways to pay › Choose Seed › Amount in dollars". */
	readonly place: string;
	readonly message: string;
	/** The path of the field in the open entry. */
	readonly path?: JsonPath;
	/** The address of another entry, if the reason is there. */
	readonly entry?: string;
}

/** Shows the reasons in a dialog, each as a button, and resolves to the chosen one when the dialog closes. */
export function showRefusal(
	refused: readonly Refusal[],
	heading = "Not saved yet",
): Promise<Refusal | undefined> {
	let chosen: Refusal | undefined;
	const dialog = document.createElement("dialog");
	dialog.className = "refusal";
	dialog.setAttribute("aria-labelledby", "refusal-title");
	const title = element("h2", heading);
	title.id = "refusal-title";
	const list = document.createElement("ul");
	for (const refusal of refused) {
		const item = document.createElement("li");
		const way = element("button", refusal.place);
		way.addEventListener("click", () => {
			chosen = refusal;
			dialog.close();
		});
		item.append(way, element("p", sentence(refusal.message)));
		list.append(item);
	}
	const close = element("button", "Close");
	close.addEventListener("click", () => dialog.close());
	const what =
		refused.length === 1 ? "One thing needs a change" : `${refused.length} things need a change`;
	dialog.append(
		title,
		element("p", `${what}. Everything that you typed is still there.`),
		list,
		close,
	);
	document.body.append(dialog);
	dialog.showModal();
	return new Promise((done) => {
		dialog.addEventListener("close", () => {
			dialog.remove();
			done(chosen);
		});
	});
}

/** Capitalizes a message and ends it with a full stop. */
export function sentence(message: string): string {
	const end = /[.?]$/.test(message) ? "" : ".";
	return message.charAt(0).toUpperCase() + message.slice(1) + end;
}

function element(tag: "h2" | "p" | "button", text: string): HTMLElement {
	const node = document.createElement(tag);
	node.textContent = text;
	return node;
}

/** The time in milliseconds within which Sveltia shows a message after a failed save. */
const OWN_MESSAGE_MS = 2000;

/**
 * Closes Sveltia's own message that the entry wasn't saved, which gives no reason.
 * @param after - called once it is gone, because it holds the focus
 */
export function dismissOwnMessage(after: () => void): void {
	let isPressed = false;
	const observer = new MutationObserver(() => {
		const ok = document.querySelector<HTMLElement>('[role="alertdialog"] button');
		if (!isPressed) ok?.click();
		isPressed ||= ok !== null;
		if (isPressed && !ok) end();
	});
	const end = () => {
		clearTimeout(timer);
		observer.disconnect();
		after();
	};
	const timer = setTimeout(end, OWN_MESSAGE_MS);
	observer.observe(document.body, { attributes: true, childList: true, subtree: true });
}
