import { describe, expect, test } from "vitest";
import { signedLink } from "../../../functions/links/signed-link.ts";
import { delivery, ENDPOINT, formRequest, INBOX, quizRequest, SETTINGS } from "./support.ts";

const DAY = 24 * 60 * 60 * 1000;
const EMAIL = "zoe.obrien@mail.test";

/** The first link of a mail that is for something. */
function linkIn(text: string | undefined, purpose: "confirm" | "unsubscribe"): string {
	const link = text?.match(new RegExp(`https://\\S+/${purpose}\\?token=\\S+`))?.[0];
	if (!link) throw new Error(`no link to ${purpose}`);
	return link;
}

const open = (link: string) => new Request(link, { headers: { Accept: "text/html" } });
const press = (link: string) => new Request(link, { method: "POST", body: new URLSearchParams() });

async function signUp() {
	const running = delivery();
	await running.handle(
		formRequest("email-list", { name: "Zoë O'Brien", email: EMAIL, consent: "true" }),
	);
	return { ...running, link: linkIn(running.mails[0]?.text, "confirm") };
}

describe("a sign-up for a list", () => {
	test("asks the address first, and tells the founder nothing yet", async () => {
		const { mails } = await signUp();
		expect(mails.map(({ to }) => to.address)).toEqual([EMAIL]);
		expect(mails[0]?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
		// A name that somebody else typed would be their message to the owner of the address.
		expect(`${mails[0]?.text}${mails[0]?.html}`).not.toContain("O'Brien");
	});

	test("opening the link does nothing: programs that scan mail open every one", async () => {
		const { handle, mails, link } = await signUp();
		for (const method of ["GET", "HEAD"]) {
			const response = await handle(new Request(link, { method }));
			expect(response.status).toBe(200);
			expect(response.headers.get("cache-control")).toBe("no-store");
		}
		expect(await (await handle(open(link))).text()).toContain('<form method="post"><button>');
		expect(mails).toHaveLength(1);
	});

	test("pressing the button does, once however often", async () => {
		const { handle, mails, link } = await signUp();
		for (const _ of [1, 2]) expect((await handle(press(link))).status).toBe(200);
		expect(mails).toHaveLength(2);
		expect(mails[1]?.to.address).toBe(INBOX);
		expect(mails[1]?.replyTo).toEqual({ name: "Zoë O'Brien", address: EMAIL });
		expect(mails[1]?.subject).toBe("New on your list: Events email list");
	});

	test("the link works for three days, and then says so", async () => {
		const { handle, mails, link, clock } = await signUp();
		clock.time += 3 * DAY - 1_000;
		expect((await handle(open(link))).status).toBe(200);
		clock.time += 2_000;
		expect((await handle(open(link))).status).toBe(410);
		expect((await handle(press(link))).status).toBe(410);
		expect(mails).toHaveLength(1);
	});
});

describe("a link that is not ours", () => {
	const forged = async () => {
		const { handle, mails, link } = await signUp();
		const [before = "", token = ""] = link.split("token=");
		const [content = "", signature = ""] = token.split(".");
		const other = btoa(
			JSON.stringify({ purpose: "confirm", form: "newsletter", email: "c@d.test" }),
		);
		return { handle, mails, before, token, content, signature, other };
	};

	test.each<[string, (parts: Awaited<ReturnType<typeof forged>>) => string]>([
		["another content", ({ other, signature }) => `${other}.${signature}`],
		["no signature", ({ content }) => content],
		["an empty signature", ({ content }) => `${content}.`],
		["a signature cut short", ({ token }) => token.slice(0, -4)],
		["something at its end", ({ token }) => `${token}.x`],
		["no base64", () => "%F0%28.***"],
		["nothing", () => ""],
		["very much", () => `${"a".repeat(5_000)}.b`],
	])("%s", async (_, token) => {
		const { handle, mails, ...parts } = await forged();
		const response = await handle(
			press(`${parts.before}token=${token({ handle, mails, ...parts })}`),
		);
		expect(response.status).toBe(400);
		expect(mails).toHaveLength(1);
	});

	test("a link for something else, or signed with another secret", async () => {
		const { handle, mails } = delivery();
		const claim = { purpose: "unsubscribe", email: EMAIL } as const;
		const leave = await signedLink(SETTINGS, claim);
		const confirm = leave.replace("/unsubscribe?", "/confirm?");
		const stranger = await signedLink({ ...SETTINGS, secret: "another secret" }, claim);
		for (const link of [confirm, stranger, `${ENDPOINT}/confirm`]) {
			expect((await handle(press(link))).status).toBe(400);
		}
		expect(mails).toEqual([]);
	});
});

describe("unsubscribing", () => {
	test("by the mail program's own button: one POST, and the founder knows", async () => {
		const { handle, mails } = delivery();
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
			subject: "Please take off your lists",
		});
		expect(mails[2]?.text).toContain(EMAIL);
	});

	test("no mail goes to that address any more, until it confirms that it wants it again", async () => {
		const { handle, mails } = delivery();
		await handle(quizRequest());
		await handle(press(linkIn(mails[0]?.text, "unsubscribe")));
		const before = mails.length;
		const results = await handle(quizRequest({ email: EMAIL.toUpperCase() }));
		expect(results.status).toBe(422);
		expect(await results.json()).toMatchObject({ errors: [{ field: "email" }] });
		expect(mails).toHaveLength(before);

		await handle(formRequest("newsletter", { email: EMAIL }));
		await handle(press(linkIn(mails.at(-1)?.text, "confirm")));
		expect(await (await handle(quizRequest())).json()).toEqual({ status: "sent" });
	});

	test("holds even where the founder's mail fails, which is said and can be tried again", async () => {
		const link = await signedLink(SETTINGS, { purpose: "unsubscribe", email: EMAIL });
		const { handle } = delivery({ transport: { send: () => Promise.reject(new Error("no")) } });
		const response = await handle(press(link));
		expect(response.status).toBe(503);
		expect(response.headers.get("retry-after")).toBe("30");
		expect((await handle(quizRequest())).status).toBe(422);
	});
});
