import { describe, expect, test } from "vitest";
import { delivery, ENDPOINT, PARTNER, quizRequest, SITE } from "./support.ts";

describe("pages elsewhere", () => {
	test("a partner's page may ask, send and read the answer", async () => {
		const { handle, mails } = await delivery();
		const ask = new Request(`${ENDPOINT}/quiz`, {
			method: "OPTIONS",
			headers: { Origin: PARTNER },
		});
		const allowed = await handle(ask);
		expect(allowed.status).toBe(204);
		expect(allowed.headers.get("access-control-allow-origin")).toBe(PARTNER);
		expect(allowed.headers.get("access-control-allow-headers")).toBe("Content-Type");

		const sent = await handle(quizRequest({}, { Origin: PARTNER }));
		expect(sent.status).toBe(200);
		expect(sent.headers.get("access-control-allow-origin")).toBe(PARTNER);
		expect(sent.headers.get("access-control-expose-headers")).toBe("Retry-After");
		expect(sent.headers.get("vary")).toBe("Origin");
		expect(mails).toHaveLength(2);
	});

	test.each(["https://evil.test", "null", `${SITE}.evil.test`, "http://www.school.test"])(
		"%s may not",
		async (origin) => {
			const { handle } = await delivery();
			const response = await handle(
				new Request(`${ENDPOINT}/quiz`, { method: "OPTIONS", headers: { Origin: origin } }),
			);
			expect(response.status).toBe(403);
			expect(response.headers.has("access-control-allow-origin")).toBe(false);
		},
	);
});

test("a partner that is not on the list is dropped: its words would stand in a stranger's mail", async () => {
	const { handle, mails } = await delivery();
	const response = await handle(quizRequest({ partner: "claim-your-prize-at-evil-test" }));
	expect(response.status).toBe(200);
	expect(mails).toHaveLength(2);
	expect(JSON.stringify(mails)).not.toContain("claim-your-prize");
});
