import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import circle from "../../site/_data/plans/liberators-circle.json" with { type: "json" };
import root from "../../site/_data/plans/root.json" with { type: "json" };
import { readSources } from "../../site/check/check.ts";
import { onSale } from "../../site/domain/shop.ts";
import { productSchema } from "../../site/schemas/products.ts";
import { ROOT } from "../../tools/root.js";

const products = readSources(ROOT)
	.filter(({ file }) => file.startsWith("site/_data/products/"))
	.map(({ data }) => productSchema.parse(data));
const sold = onSale(Object.fromEntries(products.map((product) => [product.slug, product])));

/* Purchases, from the link to the payment page until the buyer comes back. */

/** What all pages of a browser record of purchases from now on. */
async function collect(context: BrowserContext): Promise<string[]> {
	const recorded: string[] = [];
	// The text, because the page may be left before its values could be asked for.
	context.on("console", (message) => {
		if (message.text().startsWith("presale_")) recorded.push(message.text());
	});
	await context.route(/^https:/, (route) => route.fulfill({ body: "" }));
	return recorded;
}

/** The line of an event in the console. */
function recordOf(step: "started" | "completed", slug = "", price: number | null = null): string {
	return `presale_checkout_${step} {slug: ${slug}, price: ${price}}`;
}

/** Opens the switches behind which plans have their further ways to pay. */
async function openParts(page: Page): Promise<void> {
	for (const summary of await page.locator("#pricing summary").all()) await summary.click();
}

for (const { cadence, amountUsd } of circle.payments.slice(-1)) {
	const query = `plan=liberators-circle&option=${cadence}`;
	const start = recordOf("started", "liberators-circle", amountUsd);
	const end = recordOf("completed", "liberators-circle", amountUsd);

	test(`a purchase of the ${cadence} option is recorded once, with its price`, async ({
		page,
		context,
	}) => {
		const recorded = await collect(context);
		await page.goto("/academy/");
		const link = page.locator(`a[data-return="${query}"]`);
		await openParts(page);
		await expect(link).toHaveAttribute("target", "_blank");
		await link.click();
		await expect.poll(() => recorded).toEqual([start]);

		await page.goto(`/academy/welcome/?${query}&payment=cs_1`);
		await expect(page.getByText(circle.firstStep)).toHaveCount(circle.payments.length);
		await expect(page.getByText(circle.firstStep).filter({ visible: true })).toHaveCount(1);
		await expect.poll(() => recorded).toEqual([start, end]);
		await page.reload();
		const other = await context.newPage();
		await other.goto(`/academy/welcome/?${query}`);
		await expect(other.getByText(circle.firstStep).filter({ visible: true })).toHaveCount(1);

		await page.goto("/academy/");
		await openParts(page);
		await page.locator(`a[data-return="${query}"]`).click();
		await expect.poll(() => recorded).toEqual([start, end, start]);
		await page.goto(`/academy/welcome/?${query}`);
		await expect.poll(() => recorded).toEqual([start, end, start, end]);
	});
}

test("a product has its own thank-you page, and only one of a fixed price is recorded", async ({
	page,
	context,
}) => {
	const recorded = await collect(context);
	const priced = sold.find(({ price }) => price !== null);
	const sliding = sold.find(({ price }) => price === null);
	// The recorded one comes last, so that a wrong record of the other one would exist by then.
	for (const { slug, title } of [sliding, priced].flatMap((product) => product ?? [])) {
		await page.goto(`/shop/${slug}/`);
		await page.locator('a[aria-describedby="new-tab"]').click();
		await page.goto(`/shop/thank-you/?product=${slug}`);
		await expect(page.getByRole("heading", { name: title })).toBeVisible();
	}
	const events = (["started", "completed"] as const).map((step) =>
		recordOf(step, priced?.slug, priced?.price),
	);
	await expect.poll(() => recorded).toEqual(priced ? events : []);
});

test("a thank-you page without a known purchase records nothing", async ({ page, context }) => {
	const recorded = await collect(context);
	const known = root.payments.map(({ cadence }) => cadence);
	expect(known).not.toContain("monthly");
	for (const address of [
		"/academy/welcome/",
		"/academy/welcome/?plan=%3Cb%3E&option=yearly",
		"/academy/welcome/?plan=root",
		"/academy/welcome/?plan=root&option=monthly",
		`/academy/welcome/?product=${sold[0]?.slug ?? "zine"}`,
		"/shop/thank-you/?product=nothing",
	]) {
		await page.goto(address);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(page.locator("[data-bought]").filter({ visible: true })).toHaveCount(0);
	}
	const [bought] = root.payments;
	await page.goto(`/academy/welcome/?plan=root&option=${bought?.cadence}`);
	await expect.poll(() => recorded).toEqual([recordOf("completed", "root", bought?.amountUsd)]);
});
