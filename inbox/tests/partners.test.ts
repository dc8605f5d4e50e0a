import { expect, test } from "vitest";
import { CONTACT, delivery, ENDPOINT, formRequest, PARTNER, quizRequest, SITE } from "./support.ts";

const ask = (target: string, Origin: string) =>
	new Request(`${ENDPOINT}/${target}`, { method: "OPTIONS", headers: { Origin } });

// "null" is the origin of a page in a sandboxed frame.
test.each([PARTNER, "null"])(
	"the quiz on a page of %s may send and read the answer, without credentials",
	async (origin) => {
		const { handle, mails } = await delivery();
		const allowed = await handle(ask("quiz", origin));
		expect(allowed.status).toBe(204);
		expect(allowed.headers.get("access-control-allow-origin")).toBe("*");
		expect(allowed.headers.get("access-control-allow-headers")).toBe("Content-Type");

		const sent = await handle(quizRequest({}, { Origin: origin }));
		expect(sent.status).toBe(200);
		expect(sent.headers.get("access-control-allow-origin")).toBe("*");
		expect(sent.headers.get("access-control-expose-headers")).toBe("Retry-After");
		expect(sent.headers.has("access-control-allow-credentials")).toBe(false);
		expect(mails).toHaveLength(2);
	},
);

test.each(["null", `${SITE}.evil.test`])(
	"a form on a page of %s may not be sent",
	async (Origin) => {
		const { handle, mails } = await delivery();
		for (const request of [ask("contact", Origin), formRequest("contact", CONTACT, { Origin })]) {
			const response = await handle(request);
			expect(response.status).toBe(403);
			expect(response.headers.has("access-control-allow-origin")).toBe(false);
		}
		expect(mails).toEqual([]);
	},
);

test.each(["claim-your-prize-at-evil-test", "<script>alert(1)</script>"])(
	"an unknown partner stands in no mail and in no answer, because anybody may write that text: %s",
	async (partner) => {
		const { handle, mails, store } = await delivery();
		const request = quizRequest({ partner });
		const again = request.clone();
		for (const each of [request, again]) {
			const response = await handle(each);
			expect(response.status).toBe(200);
			expect(await response.json()).toEqual({ status: "sent", unknownPartner: true });
		}
		expect(mails).toHaveLength(2);
		expect(JSON.stringify([mails, await store.list({}, 9)])).not.toContain(partner);
	},
);
