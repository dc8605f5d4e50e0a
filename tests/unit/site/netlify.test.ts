import { join } from "node:path";
import { expect, test } from "vitest";
import { ROLE_KEYS } from "../../../shared/quiz/keys.ts";
import { previewOf, previewPath } from "../../../shared/quiz/role-path.ts";
import { translations } from "../../../shared/read-languages.ts";
import { ROOT } from "../../../tools/root.js";

const HEAD = `# Netlify serves dist/ (docs/deploy-static.md). Its forms post to a delivery elsewhere.

# A link to a result shows its role's card in messengers: the copy of the quiz's page that has it answers, for
# the key that the site's own links have. A test makes these rules from the languages and roles:
# tests/unit/site/netlify.test.ts.
`;
const BUILD = `[build]
command = "npm run build"
publish = "dist"
environment = { NODE_VERSION = "24" }
`;

const RULES = ["", ...translations().map(({ lang }) => `/${lang}`)].flatMap((language) =>
	ROLE_KEYS.map((role) => ({ from: `${language}/quiz`, role, to: language + previewPath(role) })),
);

test("Netlify's rules serve the same copy of the quiz's page for a result link as our servers", async () => {
	for (const { from, role, to } of RULES) {
		expect(previewOf(from, `?role=${role}`)).toBe(to);
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
