import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isPage } from "../../../site/check/links.ts";
import { readRoutes } from "../../../site/domain/routes.ts";
import { currentState, holdsCurrent } from "../../../site/layouts/MainNavigation.tsx";
import { hoverIntent } from "../../../site/scripts/dropdowns.ts";

// Home is made of sections, so no template of its own has its path.
const routes = ["/", ...(await readRoutes())];

test.each([
	...["/", "/quiz", "/quiz/", "/quiz/roles/healer/"].map((path) => [path, true] as const),
	...["/shop/a/b", "/thanks/", "/quiz/roles/Healer", "//quiz"].map(
		(path) => [path, false] as const,
	),
])("that a link to %s leads to a page of the site is %s", (path, expected) => {
	expect(isPage(path, routes)).toBe(expected);
});

test.each([
	["/", "/", "page"],
	["/", "/about/", undefined],
	["/academy", "/academy/foundations/", "true"],
	["/academy#pricing", "/academy/", "page"],
	["/quiz?role=healer", "/quiz/", "page"],
])("a link to %s on the page %s has the aria-current %s", (href, url, state) => {
	expect(currentState(href, url)).toBe(state);
});

test("a dropdown knows whether the current page is in it", () => {
	const links = [
		{ label: "Academy", href: "/academy", description: "Courses" },
		{ label: "Quiz", href: "/quiz", description: "Your role" },
	];
	expect(holdsCurrent(links, "/quiz/")).toBe(true);
	expect(holdsCurrent(links, "/academy/foundations/")).toBe(true);
	expect(holdsCurrent(links, "/")).toBe(false);
});

describe("a menu under the pointer", () => {
	/** A bar of two menus, and which of them is open. */
	function bar() {
		const [learn, programs] = [{ open: false }, { open: false }];
		const intent = hoverIntent([learn, programs], {
			open: (menu) => {
				learn.open = menu === learn;
				programs.open = menu === programs;
			},
			close: (menu) => {
				menu.open = false;
				intent.closed();
			},
		});
		const open = () => [learn.open && "Learn", programs.open && "Programs"].filter(Boolean);
		return { intent, learn, programs, open };
	}

	beforeEach(() => void vi.useFakeTimers());
	afterEach(() => void vi.useRealTimers());

	test("a menu under the pointer opens 200 ms after the pointer came, unless it only crosses", () => {
		const { intent, learn, open } = bar();
		intent.enter(learn);
		vi.advanceTimersByTime(199);
		intent.leave(learn);
		vi.advanceTimersByTime(1000);
		expect(open()).toEqual([]);
		intent.enter(learn);
		vi.advanceTimersByTime(200);
		expect(open()).toEqual(["Learn"]);
	});

	test("a menu under the pointer closes 150 ms after the pointer left, unless it comes back before", () => {
		const { intent, learn, open } = bar();
		intent.enter(learn);
		vi.advanceTimersByTime(200);
		intent.leave(learn);
		vi.advanceTimersByTime(149);
		intent.enter(learn);
		vi.advanceTimersByTime(1000);
		expect(open()).toEqual(["Learn"]);
		intent.leave(learn);
		vi.advanceTimersByTime(150);
		expect(open()).toEqual([]);
	});

	test.each([
		[0, ["Programs"]],
		[150 + 299, ["Programs"]],
		[150 + 300, []],
	])("%i ms after the pointer left one, the next one is open at once: %j", (pause, expected) => {
		const { intent, learn, programs, open } = bar();
		intent.enter(learn);
		vi.advanceTimersByTime(200);
		intent.leave(learn);
		vi.advanceTimersByTime(pause);
		intent.enter(programs);
		expect(open()).toEqual(expected);
		vi.advanceTimersByTime(200);
		expect(open()).toEqual(["Programs"]);
	});
});
