/** A form waits no longer than this for an answer, in milliseconds. */
const PATIENCE = 15_000;

/** What no visitor has typed. */
const KEY = "idempotencyKey";
const TRAP = "leaveEmpty";

/**
 * Sends what a form holds to where it leads, in the very shape in which it goes without JavaScript.
 * Without an endpoint the answers go to the console (spec section 7).
 *
 * Every attempt to send the same answers has the same key, so that they are taken once.
 * @throws when the endpoint can't be reached, does not answer in time or answers with an error
 */
export async function sendForm(form: HTMLFormElement): Promise<void> {
	const key = keyField(form);
	// Not randomUUID, which pages without https lack.
	if (key) key.value ||= crypto.getRandomValues(new Uint32Array(4)).join("-");
	const answers = new URLSearchParams();
	for (const [name, answer] of new FormData(form)) answers.append(name, String(answer));
	if (form.method === "dialog") {
		answers.delete(KEY);
		answers.delete(TRAP);
		console.info(form.dataset.form, Object.fromEntries(answers));
		return;
	}
	const response = await fetch(form.action, {
		method: "POST",
		headers: { Accept: "application/json" },
		body: answers,
		credentials: "omit",
		signal: AbortSignal.timeout(PATIENCE),
	});
	if (!response.ok) throw new Error(`HTTP ${response.status}`);
}

/** Other answers are another message. */
export function forgetKey(form: HTMLFormElement): void {
	const key = keyField(form);
	if (key) key.value = "";
}

function keyField(form: HTMLFormElement): HTMLInputElement | null {
	return form.querySelector<HTMLInputElement>(`[name=${KEY}]`);
}
