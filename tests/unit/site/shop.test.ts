import { expect, test } from "vitest";
import { paymentTotal } from "../../../site/domain/program-prices.ts";
import { actionOf, cardHref, onSale, priceText } from "../../../site/domain/shop.ts";
import { findReturnAddresses } from "../../../site/launch/find.ts";
import type { Payment } from "../../../site/schemas/plans.ts";
import { type Product, productSchema } from "../../../site/schemas/products.ts";
import { categoryInAddress, countText, withCategory } from "../../../site/scripts/filter.ts";
import { product } from "../../own-items.ts";

const pack = productSchema.parse({
	...product("starter-pack", 1),
	price: 97,
	original_price: 120,
	product_type: "bundle",
});

const { status: _status, ...withoutStatus } = pack;
const like = (changes: Partial<Product>): Product => ({ ...pack, ...changes });
const bySlug = (...list: Product[]) => Object.fromEntries(list.map((each) => [each.slug, each]));

test.each([
	["service", "https://partner.example.com/x", "Book Now"],
	["donation", null, "Contribute"],
	["bundle", "https://partner.example.com/x", "Learn More"],
	["bundle", null, "View Details"],
] as const)(
	"the button of a %s with the external URL %s reads %s",
	(product_type, external_url, label) => {
		expect(actionOf(like({ product_type, external_url }))).toBe(label);
	},
);

test("a card leads to the external address if there is one, else to the product's page", () => {
	const external_url = "https://partner.example.com/x";
	expect(cardHref(like({ external_url }))).toBe(external_url);
	expect(cardHref(like({ external_url: null }))).toBe("/shop/starter-pack");
});

test.each([
	[0, "Free"],
	[1997, "$1,997"],
	[4.5, "$4.50"],
	[null, "Sliding Scale / Pay-It-Forward"],
])("a price of %s is shown as %s", (price, text) => {
	expect(priceText(price)).toBe(text);
});

test("only products with the status active or none are on sale, in their order", () => {
	const shown = onSale(
		bySlug(
			like({ slug: "third", order: 3, status: "active" }),
			like({ slug: "draft", order: 1, status: "draft" }),
			like({ slug: "archived", order: 4, status: "archived" }),
			{ ...withoutStatus, slug: "second", order: 2 },
		),
	);
	expect(shown.map(({ slug }) => slug)).toEqual(["second", "third"]);
});

test("a former price below the price is a fault", () => {
	const result = productSchema.safeParse({ ...pack, original_price: 90 });
	expect(result.error?.issues.map(({ path }) => path)).toEqual([["original_price"]]);
});

const payment = (amountUsd: number, cadence: Payment["cadence"]): Payment => ({
	label: "Pay",
	url: "https://pay.test",
	amountUsd,
	cadence,
});
const yearly = payment(197, "yearly");

test.each([
	["six payments", payment(35, "six-monthly-payments"), "$210, $13 more"],
	["one payment", yearly, undefined],
])(
	"%s a year are shown with their sum and what they cost more than one yearly payment",
	(_, paid, total) => {
		const words = "{total}, {more} more";
		expect(paymentTotal(paid, { payments: [yearly, paid] }, words)).toBe(total);
		// Without a yearly price there is nothing to compare with.
		if (paid !== yearly) expect(paymentTotal(paid, { payments: [paid] }, words)).toBeUndefined();
	},
);

const all = findReturnAddresses(".", "2025-12-31");

test("every payment page of ours, and no other, has its own return URL", () => {
	expect(all.map(({ path }) => path)).toContain("/academy/welcome?plan=seed&option=yearly");
	expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
	// Partners' shops have no return URL to our site.
	for (const { paymentPage } of all) expect(paymentPage).toMatch(/^https:(?!.*partner\.)/);
});

const CATEGORIES = ["bundles", "digital-resources", "scholarships-donations"];

test.each([
	["?utm_source=quiz&category=digital-resources", "digital-resources"],
	["?category=Digital%20Resources", "digital-resources"],
	["?category=Scholarships/Donations", "scholarships-donations"],
	["?category=all", null],
	["?category=<img src=x>", null],
])("the address %s asks for the category %s", (search, category) => {
	expect(categoryInAddress(search, CATEGORIES)).toBe(category);
});

test("choosing a category changes nothing else in the address", () => {
	const address = "https://www.example.org/shop/?utm_source=quiz#bundles";
	const chosen = withCategory(address, "bundles");
	expect(chosen).toBe("https://www.example.org/shop/?utm_source=quiz&category=bundles");
	expect(withCategory(chosen, "services")).toContain("category=services");
	expect(withCategory(chosen, null)).toBe("https://www.example.org/shop/?utm_source=quiz");
});

test.each([
	[7, "product", undefined, "7 products"],
	[1, "product", "Services", "1 product in Services"],
	[0, "article", "Home", "0 articles in Home"],
] as const)(
	"the number %s of the %ss in the category %s is said as %s",
	(count, what, category, text) => {
		expect(countText(count, what, category)).toBe(text);
	},
);
