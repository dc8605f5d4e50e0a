import { expect, test } from "vitest";
import { isRoute } from "../../../../site/content/routes.ts";

test.each([
	"/",
	"/quiz",
	"/quiz/",
	"/quiz?role=healer",
	"/academy#pricing",
	"/shop/starter-pack",
	"/quiz/roles/healer/",
])("%s is a page", (path) => {
	expect(isRoute(path)).toBe(true);
});

test.each([
	"/quizz",
	"/shop/a/b",
	"/thanks",
	"/thanks/",
	"/quiz/roles/Healer",
	"//quiz",
	"/about/us",
])("%s is none", (path) => {
	expect(isRoute(path)).toBe(false);
});
