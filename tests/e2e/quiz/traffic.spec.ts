import { PLAIN } from "./sheets.ts";
import { expect, test } from "./support.ts";

/*
 * The quiz asks for the site's own files and nothing else; what a visitor does in it stays with
 * them until they send it, and without an endpoint even then. Every test of this folder also
 * fails on a request to anyone else.
 */

const OWN_FILE = /^GET \/(quiz|embed\/v1\/liberation-quiz\.js|assets\/[\w.-]+)$/;

test("a whole journey asks for the site's own files, all of them before it starts", async ({
	page,
	visitor,
	watch,
}) => {
	await visitor.open();
	await page.waitForLoadState("networkidle");
	const atFirst = [...watch.requests];
	expect(atFirst).toContain("GET /quiz");
	expect(atFirst).toContain("GET /embed/v1/liberation-quiz.js");
	for (const request of atFirst) expect(request).toMatch(OWN_FILE);

	await visitor.startButton.click();
	await visitor.answerAll(PLAIN);
	await visitor.giveEmail();
	await visitor.seesResults();
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	await page.waitForLoadState("networkidle");
	expect(watch.requests.slice(atFirst.length)).toEqual([]);
});

test("nothing is kept beyond the tab: no cookie, no local storage", async ({ page, visitor }) => {
	await visitor.startQuiz();
	await visitor.answerAll("012");
	expect(await page.context().cookies()).toEqual([]);
	expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
