import fc from "fast-check";
import { expect, it } from "vitest";
import { addressIn, meantAddress, readAddress } from "../../../shared/address.ts";
import { anySign } from "../../any-text.ts";

const letters = "abcdefghijklmnopqrstuvwxyz";
const word = (signs: string) =>
	fc
		.string({ unit: fc.constantFrom(...signs), minLength: 1, maxLength: 12 })
		.filter((text) => !/^[-.]|[-.]$|\.\./.test(text));
const local = word(`${letters}${letters}0123456789.+_-'`).filter((text) =>
	/^[a-z\d](?:.*[^'])?$/.test(text),
);
const domain = fc.tuple(
	word(`${letters}0123456789-`),
	fc.constantFrom("test", "example", "com", "co.uk"),
);
const anyAddress = fc.tuple(local, domain).map(([name, [host, end]]) => `${name}@${host}.${end}`);

const RUNS = { numRuns: Number(process.env.PROPERTY_RUNS ?? 1_000) };

type Change = (text: string) => string;
const AROUND: readonly Change[] = [
	(text) => `mailto:${text}`,
	(text) => `mailto:${text}?subject=Hi`,
	(text) => `<${text}>`,
	(text) => `Zoë O’Brien <${text}>`,
	(text) => `"Zoë" <${text}>,`,
	(text) => `“${text}”.`,
	(text) => `'${text}'`,
	(text) => `*${text}*`,
	(text) => `(${text})!`,
	(text) => `${text} (Zoë O’Brien)`,
	(text) => `Zoë O’Brien | ${text} | 0123`,
	(text) => `${text}<mailto:${text}>`,
	(text) => `EMAIL;TYPE=HOME:${text}`,
	(text) => `E-mail: ${text};`,
	(text) => `[${text}](mailto:${text})`,
	(text) => ` \u00a0${text}\r\n`,
	(text) => `\u202a${text}\u202c`,
	(text) => text.replace("@", "＠"),
	(text) => text.replaceAll(".", "\u200b."),
	(text) => text.split("").join("\u00ad"),
	(text) => text.replaceAll("'", "’"),
];
const around = fc.array(fc.constantFrom(...AROUND), { maxLength: 3 });
const changed = (text: string, changes: readonly Change[]) =>
	changes.reduce((each, change) => change(each), text);

/** An address with its domain in ASCII; the text itself if another domain only looks like it. */
function asWritten(text: string): string {
	const [name, host = ""] = text.split("@");
	const url = `http://${host}`;
	const isSame = host.normalize() === host.normalize("NFKC") && URL.canParse(url);
	return isSame ? `${name}@${new URL(url).hostname}` : text;
}

function faultOf(sign: string, isLocal: boolean) {
	if (/[\s\u2800]/.test(sign)) return "blank";
	return isLocal && /\P{ASCII}/u.test(sign) ? "ascii" : "invalid";
}

it("an address is read whatever programs and people put around it", () => {
	fc.assert(
		fc.property(anyAddress, around, (address, changes) => {
			expect(addressIn(changed(address, changes))).toBe(address);
		}),
		RUNS,
	);
});

it("an address with any other character anywhere in it is read as it is written, or refused with the true reason", () => {
	fc.assert(
		fc.property(anyAddress, around, fc.nat(), anySign, (address, changes, place, sign) => {
			const at = place % (address.length + 1);
			const withSign = (each: string) => address.slice(0, at) + each + address.slice(at);
			const isJoined = /[\ufb00-\ufb06\ufe50-\ufe6f\uff01-\uff9f]/.test(sign);
			const plain = sign.normalize(isJoined ? "NFKC" : "NFC").replace("’", "'");
			const found = readAddress(changed(withSign(sign), changes));
			const expected = [address, asWritten(withSign(plain))].map((each) => [each, "invalid"]);
			const fault = faultOf(plain, at <= address.indexOf("@"));
			expect([...expected, ["", fault]]).toContainEqual([found.address, found.fault]);
		}),
		RUNS,
	);
});

it.each([
	..."zoe zoe@ zoe@mail zoe@mail,test .zoe@mail.test a@b@c.test zoe@127.0.0.1 zoe@[127.0.0.1]".split(
		" ",
	),
	...["zoe@-mail.test", "zoe@host.local", `zoe@${"a".repeat(64)}.test`, "a@a.test, b@b.test"],
	...["zoe;smith@mail.test", "zoe?smith@mail.test", "'zoe'@mail.test", "", "x".repeat(100_000)],
	// What mail servers take for a route, a quoted name or an option of a command.
	...["v%other.test@mail.test", "other!v@mail.test", '"zoe"@mail.test', "-oQ@mail.test"],
])("an address is refused where it is %.40j", (text) =>
	expect(readAddress(text)).toEqual({ address: "", fault: "invalid" }),
);

it.each(["张三<zoe@mail.test>", "Zoë Smith<zoe@mail.test>", "*_zoe@mail.test_*"])(
	"an address is read from %s",
	(text) => expect(addressIn(text)).toBe("zoe@mail.test"),
);

it("an address is read with its domain in ASCII", () => {
	expect(addressIn("zoe@mÜller.test")).toBe("zoe@xn--mller-kva.test");
	expect(addressIn("zoe@mail。test")).toBe("zoe@mail.test");
});

const common = ["gmail.com", "yahoo.com", "hotmail.com", "outlook.com", "icloud.com"];

it("a probable typo of one letter in a common domain is asked about", () => {
	fc.assert(
		fc.property(fc.constantFrom(...common), fc.nat(20), fc.nat(2), (host, place, kind) => {
			const at = place % (host.length - 1);
			const [one = "", other = ""] = host.slice(at);
			const swapped = [other + one, "", one + one][kind] ?? "";
			const typo = host.slice(0, at) + swapped + host.slice(at + (kind === 0 ? 2 : 1));
			fc.pre(typo !== host && !/^e?mail\.com$/.test(typo));
			expect(meantAddress(`Zoe@${typo}`)).toBe(`Zoe@${host}`);
		}),
	);
});

it.each([
	...common,
	...["mail.com", "ymail.com", "yahoo.es", "outlook.com.mx", "gmx.com", "example.org", ""],
])("a probable typo isn't suspected in %j", (host) =>
	expect(meantAddress(`zoe@${host}`)).toBeUndefined(),
);
