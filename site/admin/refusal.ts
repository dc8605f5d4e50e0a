import type { Explanation } from "../check/explain.ts";
import { namesOf } from "../check/place.ts";
import type { Shape } from "../schemas/shape.ts";

/**
 * Says in a dialog why an entry was not saved, and returns when the dialog is closed.
 * @param entry - what the editor has, by which the dialog names the entries of lists
 */
export function showRefusal(
	shape: Shape,
	refused: readonly Explanation[],
	entry: unknown,
): Promise<void> {
	const dialog = document.createElement("dialog");
	dialog.className = "refusal";
	dialog.setAttribute("aria-labelledby", "refusal-title");
	const title = element("h2", "Not saved yet");
	title.id = "refusal-title";
	const list = document.createElement("ul");
	for (const { path, message } of refused) {
		const item = document.createElement("li");
		item.append(
			element("strong", namesOf(shape, path, entry).join(" › ")),
			element("p", sentence(message)),
		);
		list.append(item);
	}
	const close = element("button", "Close");
	close.addEventListener("click", () => dialog.close());
	const what =
		refused.length === 1 ? "One field needs a change" : `${refused.length} fields need a change`;
	dialog.append(
		title,
		element("p", `${what}. Everything that you typed is still there.`),
		list,
		element(
			"p",
			"The editor shows a message of its own next. Press OK there, and change the text.",
		),
		close,
	);
	document.body.append(dialog);
	dialog.showModal();
	return new Promise((done) => {
		dialog.addEventListener("close", () => {
			dialog.remove();
			done();
		});
	});
}

/** "found X, expected Y." as a sentence. */
function sentence(message: string): string {
	const end = /[.?]$/.test(message) ? "" : ".";
	return message.charAt(0).toUpperCase() + message.slice(1) + end;
}

function element(tag: "h2" | "p" | "strong" | "button", text: string): HTMLElement {
	const node = document.createElement(tag);
	node.textContent = text;
	return node;
}
