import { expect, test } from "vitest";
import { mailDnsFaults } from "../../commands/mail-dns/look-up.ts";

/** A DNS resolver with these TXT records, which fails for other names like Node's resolver. */
function dns(records: Readonly<Record<string, readonly string[]>>) {
	return {
		async resolveTxt(name: string) {
			const texts = records[name];
			if (!texts) throw Object.assign(new Error("none"), { code: "ENODATA" });
			// Node returns a long TXT record in parts.
			return texts.map((text) => [text.slice(0, 9), text.slice(9)]);
		},
	};
}

const COMPLETE = {
	"school.test": ["site-verification=1", "v=spf1 include:_spf.mail.test ~all"],
	"key._domainkey.school.test": ["v=DKIM1; k=rsa; p=MIGfMA0"],
	"_dmarc.school.test": ["v=DMARC1; p=none; rua=mailto:office@school.test"],
};

test("a domain with SPF, DKIM and DMARC has no fault", async () => {
	expect(await mailDnsFaults("school.test", "key", dns(COMPLETE))).toEqual([]);
});

test("a domain without records has a fault for each of SPF, DKIM and DMARC", async () => {
	const faults = await mailDnsFaults("school.test", "key", dns({}));
	expect(faults.map((fault) => fault.split(":")[0])).toEqual(["SPF", "DKIM", "DMARC"]);
});

test.each([
	["two records of SPF", { "school.test": ["v=spf1 a ~all", "v=spf1 mx ~all"] }, /2 records/],
	["SPF for everybody", { "school.test": ["v=spf1 +all"] }, /\+all/],
	["a key that was taken back", { "key._domainkey.school.test": ["v=DKIM1; p="] }, /DKIM/],
])("%s is a fault of the domain", async (_, records, sentence) => {
	const faults = await mailDnsFaults("school.test", "key", dns({ ...COMPLETE, ...records }));
	expect(faults).toEqual([expect.stringMatching(sentence)]);
});

test("a DNS that doesn't answer is an error, not a missing record", async () => {
	const failing = {
		resolveTxt: () => Promise.reject(Object.assign(new Error("x"), { code: "ETIMEOUT" })),
	};
	await expect(mailDnsFaults("school.test", "key", failing)).rejects.toThrow("x");
});
