import { controlNamed } from "./form-faults.ts";
import { forget, load, store } from "./form-storage.ts";

/** For so long the server knows a key (docs/delivery.md): what is older may not go under it again. */
const KEPT = 7 * 24 * 60 * 60 * 1000;

const KEY = "idempotencyKey";

/** What a form says from its button's first press on, until the server has taken it. */
export interface Letter {
	/** The same for every attempt to send the same answers, so that they are taken once. */
	key: string;
	/** As a browser would post them, without the key. */
	answers: string;
	/** When the key is too old, in milliseconds since 1970. */
	expires: number;
	/** Not to be sent before, likewise; Infinity = not until the visitor presses the button. */
	due: number;
}

/** Writes a new letter. */
export function write(answers: string, due = 0): Letter {
	// Not randomUUID, which pages without https lack.
	const key = crypto.getRandomValues(new Uint32Array(4)).join("-");
	return { key, answers, expires: Date.now() + KEPT, due };
}

/** What a form says. */
export function read(form: HTMLFormElement): string {
	const answers = new URLSearchParams();
	for (const [name, answer] of new FormData(form)) answers.append(name, String(answer));
	return answers.toString();
}

/** What is posted. */
export function bodyOf({ key, answers }: Letter): URLSearchParams {
	const body = new URLSearchParams(answers);
	body.set(KEY, key);
	return body;
}

/** Keeps a letter for a reload. @returns whether the browser lets us */
export function keep(form: HTMLFormElement, { expires, due, key, answers }: Letter): boolean {
	// There is no space in any of them.
	return store(form, [expires, due, key, answers].join(" "));
}

/** Fills a form in again from what was kept of it. @returns that, unless it is too old */
export function restore(form: HTMLFormElement): Letter | undefined {
	const [expires, due, key = "", answers] = load(form).split(" ");
	const letter = answers && { key, answers, expires: Number(expires), due: Number(due) };
	if (!letter || letter.expires < Date.now()) {
		forget(form);
		return;
	}
	form.reset();
	for (const [name, answer] of new URLSearchParams(answers)) {
		const control = controlNamed(form, name);
		if (control && "checked" in control && control.type === "checkbox") control.checked = true;
		else if (control) control.value = answer;
	}
	return letter;
}
