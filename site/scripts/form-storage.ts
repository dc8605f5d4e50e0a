/* Where this browser keeps what a form has not delivered yet: an entry for each form. */

/** Whether something is kept of a form. */
export function isKept(form: HTMLFormElement): boolean {
	return load(form) !== "";
}

/** What is kept of a form; "" = nothing, also where storage is blocked. */
export function load(form: HTMLFormElement): string {
	return withStorage((storage) => storage.getItem(placeOf(form))) ?? "";
}

/** @returns whether the browser lets us */
export function store(form: HTMLFormElement, text: string): boolean {
	return !!withStorage((storage) => {
		storage.setItem(placeOf(form), text);
		return true;
	});
}

/** Forgets what is kept of a form. */
export function forget(form: HTMLFormElement): void {
	withStorage((storage) => storage.removeItem(placeOf(form)));
}

function placeOf(form: HTMLFormElement): string {
	return `form-${form.dataset.form}`;
}

/** Merely reading `localStorage` throws where it is blocked. */
function withStorage<Value>(use: (storage: Storage) => Value): Value | undefined {
	try {
		return use(localStorage);
	} catch {
		return undefined;
	}
}
