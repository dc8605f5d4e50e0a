import { formNamed } from "@liberation/shared/content/forms";
import { fill } from "@liberation/shared/quiz/fill";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { tokenIn } from "../accept/link.ts";
import { signedLink } from "../common/signed-links.ts";
import { addressDigest } from "../limits/keys.ts";
import { anyText } from "./any-text.ts";
import { forms, words } from "./content.ts";
import {
	delivery,
	ENDPOINT,
	formRequest,
	INBOX,
	newest,
	quizRequest,
	SETTINGS,
} from "./support.ts";

const DAY = 24 * 60 * 60 * 1000;
const EMAIL = "zoe.obrien@mail.test";

/** The first link of a mail with this purpose. */
function linkIn(text: string | undefined, purpose: "confirm" | "unsubscribe"): string {
	const link = text?.match(new RegExp(`https://\\S+/${purpose}\\?token=\\S+`))?.[0];
	if (!link) throw new Error(`no link to ${purpose}`);
	return link;
}

const open = (link: string) => new Request(link, { headers: { Accept: "text/html" } });
const press = (link: string) => new Request(link, { method: "POST", body: new URLSearchParams() });

async function signUp() {
	const running = await delivery();
	await running.handle(
		formRequest("email-list", { name: "Zoë O'Brien", email: EMAIL, consent: "true" }),
	);
	return { ...running, link: linkIn(running.mails[0]?.text, "confirm") };
}

