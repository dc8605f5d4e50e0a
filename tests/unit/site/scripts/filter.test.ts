import { expect, test } from "vitest";
import { countText, shelfInAddress, withShelf } from "../../../../site/scripts/filter.ts";

const SHELVES = ["bundles", "digital-resources", "scholarships-donations"];

test.each([
	["?category=bundles", "bundles"],
	["?utm_source=quiz&category=digital-resources", "digital-resources"],
	["?category=Digital%20Resources", "digital-resources"],
	["?category=Scholarships/Donations", "scholarships-donations"],
	["", null],
	["?category=", null],
	["?category=all", null],
	["?category=<img src=x>", null],
])("the address %s asks for the shelf %s", (search, shelf) => {
	expect(shelfInAddress(search, SHELVES)).toBe(shelf);
});

test("choosing a shelf changes nothing else in the address", () => {
	const address = "https://www.example.org/shop/?utm_source=quiz#bundles";
	const chosen = withShelf(address, "bundles");
	expect(chosen).toBe("https://www.example.org/shop/?utm_source=quiz&category=bundles");
	expect(withShelf(chosen, "services")).toContain("category=services");
	expect(withShelf(chosen, null)).toBe("https://www.example.org/shop/?utm_source=quiz");
});

test.each([
	[7, "product", undefined, "7 products"],
	[1, "product", "Services", "1 product in Services"],
	[0, "article", "Home", "0 articles in Home"],
] as const)("%s of a kind are counted in words: %s, %s", (count, what, category, text) => {
	expect(countText(count, what, category)).toBe(text);
});
