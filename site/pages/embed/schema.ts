import { z } from "zod";
import { contentFile, link, text } from "../../../shared/content/fields.ts";
import { metadata } from "../../../shared/content/metadata.ts";
import { EMBED_THEMES } from "../../../shared/embed/options.ts";
import { SNIPPET_KINDS } from "../../../shared/embed/snippets.ts";

/** A way to put the quiz on a page: its name, when to choose it, and what to know. */
const way = z.strictObject({ label: text, text });

/** Where partners make their snippet, and how they use it: `site/_data/pages/embed.json`. */
export const schema = contentFile({
	metadata,
	head: z.strictObject({ label: text, title: text, lead: text, actions: z.array(link).min(1) }),
	configurator: z.strictObject({
		title: text,
		lead: text,
		partner: z.strictObject({ label: text, hint: text, invalid: text }),
		theme: z.strictObject({
			label: text,
			options: z.record(z.enum(EMBED_THEMES), text),
		}),
		accent: z.strictObject({
			label: text,
			hint: text,
			/** The button that resets the color. */
			reset: text,
		}),
		radius: z.strictObject({
			label: text,
			hint: text,
			/** Shown beside the slider until the partner chooses. */
			asDrawn: text,
			/** The button that resets the slider. */
			reset: text,
		}),
		preview: text,
	}),
	snippets: z.strictObject({
		title: text,
		lead: text,
		kinds: z.record(z.enum(SNIPPET_KINDS), way),
		/** The words of the link inside the snippet, for readers without JavaScript. */
		linkLabel: text,
		copy: text,
		copied: text,
		/** Shown where the browser does not let scripts copy. */
		copyFailed: text,
	}),
	guides: z.strictObject({
		title: text,
		lead: text,
		items: z.array(z.strictObject({ name: text, steps: z.array(text).min(1) })).min(1),
	}),
	promises: z.strictObject({
		title: text,
		items: z.array(z.strictObject({ title: text, text })).min(1),
	}),
	closing: z.strictObject({ title: text, text, actions: z.array(link).min(1) }),
	/** The framed quiz itself. */
	frame: z.strictObject({ metadata, linkLabel: text }),
});

export type EmbedPage = z.infer<typeof schema>;
