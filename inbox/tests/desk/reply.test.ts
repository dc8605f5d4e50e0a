import { formNamed } from "@liberation/shared/content/forms";
import { expect, test } from "vitest";
import { replyAddress } from "../../desk/reply.ts";
import { submission } from "../store/fixtures.ts";
import { SETTINGS } from "../support.ts";

/** The parts of the mailto link for a reply to this submission, as a mail program decodes them. */
function replyTo(email: string, answers: Readonly<Record<string, string>>, form = "contact") {
	const sent = { ...submission({ form, email, answers }), messages: [] };
	const rest = { answeredAt: null, answeredBy: null, closedAt: null, note: "", unconfirmed: false };
	const address = replyAddress({ ...sent, ...rest, state: "delivered", keptFrom: 0 }, SETTINGS);
	const [, to = "", query = ""] = /^mailto:([^?]*)\?(.*)$/.exec(address) ?? [];
	// In a mailto link, unlike in a form, a plus sign is no space.
	const fields = query.split("&").map((part) => part.split("=").map(decodeURIComponent));
	const { subject, body } = Object.fromEntries(fields);
	return { address, to: decodeURIComponent(to), subject, body };
}

test("a reply has a subject, a greeting and the visitor's words, quoted", () => {
	const message = "Is 1 + 1 = 2 & 100%?\nGrüße, 你好 🌱";
	const { to, subject, body } = replyTo("zoe+a&b@mail.test", { name: "Zoë & Co", message });
	expect(to).toBe("zoe+a&b@mail.test");
	expect(subject).toBe(`Re: ${formNamed(SETTINGS.forms, "contact").title} (Zoë & Co)`);
	expect(body).toBe(
		"Hello Zoë & Co,\r\n\r\n\r\n\r\nYou wrote:\r\n> Is 1 + 1 = 2 & 100%?\r\n> Grüße, 你好 🌱\r\n",
	);
});

test.each(["a", "你", "🌱", "%", "\n", "\ud800"])(
	"a reply is never too long for a mail program: %j",
	(letter) => {
		const { address, body } = replyTo("zoe@mail.test", { message: letter.repeat(5_000) });
		expect(address.length).toBeLessThanOrEqual(1_900);
		expect(address.length).toBeGreaterThan(1_800);
		expect(body).toMatch(/^Hello,[\s\S]*\[\.\.\.\]\r\n$/);
	},
);

test("a reply to a submission without a message quotes nothing", () => {
	const { subject, body } = replyTo("zoe@mail.test", { role: "healer" }, "quiz");
	expect([subject, body]).toEqual(["Re: Quiz (zoe@mail.test)", "Hello,\r\n\r\n\r\n\r\n"]);
});
