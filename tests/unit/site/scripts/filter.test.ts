import { expect, test } from "vitest";
import { categoryInAddress, countText, withCategory } from "../../../../site/scripts/filter.ts";

const CATEGORIES = ["bundles", "digital-resources", "scholarships-donations"];

test.each([
	["?category=bundles", "bundles"],
	["?utm_source=quiz&category=digital-resources", "digital-resources"],
	["?category=Digital%20Resources", "digital-resources"],
	["?category=Scholarships/Donations", "scholarships-donations"],
	["", null],
	["?category=", null],
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
] as const)("%s of a kind are counted in words: %s, %s", (count, what, category, text) => {
	expect(countText(count, what, category)).toBe(text);
});
