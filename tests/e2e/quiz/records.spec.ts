import type { Page } from "@playwright/test";
import { expected, TIE } from "./sheets.ts";
import { ADDRESS, expect, test } from "./support.ts";

/*
 * What is recorded of a visit, and where: the console, `window.gtag` and DOM events
 * (spec section 7). Never the address, never an answer.
 */

const EVENTS = [
	"quiz-started",
	"quiz-progress",
	"quiz-completed",
	"email-captured",
	"role-result-shown",
	"program-recommendation-clicked",
];

const { role, name, secondary, secondaryName } = expected(TIE);

/** What a whole journey records, in order. */
const RECORD = [
	["quiz_started", {}],
	...Array.from({ length: 15 }, (_, index) => [
		"quiz_progress",
		{ index: index + 1, total: 15, percent: Math.round(((index + 1) / 15) * 100) },
	]),
	["quiz_completed", { primary: role, secondary }],
	["email_captured", { source: "quiz", role }],
	["role_result_shown", { primary: role, secondary }],
];

declare global {
	interface Window {
		recorded: { gtag: unknown[]; events: unknown[] };
	}
}

/** Has the page keep what reaches its analytics function and its event listeners. */
async function listen(page: Page): Promise<void> {
	await page.addInitScript((names) => {
		window.recorded = { gtag: [], events: [] };
		Object.assign(window, {
			gtag: (...call: unknown[]) => window.recorded.gtag.push(call),
		});
		for (const event of names) {
			document.addEventListener(event, (heard) => {
				if (!(heard instanceof CustomEvent)) return;
				window.recorded.events.push([event.replaceAll("-", "_"), heard.detail]);
			});
		}
	}, EVENTS);
}

test("a whole journey is recorded in the console, in gtag and as DOM events", async ({
	page,
	visitor,
	watch,
}) => {
	await listen(page);
	await visitor.takeQuiz(TIE);
	const { gtag, events } = await page.evaluate(() => window.recorded);
	expect(events).toEqual(RECORD);
	expect(gtag).toEqual(RECORD.map(([event, payload]) => ["event", event, payload]));

	const names = RECORD.map(([event]) => String(event));
	const logged = watch.logs.map((log) => log.split(" ", 1)[0] ?? "");
	expect(logged.filter((word) => names.includes(word))).toEqual(names);
	expect(watch.logs).toContain("quiz_progress {index: 15, total: 15, percent: 100}");
	expect(watch.logs).toContain(`quiz_completed {primary: ${role}, secondary: ${secondary}}`);

	await test.step("the address is in none of it, nor in the address bar or storage", async () => {
		const kept = await page.evaluate(() => [
			JSON.stringify(window.recorded),
			location.href,
			JSON.stringify(history.state),
			JSON.stringify(sessionStorage),
			JSON.stringify(localStorage),
			document.cookie,
		]);
		for (const text of [...kept, ...watch.logs]) expect(text).not.toContain(ADDRESS.split("@")[0]);
	});
});

test("without an endpoint the email is logged: subject, text and HTML", async ({
	visitor,
	watch,
}) => {
	await visitor.takeQuiz(TIE);
	const subject = `Your Role in the Liberation Ecosystem: ${name}`;
	const at = watch.logs.indexOf(subject);
	expect(at).toBeGreaterThan(-1);
	expect(watch.count(new RegExp(`^${subject}$`))).toBe(1);
	const [text, html] = watch.logs.slice(at + 1);
	for (const body of [text, html]) {
		expect(body).toContain(name);
		expect(body).toContain("utm_medium=email");
		expect(body).toContain(`utm_campaign=role_${role}`);
		for (const label of ["Enroll", "Apply for Equity Seat", "Pay It Forward"]) {
			expect(body).toContain(label);
		}
		expect(body).toContain(String(new Date().getFullYear()));
	}
	expect(html).toContain("<a ");
	expect(text).not.toContain("<a ");
	expect(secondaryName).toBeTruthy();
});

test("a recommended program that is followed is recorded with its tags", async ({
	page,
	visitor,
	watch,
}) => {
	await listen(page);
	await visitor.open("?role=healer");
	// The program's page belongs to the site's real address.
	await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
	await visitor.results.locator(".programs a").first().click();
	const { gtag, events } = await page.evaluate(() => window.recorded);
	const payload = {
		slug: "liberation-through-somatics",
		role: "healer",
		source: "quiz",
		medium: "result_page",
		campaign: "role_healer",
	};
	expect(events.at(-1)).toEqual(["program_recommendation_clicked", payload]);
	expect(gtag.at(-1)).toEqual(["event", "program_recommendation_clicked", payload]);
	expect(watch.count(/^program_recommendation_clicked /)).toBe(1);
});
