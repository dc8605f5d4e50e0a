import { fill } from "@liberation/shared/quiz/fill";
import { expect, test } from "vitest";
import { example, roleOf } from "./content.ts";
import { delivery, INBOX, newest, quizRequest, SITE } from "./support.ts";

/* What follows a quiz in another language: the mail, the pages behind its links, and what the founder is told. */

const { languages } = example;
const { quiz: words, mail } = languages.es ?? languages.en;
const healer = words.roles.find(({ role }) => role === "healer") ?? { name: "", gift: "" };
const settings = { languages };

test("a quiz in Spanish is followed by Spanish mail and pages, and the founder is told in English", async () => {
	const { handle, mails, clock, store } = await delivery({ settings });
	const consent = { wording: words.email.consent, at: new Date(clock.now()).toISOString() };
	await handle(quizRequest({ role: "healer", secondary: null, language: "es", consent }));
	const [toVisitor] = mails.filter(({ to }) => to.address !== INBOX);
	expect(toVisitor?.subject).toBe(fill(words.mail.subject, { role: healer.name }));
	expect(toVisitor?.text).toContain(healer.gift.slice(0, 40));
	expect(toVisitor?.text).toMatch(new RegExp(`${SITE}/es/quiz\\?\\S*role=healer\\b`));
	expect(toVisitor?.text).toContain(mail.visitor.unsubscribe);
	expect(toVisitor?.html).toMatch(/<html[^>]*lang="es"/);

	const [toFounder] = mails.filter(({ to }) => to.address === INBOX);
	expect(toFounder?.text).toContain(roleOf("healer").name);
	expect(toFounder?.text).toContain(words.language.name);
	expect(toFounder?.text).toContain(words.email.consent.slice(0, 18));
	expect((await newest(store, { form: "quiz" }))?.answers.language).toBe("es");

	const link = /https:\S+unsubscribe\?\S+/.exec(toVisitor?.text ?? "")?.[0] ?? "";
	const before = await (await handle(new Request(link))).text();
	expect(before).toContain('<html lang="es" dir="ltr">');
	expect(before).toContain(mail.pages.unsubscribe.text);
	const after = await (await handle(new Request(link, { method: "POST" }))).text();
	expect(after).toContain(mail.pages.unsubscribed.title);
});

test.each(["xx", ""])(
	"the language %j, which the site lacks, counts as English",
	async (language) => {
		const { handle, mails } = await delivery({ settings });
		await handle(quizRequest({ language }));
		const [toVisitor] = mails.filter(({ to }) => to.address !== INBOX);
		expect(toVisitor?.html).toMatch(/<html[^>]*lang="en"/);
	},
);
