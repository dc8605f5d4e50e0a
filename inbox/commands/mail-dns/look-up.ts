import type { Resolver } from "node:dns/promises";

/**
 * Checks the SPF, DKIM and DMARC records of a domain.
 * @param selector - the DKIM selector; without it, DKIM isn't checked
 * @returns a sentence for each fault
 */
export async function mailDnsFaults(
	domain: string,
	selector: string | undefined,
	resolver: Pick<Resolver, "resolveTxt">,
): Promise<readonly string[]> {
	const textsAt = async (name: string) => {
		try {
			return (await resolver.resolveTxt(name)).map((parts) => parts.join(""));
		} catch (error) {
			const code = error instanceof Error && "code" in error ? error.code : undefined;
			if (code === "ENODATA" || code === "ENOTFOUND") return [];
			throw error;
		}
	};
	const faults: string[] = [];
	const spf = (await textsAt(domain)).filter((text) => /^v=spf1(?: |$)/i.test(text));
	if (spf.length === 0)
		faults.push(
			`SPF: ${domain} has no TXT record that begins with "v=spf1". It says which servers may send.`,
		);
	if (spf.length > 1)
		faults.push(
			`SPF: ${domain} has ${spf.length} records; receivers take none of them. Join them into one.`,
		);
	if (spf.some((text) => /\+all\b/.test(text)))
		faults.push('SPF: "+all" lets everybody send. Write "~all".');
	const key = `${selector}._domainkey.${domain}`;
	if (selector === undefined)
		faults.push('DKIM: not looked for. Say the name of the key: "npm run mail-dns -- resend".');
	else if (!(await textsAt(key)).some((text) => /\bp=[\w+/]/.test(text)))
		faults.push(`DKIM: ${key} has no TXT record with a key ("p=..."). It proves who sent.`);
	const dmarc = (await textsAt(`_dmarc.${domain}`)).filter((text) => /^v=DMARC1\b/i.test(text));
	if (dmarc.length !== 1)
		faults.push(
			`DMARC: _dmarc.${domain} has ${dmarc.length || "no"} TXT records that begin with "v=DMARC1"; there has to be one.`,
		);
	return faults;
}
