import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";
import type { SiteFault } from "./check.ts";
import { type BuiltSite, pathOf } from "./site.ts";

/** The HTML standard, and what of the validator's own taste fits React's way of writing it. */
const CONFIG: ConfigData = {
	root: true,
	extends: ["html-validate:standard"],
	elements: ["html5"],
	rules: {},
};

/** What the HTML standard forbids, on every page. */
export function checkValidity({ root, pages }: BuiltSite): SiteFault[] {
	const validator = new HtmlValidate(new StaticConfigLoader(CONFIG));
	return [...pages.keys()].flatMap((file) => {
		const html = readFileSync(join(root, file), "utf8");
		const { results } = validator.validateStringSync(html, pathOf(file));
		return results
			.flatMap(({ messages }) => messages)
			.map(({ line, column, ruleId, message }) => ({
				file: `${file}:${line}:${column}`,
				message: `${message} (${ruleId})`,
			}));
	});
}
