import { expect, it } from "vitest";
import { rolePackFileName } from "../../../shared/quiz/role-pack.ts";

it("names the Role Pack after the local part of the address and the role", () => {
	expect(rolePackFileName("frontline_responder", "sam@example.org")).toBe(
		"rolepack_sam_frontline_responder",
	);
});

it.each([undefined, "", "@example.org"])('says "user" where the address is %j', (email) => {
	expect(rolePackFileName("healer", email)).toBe("rolepack_user_healer");
});

it.each([
	["first.last+quiz@example.org", "first.last+quiz"],
	["o'neil_9@example.org", "o'neil_9"],
	["josé.ñandú@example.org", "josé.ñandú"],
	["../../etc/passwd@example.org", "..-..-etc-passwd"],
	["a\\b:c*d?e<f>g|h@example.org", "a-b-c-d-e-f-g-h"],
	['"two words"@example.org', "-two-words-"],
	["line\nbreak\0@example.org", "line-break-"],
	["fdp.exe\u202E@example.org", "fdp.exe-"],
	["no-at-sign", "no-at-sign"],
])("makes a file name of %j", (email, localPart) => {
	expect(rolePackFileName("healer", email)).toBe(`rolepack_${localPart}_healer`);
});
