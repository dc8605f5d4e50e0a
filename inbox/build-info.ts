import { type BuildInfo, buildInfoSchema } from "@liberation/shared/build-info";
import { formsAddress } from "@liberation/shared/forms-endpoint";
import type { DeliverySettings } from "./ports.ts";
import { SettingsError } from "./settings/read.ts";
import type { Settings } from "./settings.ts";

/** Where the build says how it was made, for hosts that have no folder of content to read. */
export const BUILD_INFO_PATH = "/_delivery.json";

/** A Worker reads the text at each request, and parsing takes milliseconds: it is parsed again where it differs. */
let last: { readonly text: string; readonly info: BuildInfo } | undefined;

/** @throws ZodError or SyntaxError where the build wrote something else */
export function parseBuildInfo(text: string): BuildInfo {
	if (last?.text !== text) last = { text, info: buildInfoSchema.parse(JSON.parse(text)) };
	return last.info;
}

/**
 * Completes the settings by what the build says, whose pages must post to where the delivery answers.
 * @param text - of the file at BUILD_INFO_PATH
 * @throws SettingsError that says what differs and what to do
 */
export function withBuildInfo(settings: Settings, text: string): DeliverySettings {
	const { siteUrl, endpoint, ...built } = parseBuildInfo(text);
	const posted = endpoint === null ? null : formsAddress(siteUrl, endpoint);
	if (siteUrl === settings.siteUrl && posted === settings.endpoint) {
		return { ...settings, ...built };
	}
	const posting = posted ? `posts its forms to ${posted}` : "sends no forms";
	throw new SettingsError(
		`The site in dist/ was built for ${siteUrl} and ${posting}, but the settings say ` +
			`${settings.siteUrl} and ${settings.endpoint}. Set SITE_URL and FORMS_ENDPOINT (in .env, ` +
			'or wherever the build runs), then run "npm run build" again.',
	);
}
