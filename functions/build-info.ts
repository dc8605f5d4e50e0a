import { z } from "zod";
import type { BuildInfo } from "../shared/build-info.ts";
import { formSchema } from "../shared/content/forms.ts";
import { formsAddress } from "../shared/forms-endpoint.ts";
import { SettingsError } from "./settings/read.ts";

/** Where the build says how it was made, for hosts that have no folder of content to read. */
export const BUILD_INFO_PATH = "/_delivery.json";

const buildInfo: z.ZodType<BuildInfo> = z.object({
	siteUrl: z.string(),
	endpoint: z.string().nullable(),
	partners: z.array(z.object({ slug: z.string(), origins: z.array(z.string()) })),
	forms: z.record(z.string(), formSchema),
});

/** @throws ZodError or SyntaxError where the build wrote something else */
export function parseBuildInfo(text: string): BuildInfo {
	return buildInfo.parse(JSON.parse(text));
}

/**
 * Makes sure that the pages post to where the delivery answers.
 * @throws SettingsError that says what differs and what to do
 */
export function assertSameSite(
	{ siteUrl, endpoint }: BuildInfo,
	settings: { readonly siteUrl: string; readonly endpoint: string },
): void {
	const built = { siteUrl, endpoint: endpoint === null ? null : formsAddress(siteUrl, endpoint) };
	if (built.siteUrl === settings.siteUrl && built.endpoint === settings.endpoint) return;
	const forms = built.endpoint ? `posts its forms to ${built.endpoint}` : "sends no forms";
	throw new SettingsError(
		`The site in dist/ was built for ${built.siteUrl} and ${forms}, but the settings say ` +
			`${settings.siteUrl} and ${settings.endpoint}. Set SITE_URL and FORMS_ENDPOINT (in .env, ` +
			'or wherever the build runs), then run "npm run build" again.',
	);
}
