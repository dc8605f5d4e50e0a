import { expect, test } from "vitest";
import { isPage, readRoutes } from "../../../../site/rules/routes.ts";

const routes = await readRoutes();

test.each([
	"/",
	"/quiz",
	"/quiz/",
	"/quiz?role=healer",
	"/academy#pricing",
	"/shop/starter-pack",
	"/quiz/roles/healer/",
])("%s is a page", (path) => {
	expect(isPage(path, routes)).toBe(true);
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
	expect(isPage(path, routes)).toBe(false);
});
