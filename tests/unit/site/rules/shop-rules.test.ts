import { expect, test } from "vitest";
import {
	actionOf,
	cardHref,
	categoryKey,
	onSale,
	priceText,
	shelvesOf,
} from "../../../../site/rules/shop-rules.ts";
import { type Product, productSchema } from "../../../../site/schemas/products.ts";

const pack: Product = {
	$schema: "x",
	id: "starter-pack",
	slug: "starter-pack",
	order: 1,
	title: "Starter pack",
	description: "A workbook and a season of prompts, to print or to fill in on a screen.",
	long_description: ["A good place to begin."],
	price: 97,
	original_price: 120,
	product_type: "bundle",
	category: "Bundles",
	image: null,
	featured: true,
	equity_available: true,
	pay_it_forward: true,
	status: "active",
	external_url: null,
	payment_url: "https://pay.example.com/shop/starter-pack",
	stripe_price_id: null,
	price_tiers: [],
	tags: [],
	contents: ["A workbook"],
	delivery: ["By email"],
};

const { status: _status, ...withoutStatus } = pack;
const like = (changes: Partial<Product>): Product => ({ ...pack, ...changes });
const bySlug = (...list: Product[]) => Object.fromEntries(list.map((each) => [each.slug, each]));

test.each([
	["service", null, "Book Now"],
	["service", "https://partner.example.com/x", "Book Now"],
	["donation", null, "Contribute"],
	["donation", "https://partner.example.com/x", "Contribute"],
	["bundle", "https://partner.example.com/x", "Learn More"],
	["digital", "https://partner.example.com/x", "Learn More"],
	["bundle", null, "View Details"],
	["digital", null, "View Details"],
] as const)("a %s with the external address %s reads %s", (product_type, external_url, label) => {
	expect(actionOf(like({ product_type, external_url }))).toBe(label);
});

test("a card leads to the external address if there is one, else to the product's page", () => {
	const external_url = "https://partner.example.com/x";
	expect(cardHref(like({ external_url }))).toBe(external_url);
	expect(cardHref(like({ external_url: null }))).toBe("/shop/starter-pack");
});

test.each([
	[97, "$97"],
	[1997, "$1,997"],
	[4.5, "$4.50"],
	[null, "Sliding Scale / Pay-It-Forward"],
])("a price of %s reads %s", (price, text) => {
	expect(priceText(price)).toBe(text);
});

test("only products without a status, or with active, are on sale, in their order", () => {
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

test("every category has its shelf, also an empty one", () => {
	const shelves = shelvesOf([pack]);
	expect(shelves.map(({ category, key, products }) => [category, key, products.length])).toEqual([
		["Bundles", "bundles", 1],
		["Professional", "professional", 0],
		["Services", "services", 0],
		["Digital Resources", "digital-resources", 0],
		["Scholarships/Donations", "scholarships-donations", 0],
	]);
});

test("a category's name in an address has no spaces or slashes at all", () => {
	expect(categoryKey(" Tea & Bread/Butter ")).toBe("tea-bread-butter");
});

test("a former price below the price is a fault", () => {
	const result = productSchema.safeParse({ ...pack, original_price: 90 });
	expect(result.error?.issues.map(({ path }) => path)).toEqual([["original_price"]]);
});
