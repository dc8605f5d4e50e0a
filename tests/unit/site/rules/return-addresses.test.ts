import { expect, test } from "vitest";
import { returnAddresses } from "../../../../site/rules/return-addresses.ts";
import { findReturnAddresses } from "../../../../tools/launch-check/find.ts";

const all = findReturnAddresses(".");

test("every payment page has an address of its own to return to", () => {
	expect(all.map(({ path }) => path)).toContain("/academy/welcome?plan=seed&option=yearly");
	expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
});

test("a partner's shop and a registration on this site need none", () => {
	expect(returnAddresses({ plans: {}, products: {}, events: {} })).toEqual([]);
	for (const { paymentPage } of all) {
		expect(paymentPage).toMatch(/^https:/);
		expect(paymentPage).not.toContain("partner.");
	}
});
