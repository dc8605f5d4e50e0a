import { expect, test, type Visitor } from "./support.ts";

/* Whatever an address holds: keys are looked up in closed lists, and nothing of it lands in the page. */

const MARK = "bo0m";
const MARKUP = `<img src=x onerror="window.${MARK}=1"><script>window.${MARK}=1</script>${MARK}`;

const NO_ROLE = {
	"an unknown role": "nurse",
	"an empty role": "",
	"a role in capitals": "Healer",
	"a role with a space": "healer ",
	"a role twice encoded": "%68ealer",
	markup: MARKUP,
	"markup that closes an attribute": `"'></template>${MARKUP}`,
	"a javascript: address": `javascript:window.${MARK}=1`,
	__proto__: "__proto__",
	constructor: "constructor",
	toString: "toString",
	"100 kB": "healer".repeat(17_000),
	"a null character": "healer\u0000",
};

/** Only the browser sees the query: no server takes one of 100 kB. */
async function openHere(visitor: Visitor, query: string): Promise<void> {
	await visitor.page.route(/\/quiz\?/, async (route) => {
		const response = await route.fetch({ url: new URL("/quiz", route.request().url()).href });
		await route.fulfill({ response });
	});
	await visitor.open(query);
}

async function findsNothingOf(visitor: Visitor, mark: string): Promise<void> {
	const page = await visitor.page.evaluate(
		(name) => ({
			ran: name in window,
			markup:
				document.documentElement.outerHTML +
				document.querySelector("liberation-quiz")?.shadowRoot?.innerHTML,
		}),
		mark,
	);
	expect(page.ran, "a script of the address ran").toBe(false);
	expect(page.markup.length).toBeGreaterThan(1000);
	expect(page.markup).not.toContain(mark);
}

test("no such role: an error, a way on, and nothing of the address in the page", async ({
	visitor,
}) => {
	for (const [what, role] of Object.entries(NO_ROLE)) {
		await test.step(what, async () => {
			await openHere(visitor, `?role=${encodeURIComponent(role)}`);
			await visitor.seesError();
			await findsNothingOf(visitor, MARK);
		});
	}
	await visitor.quiz.getByRole("button").click();
	await visitor.seesQuestion(1);
});

test("of a role given twice the first counts", async ({ visitor }) => {
	await visitor.open("?role=guide&role=healer");
	await visitor.seesResults("Guide");
	await visitor.open("?role=nobody&role=healer");
	await visitor.seesError();
});

test("a malformed escape is no role", async ({ visitor }) => {
	await openHere(visitor, "?role=%E0%A4%A");
	await visitor.seesError();
});

const NOT_MEANT = {
	"an unknown secondary role": "secondary=nurse",
	"the primary role again": "secondary=healer",
	"two secondary roles": "secondary=guide&secondary=weaver",
	"markup as secondary role": `secondary=${encodeURIComponent(MARKUP)}`,
	"unknown pillars": "pillars=greed,envy",
	"one pillar": "pillars=paternalism",
	"three pillars": "pillars=paternalism,either_or,objectivity",
	"one pillar twice": "pillars=paternalism,paternalism",
	"pillars twice": "pillars=paternalism,either_or&pillars=objectivity,either_or",
	"markup as pillars": `pillars=${encodeURIComponent(MARKUP)},either_or`,
	"__proto__ everywhere": "secondary=__proto__&pillars=__proto__,constructor",
	"a parameter that means nothing here": `utm_source=${encodeURIComponent(MARKUP)}`,
};

test("what can't be beside a role is left out", async ({ visitor }) => {
	for (const [what, rest] of Object.entries(NOT_MEANT)) {
		await test.step(what, async () => {
			await visitor.open(`?role=healer&${rest}`);
			await visitor.seesResults("Healer");
			await expect(visitor.results.locator(".secondary-role")).toHaveCount(0);
			await expect(visitor.results.locator(".chips li")).toHaveText([
				"Perfectionism",
				"Defensiveness",
			]);
			await findsNothingOf(visitor, MARK);
		});
	}
});
