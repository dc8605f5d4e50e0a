import { expect, test } from "vitest";
import { currentState, holdsCurrent } from "../../../../site/layouts/MainNavigation.tsx";

test.each([
	["/", "/", "page"],
	["/", "/about/", undefined],
	["/about", "/about/", "page"],
	["/about", "/about-us/", undefined],
	["/academy", "/academy/foundations/", "true"],
	["/academy#pricing", "/academy/", "page"],
	["/academy/programs", "/academy/", undefined],
	["/quiz?role=healer", "/quiz/", "page"],
])("a link to %s on the page %s is %s", (href, url, state) => {
	expect(currentState(href, url)).toBe(state);
});

test("a dropdown knows whether the current page is in it", () => {
	const links = [
		{ label: "Academy", href: "/academy", description: "Courses" },
		{ label: "Quiz", href: "/quiz", description: "Your role" },
	];
	const learn = { kind: "dropdown", label: "Learn", links } as const;
	expect(holdsCurrent(learn, "/quiz/")).toBe(true);
	expect(holdsCurrent(learn, "/academy/foundations/")).toBe(true);
	expect(holdsCurrent(learn, "/")).toBe(false);
});
