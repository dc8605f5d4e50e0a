/**
 * Copies a snippet and says so beside its button; where the browser does not let scripts copy, it
 * selects the snippet and says that.
 * @param box - around all snippets, with the words to say
 */
export async function copyText(button: HTMLButtonElement, box: HTMLElement): Promise<void> {
	const figure = button.closest("figure");
	const code = figure?.querySelector("code");
	const status = figure?.querySelector("[role=status]");
	if (!code || !status) return;
	// Emptied first, so that copying twice is announced twice.
	status.textContent = "";
	const copied = await write(code.textContent ?? "");
	if (!copied) getSelection()?.selectAllChildren(code);
	status.textContent = (copied ? box.dataset.copied : box.dataset.copyFailed) ?? "";
}

async function write(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return false;
	}
}
