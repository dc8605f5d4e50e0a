import { expect, it, vi } from "vitest";
import { questions } from "../../shared/quiz/catalogue.ts";
import { email, landing, quiz } from "../../shared/quiz/messages.ts";
import { eventually, headingOf, mount, rootOf } from "./support.ts";

/** Presses the button of this name as soon as it can be pressed. */
async function press(element: Element, label: string): Promise<void> {
	const button = () =>
		[...rootOf(element).querySelectorAll("button")].find(
			({ textContent, disabled }) => textContent === label && !disabled,
		);
	await eventually(button).toBeDefined();
	button()?.click();
}

it("fifteen answers lead to the role that was chosen wherever it was offered", async () => {
	const element = mount({ endpoint: "https://forms.test/quiz" });
	const heard = vi.fn();
	for (const name of ["quiz-progress", "quiz-completed"]) element.addEventListener(name, heard);
	await press(element, landing.start);
	for (const [index, { prompt, options }] of questions.entries()) {
		await eventually(() => headingOf(element)).toBe(prompt);
		const guide = options.findIndex(({ role }) => role === "guide");
		const radios = rootOf(element).querySelectorAll("input");
		expect(radios).toHaveLength(4);
		expect([...radios].some(({ checked }) => checked)).toBe(false);
		radios[Math.max(0, guide)]?.click();
		await press(element, index === 14 ? quiz.finish : quiz.next);
	}
	await eventually(() => headingOf(element)).toBe(email.title);
	const details = heard.mock.calls.map(([event]) => event.detail);
	expect(details).toEqual([
		...questions.map((_, at) => ({
			index: at + 1,
			total: 15,
			percent: Math.round(((at + 1) / 15) * 100),
		})),
		{ primary: "guide", secondary: null },
	]);
});
