import { expect, test } from "@playwright/test";

test("a token that GitHub refuses is said to be wrong, and can be entered again", async ({
	page,
}) => {
	const tokens: (string | undefined)[] = [];
	await page.route("https://api.github.com/**", (route) => {
		tokens.push(route.request().headers().authorization);
		const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
		return route.fulfill({ status: 401, headers, json: { message: "Bad credentials" } });
	});
	await page.goto("/admin/");
	const button = page.getByRole("button", { name: "Sign In Using Access Token" });
	await button.click();
	await page.locator("dialog input").fill("github_pat_wrong");
	await page.keyboard.press("Enter");
	await expect(page.getByText("The provided token is invalid.")).toBeVisible();
	await expect(button).toBeVisible();
	expect(tokens).toContain("token github_pat_wrong");
});
