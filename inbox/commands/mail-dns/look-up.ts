/** The method of Node's DNS resolver that `mailDnsFaults` needs. */
export interface TextResolver {
	resolveTxt(name: string): Promise<string[][]>;
}

/**
 * Checks the SPF, DKIM and DMARC records of a domain.
 * @param selector - the DKIM selector; without it, DKIM isn't checked
 * @returns a sentence for each fault
 */
export async function mailDnsFaults(
	domain: string,
	selector: string | undefined,
	resolver: TextResolver,
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
	const spf = (await textsAt(domain)).filter((text) => /^v=spf1(?: |$)/i.test(text));
	const dmarc = (await textsAt(`_dmarc.${domain}`)).filter((text) => /^v=DMARC1\b/i.test(text));
	return [
		...(spf.length === 0
			? [
					`SPF: ${domain} has no TXT record that begins with "v=spf1". It says which servers may send.`,
				]
			: []),
		...(spf.length > 1
			? [
					`SPF: ${domain} has ${spf.length} records; receivers take none of them. Join them into one.`,
				]
			: []),
		...spf
			.filter((text) => /\+all\b/.test(text))
			.map(() => 'SPF: "+all" lets everybody send. Write "~all".'),
		...(await dkimFaults(domain, selector, textsAt)),
		...(dmarc.length === 1
			? []
			: [
					`DMARC: _dmarc.${domain} has ${dmarc.length || "no"} TXT records that begin with "v=DMARC1"; there has to be one.`,
				]),
	];
}

async function dkimFaults(
	domain: string,
	selector: string | undefined,
	textsAt: (name: string) => Promise<readonly string[]>,
): Promise<readonly string[]> {
	if (selector === undefined) {
		return ['DKIM: not looked for. Say the name of the key: "npm run mail-dns -- resend".'];
	}
	const name = `${selector}._domainkey.${domain}`;
	const hasKey = (await textsAt(name)).some((text) => /\bp=[\w+/]/.test(text));
	return hasKey
		? []
		: [`DKIM: ${name} has no TXT record with a key ("p=..."). It proves who sent.`];
}
