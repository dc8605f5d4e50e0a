import { join } from "node:path";
import { expect, test } from "vitest";
import { translations } from "../../../shared/languages.ts";
import { ROLE_KEYS } from "../../../shared/quiz/keys.ts";
import { previewOf, previewPath } from "../../../shared/quiz/role-path.ts";
import { ROOT } from "../../../tools/say.js";

const HEAD = `# Netlify serves dist/ (docs/deploy-static.md). Its forms post to a delivery elsewhere.

# A link to a result shows its role's card in messengers: the copy of the quiz's page that has it answers. Netlify compares
# letter by letter. A test makes these rules from the languages and roles: tests/unit/site/netlify.test.ts.
`;
const BUILD = `[build]
command = "npm run build"
publish = "dist"
environment = { NODE_VERSION = "24" }
`;

/** A role's key as a link may have it. */
function spellingsOf(role: string): string[] {
	const words = role.split("_");
	const capitalized = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
	const forms = ["_", "-", " "].flatMap((joint) => {
		const lower = words.join(joint);
		return [lower, capitalized.join(joint), lower.toUpperCase()];
	});
	return [...new Set(forms)];
}

const RULES = ["", ...translations().map(({ lang }) => `/${lang}`)].flatMap((language) =>
	ROLE_KEYS.flatMap((role) =>
		spellingsOf(role).map((spelling) => ({
			from: `${language}/quiz`,
			role: spelling,
			to: language + previewPath(role),
		})),
	),
);

test("Netlify's rules serve the same copy of the quiz's page for a result link as our servers", async () => {
	for (const { from, role, to } of RULES) {
		expect(previewOf(from, `?role=${encodeURIComponent(role)}`)).toBe(to);
	}
	const lines = RULES.map(
		({ from, role, to }) =>
			`  { from = "${from}", query = { role = "${role}" }, to = "${to}", status = 200, force = true },`,
	);
	for (const { lang } of translations())
		lines.push(`  { from = "/${lang}/*", to = "/${lang}/404.html", status = 404 },`);
	// After a change of the languages or roles, `npx vitest -c tests/vitest.config.ts -u` writes the rules.
	await expect(`${HEAD}redirects = [\n${lines.join("\n")}\n]\n\n${BUILD}`).toMatchFileSnapshot(
		join(ROOT, "netlify.toml"),
	);
});
