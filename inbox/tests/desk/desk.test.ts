import { formNamed } from "@liberation/shared/content/forms";
import { fill } from "@liberation/shared/quiz/fill";
import { beforeAll, describe, expect, test } from "vitest";
import { timesOf } from "../../common/time.ts";
import { type Mail, SendError } from "../../send/channel.ts";
import { outboxMail } from "../../send/outbox.ts";
import type { DeliverySettings } from "../../settings/delivery-settings.ts";
import { forms, roleOf, words } from "../content.ts";
import { optIn } from "../store/fixtures.ts";
import { CONTACT, delivery, freshKey, jsonRequest, QUIZ, SETTINGS, SITE } from "../support.ts";
import { Browser, skipAnswerTime } from "./visitor.ts";

skipAnswerTime();

const MAYA = "maya@school.test";
const HOUR = 60 * 60_000;
const BOUNCE_SECRET = "0123456789abcdef0123456789abcdef";

const contactForm = formNamed(forms, "contact");

let isDown = false;
const mails: Mail[] = [];
const { handle, clock, store } = await delivery({
	settings: { bounceSecret: BOUNCE_SECRET },
	sender: {
		async send({ audience, content }) {
			if (isDown && audience !== "notice") throw new SendError("SMTP_550", { fault: "message" });
			mails.push(outboxMail(content));
		},
	},
});

let browsers = 0;

/** A browser, in a network of its own. */
function browser(answer: typeof handle = handle): Browser {
	browsers += 1;
	const client = `198.51.${browsers}.7`;
	return new Browser((path, init) => answer(new Request(SITE + path, init), client));
}

/** The token that a session's forms hold, against requests that other sites forge (CSRF). */
const tokenOf = async (visitor: Browser) =>
	/name="formToken" value="(\w+)"/.exec(await textOf(visitor, "/desk/"))?.[1] ?? "";

const textOf = async (visitor: Browser, path: string) => (await visitor.get(path)).text();

/** Asks for a link in a browser, and returns the path of the one that comes by mail. */
async function linkFor(asking: Browser, to = ""): Promise<string> {
	// A browser gets one mail a minute.
	clock.time += 61_000;
	const before = mails.length;
	await asking.post("/desk/sign-in", { email: MAYA, to });
	const links = mails
		.slice(before)
		.flatMap(({ text }) => text.match(/\/desk\/sign-in\?token=\S+/) ?? []);
	expect(links).toHaveLength(1);
	return links[0] ?? "";
}

async function signedIn(): Promise<Browser> {
	const asking = browser();
	const link = await linkFor(asking);
	expect((await asking.post(link)).headers.get("location")).toBe("/desk/");
	return asking;
}

/** Lets a visitor send a form or the quiz, and finds it at the desk. */
async function send(maya: Browser, form: string, answers: object, view = ""): Promise<string> {
	// This makes the submission the newest.
	clock.time += 1_000;
	const request = jsonRequest(form, { ...answers, idempotencyKey: freshKey() });
	expect((await handle(request)).status).toBe(200);
	const list = await textOf(maya, `/desk/?form=${form}${view}`);
	return /href="(\/desk\/submissions\/\w+)"/.exec(list)?.[1] ?? "";
}

