import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { questions } from "../../../shared/quiz/catalogue.ts";
import { quiz } from "../../../shared/quiz/messages.ts";
import {
	announcementOf,
	eventually,
	focused,
	headingOf,
	lastWordsOf,
	mount,
	mountAt,
	mountAtEmail,
	next,
	option,
	rootOf,
	settled,
	weaverAnswers,
} from "./support.ts";

it.each<[string, () => HTMLElement]>([
	["the landing", () => mount()],
	["a resumed question", () => mountAt({ stage: "quiz", index: 3 }, weaverAnswers)],
	["the resumed email stage", () => mountAtEmail()],
	["linked results", () => mount({ "result-role": "healer" })],
])("the focus stays where it is when %s loads", async (_, load) => {
	const field = document.body.appendChild(document.createElement("input"));
	field.focus();
	const element = load();
	await eventually(() => headingOf(element)).toBeTruthy();
	await settled();
	await eventually(focused).toBe(field);
});

it("the live region says why a button did nothing, again at each press, and Next leads to the answers", async () => {
	const element = mountAt({ stage: "quiz", index: 0 }, {});
	await expect.element(next).toHaveAttribute("aria-disabled", "true");
	for (const _ of [1, 2]) {
		const said = rootOf(element).querySelector("[role=status] > *");
		await next.click({ force: true });
		await eventually(() => announcementOf(element)).toBe(quiz.unanswered);
		await eventually(() => rootOf(element).querySelector("[role=status] > *")).not.toBe(said);
	}
	await eventually(focused).toBe(option(0).element());
	await option(0).click();
	await eventually(() => announcementOf(element)).toBe("");
});

it.each([" ", "{Enter}"])("%j chooses an answer, and Enter on it goes on", async (key) => {
	const element = mountAt({ stage: "quiz", index: 0 }, {});
	await expect.element(option(0)).toBeVisible();
	rootOf(element).querySelector("input")?.focus();
	await userEvent.keyboard(key);
	await expect.element(option(0)).toBeChecked();
	await eventually(() => headingOf(element)).toBe(questions[0]?.prompt);
	await userEvent.keyboard("{Enter}");
	await eventually(() => focused()?.tagName).toBe("H2");
	await eventually(() => lastWordsOf(focused())).toBe(questions[1]?.prompt);
});

it("letters typed in the quiz don't run the host page's shortcuts, but its combinations do", async () => {
	const shortcut = vi.fn();
	document.addEventListener("keydown", shortcut);
	try {
		mountAtEmail();
		await page.getByRole("textbox").click();
		await userEvent.keyboard("j");
		await expect.element(page.getByRole("textbox")).toHaveValue("j");
		expect(shortcut).not.toHaveBeenCalled();
		await userEvent.keyboard("{Alt>}t{/Alt}");
		await eventually(() => shortcut.mock.calls.map(([event]) => event.key)).toContain("t");
	} finally {
		document.removeEventListener("keydown", shortcut);
	}
});
