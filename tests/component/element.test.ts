import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../../widget/define.ts";

afterEach(() => {
	document.body.replaceChildren();
	sessionStorage.clear();
});

test("the start button opens the first question", async () => {
	document.body.innerHTML = "<liberation-quiz></liberation-quiz>";
	await page.getByRole("button", { name: "Take the Assessment (7 minutes)" }).click();
	await expect.element(page.getByText("Question 1 of 15").first()).toBeVisible();
	await userEvent.keyboard("{Tab}");
});