test("signing in works once by the link in the mail, and ends with signing out", async () => {
	const maya = browser();
	expect((await maya.get("/desk/")).headers.get("location")).toBe("/desk/sign-in");
	const link = await linkFor(maya);
	const given = await maya.post(link);
	expect(given.status).toBe(303);
	const cookie = given.headers.getSetCookie().find((each) => each.startsWith("__Host-desk="));
	expect(cookie).toMatch(
		/^__Host-desk=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; Secure; SameSite=Strict$/,
	);
	for (const unknown of ["counts/constructor", "lists/constructor", "lists/nothing/mailing.csv"])
		expect((await maya.get(`/desk/${unknown}`)).status).toBe(404);
	expect(given.headers.get("content-type")).toBeNull();
	const page = await maya.get("/desk/");
	expect(page.status).toBe(200);
	expect(page.headers.get("cache-control")).toBe("no-store");
	expect(page.headers.get("x-robots-tag")).toBe("noindex");
	const policy = page.headers.get("content-security-policy");
	expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; font-src 'self';/);
	expect(policy).toContain("frame-ancestors 'none'");
	// A link works once.
	expect((await maya.post(link)).status).toBe(403);

	const session = new Map(maya.cookies);
	// Requests from another subdomain carry the cookie, too, but can't sign anybody out.
	expect((await maya.post("/desk/sign-out")).status).toBe(403);
	expect((await maya.get("/desk/")).status).toBe(200);
	expect((await maya.press("/desk/", "/desk/sign-out")).headers.get("location")).toBe(
		"/desk/sign-in?out",
	);
	// The session is over, not only its cookie.
	for (const [name, value] of session) maya.cookies.set(name, value);
	expect((await maya.get("/desk/")).status).toBe(303);
});

test("signing in is refused in another browser and after sixteen minutes, and still works in the first browser", async () => {
	const maya = browser();
	const link = await linkFor(maya);
	expect((await browser().post(link)).status).toBe(403);
	const other = browser();
	await other.post("/desk/sign-in", { email: "somebody@else.test" });
	expect((await other.post(link)).status).toBe(403);
	expect((await maya.post(link)).status).toBe(303);
	const late = await linkFor(maya);
	clock.time += 16 * 60_000;
	expect((await maya.post(late)).status).toBe(403);
});

test("signing in needs the button on the page of the link, because mail scanners open every link", async () => {
	const maya = browser();
	const link = await linkFor(maya);
	for (const visitor of [browser(), maya]) {
		const page = await visitor.get(link);
		expect(page.status).toBe(200);
		expect(page.headers.getSetCookie()).toEqual([]);
		expect(await page.text()).toContain('<form method="post"><button');
	}
	expect((await maya.post(link)).status).toBe(303);
});

test("signing in is for the addresses of the settings, and the answer doesn't reveal which these are", async () => {
	const before = mails.length;
	const told: string[] = [];
	for (const email of ["stranger@mail.test", MAYA.toUpperCase()]) {
		const asking = browser();
		const answer = await asking.post("/desk/sign-in", { email });
		const cookies = answer.headers.getSetCookie().map((each) => each.replace(/=[\w-]+/, ""));
		const page = await textOf(asking, answer.headers.get("location") ?? "");
		told.push(JSON.stringify([answer.status, cookies, page]));
	}
	expect(told[0]).toBe(told[1]);
	expect(mails).toHaveLength(before + 1);
});

test("signing in leads to the submission that was asked for, and is no open redirect", async () => {
	const helper = await signedIn();
	const path = await send(helper, "contact", CONTACT);
	expect(mails.at(-1)?.text).toContain(SITE + path);

	const maya = browser();
	// After a link in webmail, browsers send the desk's SameSite=Strict cookies only once the page reloads.
	const hop = await maya.get(path, { "Sec-Fetch-Site": "cross-site" });
	expect(await hop.text()).toContain('<meta http-equiv="refresh" content="0"/>');
	const asked = await maya.get(path);
	const to = path.slice("/desk/".length);
	expect(asked.headers.get("location")).toBe(`/desk/sign-in?${new URLSearchParams({ to })}`);
	const link = await linkFor(maya, to);
	expect((await maya.post(link)).headers.get("location")).toBe(path);
	for (const elsewhere of ["https://evil.test", "/evil.test", "submissions/../../x"]) {
		const astray = await linkFor(maya, elsewhere);
		expect((await maya.post(astray)).headers.get("location")).toBe("/desk/");
	}
});

