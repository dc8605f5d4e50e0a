import { z } from "zod";
import { editorSettings } from "../../shared/content/site-schema.ts";

/** What a build tells its editor, in `settings.json` beside it. */
export const settingsSchema = editorSettings.extend({
	/** The address of the site. */
	siteUrl: z.url(),
	siteName: z.string(),
});

export type EditorSettings = z.infer<typeof settingsSchema>;
