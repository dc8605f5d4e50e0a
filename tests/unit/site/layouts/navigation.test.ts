import { expect, test } from "vitest";
import navigationJson from "../../../../site/_data/navigation.json" with { type: "json" };
import { navigationSchema } from "../../../../site/content/schemas/navigation.ts";

const navigation = navigationSchema.parse(navigationJson);

test("the phone menu is the thirteen links of spec section 2, in its order", () => {
	expect(navigation.phone.map(({ label, href }) => `${label} ${href}`)).toEqual([
		"Home /",
		"About /about",
		"For White People /for-white-people",
		"Academy /academy",
		"Quiz /quiz",
		"Articles /articles",
		"Erin's Place /erins-place",
		"Homestead /homestead",
		"Collaborations /collaborations",
		"Shop /shop",
		"Events /events",
		"Get Involved /get-involved",
		"Contact /contact",
	]);
});

test("the bar has five links and three dropdowns", () => {
	expect(
		navigation.main.map((item) =>
			item.kind === "link"
				? `${item.label} ${item.href}`
				: `${item.label}: ${item.links.map(({ href }) => href).join(" ")}`,
		),
	).toEqual([
		"Home /",
		"About /about",
		"Learn: /academy /quiz /articles",
		"Programs: /erins-place /homestead",
		"For White People /for-white-people",
		"Collaborations /collaborations",
		"Shop /shop",
		"Connect: /events /get-involved /contact",
	]);
});

test("Donate leads to the scholarships, outlined; Get Involved is solid", () => {
	expect(navigation.buttons).toEqual([
		{ label: "Donate", href: "/scholarships", look: "outlined" },
		{ label: "Get Involved", href: "/get-involved", look: "solid" },
	]);
});