test("signing in ends after twelve hours, and with another secret", async () => {
	const maya = await signedIn();
	clock.time += 11 * HOUR;
	expect((await maya.get("/desk/")).status).toBe(200);
	clock.time += HOUR;
	expect((await maya.get("/desk/")).status).toBe(303);

	const again = await signedIn();
	const locationWith = async (settings: Partial<DeliverySettings>) => {
		const changed = await delivery({ store, clock, settings });
		const same = browser(changed.handle);
		for (const [name, value] of again.cookies) same.cookies.set(name, value);
		return (await same.get("/desk/")).headers.get("location");
	};
	expect(await locationWith({ secret: "another secret" })).toBe("/desk/sign-in");
	expect(await locationWith({ deskAddresses: ["sam@school.test"] })).toBe("/desk/sign-in");
	expect(await locationWith({})).toBeNull();
});

describe("the desk", () => {
	let maya: Browser;
	beforeAll(async () => {
		maya = await signedIn();
	});

	test("the desk shows the answers of a form and of the quiz with the words of their questions", async () => {
		const contact = await send(maya, "contact", CONTACT);
		const page = await textOf(maya, contact);
		const field = contactForm.fields.find(({ name }) => name === "inquiry");
		if (field?.kind !== "select") throw new Error("the form has no list");
		const media = field.options.find(({ value }) => value === CONTACT.inquiry)?.label;
		expect(page).toContain(`<dt>${field.label}</dt><dd>${media}</dd>`);
		expect(page).toContain("<dd>Guten Morgen,\n\nschöne Grüße: 你好 🌱</dd>");
		const quiz = await textOf(maya, await send(maya, "quiz", QUIZ));
		const { name } = roleOf("healer");
		expect(quiz).toContain(`<dt>${words.inbox.role}</dt><dd>${name}</dd>`);
		expect(await textOf(maya, "/desk/counts")).toContain(`<th scope="row">${name}</th><td><b>`);
	});

	test("the desk narrows the list down by state, form, day, role, partner and words", async () => {
		await send(maya, "visit", { ...VISIT, name: "Needle", access: "Stairs" });
		const visitor = fill(words.inbox.subject, {
			form: formNamed(forms, "visit").title,
			name: "Needle",
		});
		const found = async (query: string) =>
			(await textOf(maya, `/desk/?${query}`)).includes(visitor);
		expect(await found("")).toBe(true);
		expect(await found("view=new&form=visit&from=2020-01-01&words=needle%20visit.test")).toBe(true);
		for (const slip of ["to=0026-11-20", "from=9999-12-31", "to=1926-11-20", "from=2026-02-31"])
			expect(await found(slip), slip).toBe(true);
		for (const query of [
			"view=held",
			"form=contact",
			"to=2020-01-01",
			"role=healer",
			"partner=land-and-seed-keepers",
			"words=needle%20thread",
		]) {
			expect(await found(query), query).toBe(false);
		}
		expect(await textOf(maya, "/desk/?role=healer&partner=land-and-seed-keepers")).toContain(
			"Quiz: ",
		);
	});

	test("the desk lists requests about data first, then what waits longest", async () => {
		const older = await send(maya, "contact", CONTACT);
		const newer = await send(maya, "visit", VISIT);
		const request = await send(maya, "data-request", { wish: "copy", email: "d@mail.test" });
		const list = await textOf(maya, "/desk/?view=new");
		const places = [request, older, newer].map((path) => list.indexOf(path));
		expect(places).toEqual(places.toSorted((one, other) => one - other));
		expect(places[0]).toBeGreaterThan(0);
		const newest = await textOf(maya, "/desk/?view=new&sort=newest");
		expect(newest.indexOf(newer)).toBeLessThan(newest.indexOf(older));
		for (const path of [older, newer, request]) await maya.press(path, `${path}/answered`);
	});

	test("the desk marks a submission as answered, by whom, and as new again, and says when it is deleted", async () => {
		const path = await send(maya, "contact", CONTACT);
		const isNew = async () => (await textOf(maya, "/desk/?view=new")).includes(path);
		expect(await isNew()).toBe(true);
		expect(await textOf(maya, path)).toContain(
			"It stays here until you mark it as answered, and 30",
		);
		const done = await maya.press(path, `${path}/answered`);
		const location = done.headers.get("location") ?? "";
		expect(location).toContain(`${path}?done=answered&proof=`);
		expect(await textOf(maya, location)).toContain('role="status"');
		// A forged link can't show this or another confirmation.
		const [, query = ""] = location.split("?");
		for (const claim of ["done=answered", query.replace("answered", "delete")])
			expect(await textOf(maya, `/desk/?${claim}`)).not.toContain('role="status"');
		expect(await isNew()).toBe(false);
		const page = (await textOf(maya, path)).replaceAll("<!-- -->", "");
		expect(page).toMatch(/Marked as answered on <time[^>]+>[^<]+<\/time> by maya@school\.test\./);
		expect(page).toMatch(/It’s deleted by itself on \w+ \d+, \d{4}\./);
		expect(page).toContain(
			`href="mailto:zoe.obrien@mail.test?subject=Re%3A%20${encodeURIComponent(contactForm.title)}%20(Zo`,
		);
		await maya.press(path, `${path}/unanswered`);
		expect(await isNew()).toBe(true);
	});

	test("the desk says that what is held goes after the days of spam", async () => {
		const path = await send(maya, "contact", { ...CONTACT, leaveEmpty: "x" }, "&view=held");
		const { days, spamDays } = SETTINGS.retention;
		expect(spamDays).toBeLessThan(days);
		const date = timesOf(SETTINGS).date(clock.time + spamDays * 24 * 60 * 60 * 1000);
		expect((await textOf(maya, path)).replaceAll("<!-- -->", "")).toContain(
			`It’s deleted by itself on ${date}.`,
		);
	});

	test("the desk keeps the founder's note, and finds the submission by it", async () => {
		const path = await send(maya, "contact", CONTACT);
		const formToken = await tokenOf(maya);
		await maya.post(`${path}/note`, { formToken, note: " Grüßt die <Schule>\nzweimal " });
		expect(await textOf(maya, path)).toContain(">Grüßt die &lt;Schule&gt;\nzweimal</textarea>");
		expect(await textOf(maya, "/desk/?words=GRUSST")).toContain(path);
		await maya.press(`${path}/delete`, `${path}/delete`);
		expect(await textOf(maya, "/desk/?words=grusst")).not.toContain(path);
	});

	test("the desk changes the ticked submissions, or all of the list, after asking with their number", async () => {
		const some = { ...CONTACT, name: "Manyfold" };
		const paths: string[] = [];
		for (let index = 0; index < 3; index += 1) paths.push(await send(maya, "contact", some));
		const ids = paths.map((path) => path.split("/").at(-1) ?? "");
		const list = "/desk/?form=contact&words=manyfold";
		const html = await textOf(maya, list);
		expect(html).toContain("3 submissions");
		expect(html).toContain("All that this list finds (3)");
		const hidden = [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
		const given = Object.fromEntries(
			hidden.map(([, name, value]) => [name, (value ?? "").replaceAll("&amp;", "&")]),
		);
		/** Presses a button of the list, reads the question, and says yes where it is asked. */
		const doWith = async (fields: Readonly<Record<string, string>>, ticked: readonly string[]) => {
			const sent = new URLSearchParams({ ...given, ...fields });
			for (const id of ticked) sent.append("id", id);
			const asked = await maya.post("/desk/many", String(sent));
			const done = await maya.post("/desk/many", `${sent}&sure=yes`);
			return [await asked.text(), done.headers.get("location") ?? ""] as const;
		};
		const ticked = { scope: "ticked", action: "answered" };
		const [question, done] = await doWith(ticked, ids.slice(0, 2));
		expect(question).toContain("Mark 2 submissions as answered?");
		expect(done).toMatch(
			/^\/desk\/\?form=contact&words=manyfold&done=many-answered&count=2&proof=/,
		);
		expect(await textOf(maya, done)).toContain("Marked as answered: 2.");
		const fresh = await textOf(maya, "/desk/?view=new&words=manyfold");
		expect(ids.map((id) => fresh.includes(`/submissions/${id}"`))).toEqual([false, false, true]);
		expect((await doWith({ ...ticked, action: "explode" }, ids))[1]).toContain("done=none");
		expect((await doWith(ticked, []))[1]).toContain("done=none");

		// A submission that arrives after the list was shown is kept.
		const later = await send(maya, "contact", some);
		const other = await send(maya, "contact", CONTACT);
		const [everything, deleted] = await doWith({ scope: "all", action: "delete" }, []);
		expect(everything).toContain("Delete 3 submissions?");
		expect(deleted).toContain("done=many-delete&count=3");
		for (const path of paths) expect((await maya.get(path)).status).toBe(404);
		for (const path of [later, other]) expect((await maya.get(path)).status).toBe(200);
	});

	test.each(["www.seed.test/quiz?a=b", "https://www.seed.test/quiz?a=b"])(
		"the desk leads from a partner who writes %s to the editor, with the answers filled in",
		async (site) => {
			const path = await send(maya, "partner", { ...CONTACT, organization: "Land & Seed", site });
			expect(await textOf(maya, path)).toContain(
				"/admin/#/collections/partner/new?name=Land%20%26%20Seed&amp;collaboration=Land%20%26%20Seed&amp;link=https",
			);
			expect(await textOf(maya, path)).toMatch(
				/link=https(:\/\/|%3A%2F%2F)www\.seed\.test%2Fquiz%3Fa%3Db"/,
			);
		},
	);

	test("the desk says that what was deleted is being removed, until it is", async () => {
		await store.forget();
		const isSaid = async (path: string) => (await textOf(maya, path)).includes("is being removed");
		expect(await isSaid("/desk/")).toBe(false);
		await store.removePerson("nobody@mail.test");
		expect([await isSaid("/desk/"), await isSaid("/desk/lists")]).toEqual([true, true]);
		await store.forget();
		expect(await isSaid("/desk/")).toBe(false);
	});

	test("the desk counts the weeks of each partner, and writes a note for them that begins with the first", async () => {
		const now = clock.time;
		clock.time = Date.parse("2026-11-04T12:00:00Z");
		await send(maya, "quiz", QUIZ);
		clock.time = now;
		await send(maya, "quiz", { ...QUIZ, email: "partner.reader@mail.test" });
		expect(await textOf(maya, "/desk/counts")).toContain("/desk/counts/land-and-seed-keepers");
		const note = await textOf(maya, "/desk/counts/land-and-seed-keepers");
		expect(note).toMatch(/asked for on your page since Nov 2, 2026: \d+\.\n/);
		expect(note).toMatch(new RegExp(`By role:\n${roleOf("healer").name}: \\d+`));
		expect(note).not.toContain("partner.reader");
		for (const by of ["week", "month", "year"]) {
			const page = await textOf(maya, `/desk/counts/land-and-seed-keepers?by=${by}`);
			expect(page).toContain(`<th scope="row">${roleOf("healer").name}</th>`);
			const csv = await textOf(maya, `/desk/counts/land-and-seed-keepers/export.csv?by=${by}`);
			expect(csv).toMatch(/\n"\d{4}-\d\d-\d\d","Quiz","[^"]+","land-and-seed-keepers","\d+"\r\n/);
		}
	});

	test("the desk retries one undeliverable submission, or all", async () => {
		isDown = true;
		const path = await send(maya, "contact", CONTACT);
		await send(maya, "visit", VISIT);
		expect(await textOf(maya, "/desk/")).toContain("2 submissions couldn’t be delivered.");
		await maya.press(path, `${path}/retry`);
		isDown = false;
		const before = mails.length;
		const one = await maya.press(path, `${path}/retry`);
		expect(one.headers.get("location")).toContain(`${path}?done=retry&count=1&proof=`);
		expect(mails).toHaveLength(before + 1);
		const all = await maya.press("/desk/?view=undeliverable", "/desk/retry-all");
		expect(all.headers.get("location")).toContain("/desk/?done=retry-all&count=1&proof=");
		expect(mails).toHaveLength(before + 2);
	});

	test("the desk sends the founder a second copy of a mail, with an id of its own", async () => {
		const path = await send(maya, "contact", CONTACT);
		const before = mails.length;
		await maya.press(path, `${path}/resend`);
		expect(mails).toHaveLength(before + 1);
		expect(await textOf(maya, path)).toMatch(/-founder-again-\w{8}/);
	});

	test("the desk deletes nobody's data by a list member whose address is gone", async () => {
		await store.confirm(optIn({ id: "gone", form: "quiz", email: "" }));
		const formToken = await tokenOf(maya);
		const done = await maya.post("/desk/lists/gone/delete-person", { formToken });
		expect(await done.text()).toContain("No such submission");
	});

	test("the desk shows a bounce that a mail service reports, and can allow mail to the address again", async () => {
		const email = "no-such-mailbox@mail.test";
		const bounce = { RecordType: "Bounce", Inactive: true, Email: email };
		const report = (password: string) =>
			handle(jsonRequest("bounces", bounce, { Authorization: `Basic ${btoa(`:${password}`)}` }));
		expect((await report(BOUNCE_SECRET)).status).toBe(200);
		const list = await textOf(maya, "/desk/?form=bounced");
		const [path = ""] = list.match(/\/desk\/submissions\/\w+/) ?? [];
		expect(await textOf(maya, path)).toContain("Mail to this address came back");

		const quiz = await send(maya, "quiz", { ...QUIZ, email });
		expect(await textOf(maya, quiz)).not.toContain("To the visitor");
		const done = await maya.press(quiz, `${quiz}/resume`);
		expect(done.headers.get("location")).toContain(`${quiz}?done=resume&proof=`);
		expect(await textOf(maya, path)).not.toContain("Mail to this address came back");
		expect(await textOf(maya, await send(maya, "quiz", { ...QUIZ, email }))).toContain(
			"To the visitor",
		);
	});

	test("the desk refuses changes from other sites, sessions and pages (CSRF)", async () => {
		const path = await send(maya, "contact", CONTACT);
		const [own, stolen] = [await tokenOf(maya), await tokenOf(await signedIn())];
		const remove = (visitor: Browser, formToken: string, headers?: Record<string, string>) =>
			visitor.post(`${path}/delete`, { formToken }, headers);
		expect((await remove(maya, "")).status).toBe(403);
		expect((await remove(maya, stolen)).status).toBe(403);
		expect((await remove(maya, own, { Origin: "https://evil.test" })).status).toBe(403);
		expect((await remove(maya, own, { Origin: "null" })).status).toBe(403);
		expect((await remove(maya, own, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
		expect((await remove(browser(), own)).headers.get("location")).toMatch(/^\/desk\/sign-in/);
		expect((await maya.get(path)).status).toBe(200);
		expect((await remove(maya, own)).status).toBe(303);
		expect((await maya.get(path)).status).toBe(404);
	});

	test("the desk shows no page without a sign-in", async () => {
		for (const path of ["", "counts", "lists", "export.csv", "mails", "x"]) {
			const response = await browser().get(`/desk/${path}`);
			expect([path, response.status]).toEqual([path, 303]);
			expect(await response.text()).toBe("");
		}
		expect((await maya.get("/desk/mails")).status).toBe(404);
		expect((await maya.get("/desk/submissions/none")).status).toBe(404);
	});
});

const VISIT = {
	name: "Zoë",
	email: "zoe@visit.test",
	purpose: "look-around",
	date: "2027-05-01",
	access: "With two children",
};