test("a sign-up for a list (double opt-in) mails a link to the address, and tells the founder nothing yet", async () => {
	const { mails } = await signUp();
	expect(mails.map(({ to }) => to.address)).toEqual([EMAIL]);
	expect(mails[0]?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
	// The mail leaves out the name, in which a stranger could send a message to the address's owner.
	expect(`${mails[0]?.text}${mails[0]?.html}`).not.toContain("O'Brien");
});

test("the token in the link reveals no address and no purpose", async () => {
	const { link } = await signUp();
	const parts = link.split("token=")[1]?.split(".") ?? [];
	const text = parts.map((part) => Buffer.from(part, "base64url").toString("latin1")).join();
	expect(text).not.toMatch(/zoe|obrien|mail\.test|confirm/i);
});

test("opening the link confirms nothing, because mail scanners open every link", async () => {
	const { handle, mails, link } = await signUp();
	for (const method of ["GET", "HEAD"]) {
		const response = await handle(new Request(link, { method }));
		expect(response.status).toBe(200);
		expect(response.headers.get("cache-control")).toBe("no-store");
	}
	expect(await (await handle(open(link))).text()).toMatch(/<form method="post"><button[^>]*>/);
	expect(mails).toHaveLength(1);
});

test("pressing the button confirms the sign-up once, however often it is pressed", async () => {
	const { handle, mails, link } = await signUp();
	for (const _ of [1, 2]) expect((await handle(press(link))).status).toBe(200);
	expect(mails).toHaveLength(2);
	expect(mails[1]?.to.address).toBe(INBOX);
	expect(mails[1]?.replyTo).toEqual({ name: "Zoë O'Brien", address: EMAIL });
	expect(mails[1]?.subject).toBe(
		fill(words.inbox.subscribedSubject, {
			form: formNamed(forms, "email-list").title,
			name: "Zoë O'Brien",
		}),
	);
});

test("the link expires three days after the last time at which its mail may leave, and then says so", async () => {
	const { handle, mails, link, clock } = await signUp();
	// Held for 14 days, then tried for three.
	clock.time += (14 + 3 + 3) * DAY - 1_000;
	expect((await handle(open(link))).status).toBe(200);
	clock.time += 2_000;
	expect((await handle(open(link))).status).toBe(410);
	expect((await handle(press(link))).status).toBe(410);
	expect(mails).toHaveLength(1);
});

test("a link works after mail programs or people have changed what surrounds its token", async () => {
	const { handle, link } = await signUp();
	const [before = "", token = ""] = link.split("token=");
	const junk = [".", "%3E", ">", ",", "_", "*", '"', "%20Please", "%0A", "#top", ")"];
	const change = fc.record({
		start: fc.constantFrom(
			"token=",
			"token=3D",
			"amp;token=",
			"utm_source=x&token=",
			"TOKEN=",
			"%74oken=",
			"token%3D",
			"token=%3C",
			"x&amp;token=",
		),
		end: fc.constantFrom(
			"",
			...junk,
			...junk.map((sign) => `${sign}&amp;lang=es`),
			"&fbclid=x",
			";lang=es",
		),
		at: fc.nat(token.length - 1),
		inside: fc.constantFrom("", "%0D%0A", "=%0D%0A", "%20", "%E2%80%8B", "%5C"),
	});
	await fc.assert(
		fc.asyncProperty(change, async ({ start, end, at, inside }) => {
			const text = token.slice(0, at) + inside + token.slice(at);
			expect((await handle(open(before + start + text + end))).status).toBe(200);
		}),
		{ numRuns: 300 },
	);
});

test("a forged link is refused, whatever part of its token is changed, cut out or inserted", async () => {
	const { handle, mails, link } = await signUp();
	const [before = "", token = ""] = link.split("token=");
	const place = fc.nat({ max: token.length });
	const piece = fc.oneof(
		fc.constantFrom("", ".", "=", "-", "A", "a", "0", " ", "\n", "\0", "a".repeat(5_000)),
		anyText(),
	);
	await fc.assert(
		fc.asyncProperty(place, fc.nat({ max: 9 }), piece, async (at, cut, put) => {
			const changed = token.slice(0, at) + put + token.slice(at + cut);
			// Spaces, and text after the token, don't change the token.
			fc.pre(tokenIn(`?token=${encodeURIComponent(changed.toWellFormed())}`) !== token);
			const answer = await handle(
				press(`${before}token=${encodeURIComponent(changed.toWellFormed())}`),
			);
			expect(answer.status).toBe(400);
		}),
		{
			numRuns: 300,
			examples: [
				[0, 5_000, ""],
				[40, 5_000, ""],
				[0, 5_000, `${btoa('{"alg":"none"}')}..a.`],
			],
		},
	);
	expect(mails).toHaveLength(1);
});

test("a forged link is refused where it was made for another purpose, or with another secret", async () => {
	const { handle, mails } = await delivery();
	const claim = { purpose: "unsubscribe", email: EMAIL, issuedAt: Date.now() } as const;
	const leave = await signedLink(SETTINGS, claim);
	const confirm = leave.replace("/unsubscribe?", "/confirm?");
	const stranger = await signedLink({ ...SETTINGS, secret: "another secret" }, claim);
	for (const link of [confirm, stranger, `${ENDPOINT}/confirm`]) {
		expect((await handle(press(link))).status).toBe(400);
	}
	expect(mails).toEqual([]);
});

test("unsubscribing takes one POST by the mail program's own button (RFC 8058), and the founder is told", async () => {
	const { handle, mails } = await delivery();
	await handle(quizRequest());
	const link = mails[0]?.headers["List-Unsubscribe"]?.slice(1, -1) ?? "";
	const oneClick = () =>
		new Request(link, {
			method: "POST",
			headers: { "Content-Type": "application/x-www-form-urlencoded" },
			body: "List-Unsubscribe=One-Click",
		});
	expect((await handle(open(link))).status).toBe(200);
	expect(mails).toHaveLength(2);
	expect((await handle(oneClick())).status).toBe(200);
	expect((await handle(oneClick())).status).toBe(200);
	expect(mails).toHaveLength(3);
	expect(mails[2]).toMatchObject({
		to: { address: INBOX },
		subject: fill(words.inbox.unsubscribedSubject, { email: EMAIL }),
	});
	expect(mails[2]?.text).toContain(EMAIL);
});

test("unsubscribing ends mail to the address, and the answer to a form doesn't reveal it", async () => {
	const { handle, mails, store, clock } = await delivery();
	await handle(quizRequest());
	await handle(press(linkIn(mails[0]?.text, "unsubscribe")));
	mails.length = 0;
	clock.time += 1_000;
	// Another way to write the same mailbox.
	const email = EMAIL.toUpperCase().replace("@", "+quiz@");
	const results = await handle(quizRequest({ email }));
	expect(await results.json()).toEqual({ status: "sent" });
	expect(mails.map(({ to }) => to.address)).toEqual([INBOX]);
	expect(mails[0]?.text.replaceAll(/\s+/g, " ")).toContain(words.inbox.next.quizNoMail);
	// The founder's message has the same id as when the visitor gets a mail, too.
	const { id, messages } = (await newest(store, { form: "quiz" })) ?? {};
	expect(messages).toMatchObject([{ id: `${id}-founder` }]);
});

test("unsubscribing leaves a later request the same work, so that a timing attack reveals nothing", async () => {
	const counts: number[][] = [];
	for (const hasLeft of [false, true]) {
		const { handle, store, clock } = await delivery();
		if (hasLeft) {
			await handle(press(await leaveLink(clock.now())));
			await handle(formRequest("newsletter", { email: EMAIL }));
		}
		clock.time += 1_000;
		const spies = (["address", "claimConfirmation", "countHits", "insert", "find"] as const).map(
			(name) => vi.spyOn(store, name),
		);
		await handle(formRequest("newsletter", { email: EMAIL }));
		counts.push(spies.map(({ mock }) => mock.calls.length));
	}
	expect(counts[1]).toEqual(counts[0]);
});

test("unsubscribing ends with a new sign-up that is confirmed, for which a link is mailed at most once a week", async () => {
	const { handle, mails, clock } = await delivery();
	const leave = await leaveLink(clock.now());
	/** The reader's mails since the last call. */
	const arrived = () => mails.splice(0).filter(({ to }) => to.address === EMAIL);
	const signUpAfter = async (time: number) => {
		clock.time += time;
		const answer = await handle(formRequest("newsletter", { email: EMAIL }));
		expect(await answer.json()).toEqual({ status: "confirm" });
		return arrived();
	};
	let [before]: string[] = [];
	for (const _ of ["the first time", "again within the week"]) {
		clock.time += 60_000;
		await handle(press(leave));
		expect(mails.splice(0).map(({ subject }) => subject)).toEqual([
			fill(words.inbox.unsubscribedSubject, { email: EMAIL }),
		]);
		clock.time += 60_000;
		// A link from before the unsubscription doesn't lift it.
		if (before) expect((await handle(press(before))).status).toBe(410);
		const [mail] = await signUpAfter(1_000);
		expect(await signUpAfter(5.9 * DAY)).toEqual([]);
		clock.time -= 5.9 * DAY;
		before = linkIn(mail?.text, "confirm");
		expect((await handle(press(before))).status).toBe(200);
		await handle(quizRequest());
		expect(arrived()).toHaveLength(1);
	}
	await handle(press(leave));
	expect(await signUpAfter(1_000)).toHaveLength(1);
	expect(await signUpAfter(7 * DAY)).toHaveLength(1);
});

test.each([
	["unsubscribed", "asked", "unsubscribed"],
	["can't be reached (bounce)", "bounced", "bounced"],
] as const)("cancels the mail that waits, where its reader %s", async (_, cause, reason) => {
	let isDown = true;
	const sent: string[] = [];
	const { handle, deliverer, clock, store } = await delivery({
		sender: {
			async send({ recipient }) {
				if (isDown) throw new Error("down");
				sent.push(recipient);
			},
		},
	});
	await handle(quizRequest());
	await store.stopMail(await addressDigest(store, EMAIL), clock.now(), cause);
	isDown = false;
	clock.time += DAY;
	await deliverer.deliverDue();
	expect(sent).toEqual([INBOX]);
	const { id, messages } = (await newest(store, { form: "quiz" })) ?? {};
	expect(messages).toMatchObject([
		{ id: `${id}-visitor`, state: "canceled", reason },
		{ id: `${id}-founder`, state: "delivered" },
	]);
});

/** The link to unsubscribe in a mail to the address. */
function leaveLink(issuedAt: number): Promise<string> {
	return signedLink(SETTINGS, { purpose: "unsubscribe", email: EMAIL, issuedAt });
}
