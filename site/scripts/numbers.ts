import { numberIn } from "../../shared/answers.ts";
import { fill } from "../../shared/quiz/fill.ts";

/**
 * Lets a number change only by hand, reads pasted text as people write numbers, and repeats the number in the form's
 * button, so that a slip is seen before it is sent.
 */
export function repeatNumbers(form: HTMLFormElement): void {
	const button = form.querySelector("[type=submit]");
	for (const field of form.querySelectorAll<HTMLInputElement>("[data-number]")) {
		const { number = "", repeated = "" } = field.dataset;
		const rule = JSON.parse(number);
		const read = (text: string) => numberIn(text, rule);
		const words = button?.textContent ?? "";
		let shown = "";
		const repeat = () => {
			const value = read(field.value);
			if (!button || value === shown) return;
			shown = value;
			const digits = value.includes(".") ? { minimumFractionDigits: 2 } : {};
			const amount = (rule.unit ?? "") + Number(value).toLocaleString("en-US", digits);
			button.textContent = value ? fill(repeated, { number: amount }) : words;
		};
		// The wheel changes only a field with the focus.
		field.addEventListener("wheel", () => field.blur(), { passive: true });
		field.addEventListener("paste", (event) => {
			const pasted = read(event.clipboardData?.getData("text") ?? "");
			if (!pasted) return;
			event.preventDefault();
			field.value = pasted;
			field.dispatchEvent(new Event("input", { bubbles: true }));
		});
		for (const type of ["input", "change"]) field.addEventListener(type, repeat);
		repeat();
	}
}
