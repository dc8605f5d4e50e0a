import { z } from "zod";
import { byKey, line, lines, list, part, prose } from "../../../shared/content/fields.ts";
import { metadata } from "../../../shared/content/metadata.ts";
import { EMBED_DISPLAYS, EMBED_THEMES } from "../../../shared/embed/options.ts";
import { SNIPPET_KINDS } from "../../../shared/embed/snippets.ts";
import {
	actions,
	head,
	label,
	pageFile,
	point,
	say,
	section,
	text,
	title,
	top,
} from "../../schemas/page-parts.ts";

const theme = z.enum(EMBED_THEMES).meta({
	labels: { auto: "As the device is set", light: "Light", dark: "Dark" },
});
const display = z.enum(EMBED_DISPLAYS).meta({
	labels: { inline: "In its place", dialog: "From a button" },
});
const snippetKind = z.enum(SNIPPET_KINDS).meta({
	labels: {
		plain: "For most pages",
		integrity: "With a hash",
		frame: "In a frame",
		react: "In React",
		button: "From a button of the page",
		circle: "The circle",
	},
});
/** A way to embed the quiz: its name, and when to choose it. */
const way = part("Way", { label: line("Name"), text });

const fieldLabel = line("Label of the field");
const hint = prose("Hint under the field");
const reset = line("Button that resets it");

const configurator = section("Choosing the look", {
	partner: part("Slug", {
		label: fieldLabel,
		hint,
		invalid: prose("If the slug can’t be right"),
		unknown: prose("If no partner has the slug yet"),
	}),
	language: part("Language", {
		label: fieldLabel,
		hint,
		preview: line("Beside a language that nobody has reviewed").meta({
			shown: "while a language waits for its reviewers",
		}),
	}),
	theme: part("Theme", {
		label: fieldLabel,
		options: byKey("Choices", theme, line("Words")),
	}),
	display: part("Where it opens", {
		label: fieldLabel,
		options: byKey("Choices", display, line("Words")),
		hint,
	}),
	accent: part("Color", { label: fieldLabel, hint, reset }),
	radius: part("Corners", {
		label: fieldLabel,
		hint,
		asDrawn: line("Until one is chosen", "Beside the slider."),
		reset,
	}),
	preview: line("Above the preview"),
});

/** The page on which partners configure their snippet: `site/_data/pages/embed.json`. */
export const schema = pageFile("The quiz on partners’ pages", {
	head: top({ label, ...head, actions }),
	configurator,
	snippets: section("Code to copy", {
		kinds: byKey("Kinds of code", snippetKind, way),
		others: line("Other ways", "Opens the kinds of code after the first."),
		linkLabel: line("Link in the code", "For readers without JavaScript."),
		circleLabel: line("Link inside the circle’s snippet"),
		copy: line("Button to copy"),
		copied: line("Copied"),
		copyFailed: prose("It can’t be copied"),
	}),
	next: part("What happens next", { title, say, items: list("Steps", "step", point).min(1) }),
	live: line("Button to the page with the form"),
	guides: section("Where to paste it", {
		items: list(
			"Guides",
			"guide",
			part("Guide", { name: line("Name"), steps: lines("Steps", "step").min(1) }),
		).min(1),
	}),
	promises: part(
		"What the quiz does",
		{ title, items: list("Promises", "promise", point).min(1) },
		"{privacy} stands for the address of your privacy page.",
	),
	frame: part("The quiz in a frame", {
		metadata,
		linkLabel: line("Link to the quiz", "For readers without JavaScript."),
		blocked: prose("If a link can’t open", "Above the link’s address."),
		close: line("Button to close it"),
	}),
});

export type EmbedPage = z.infer<typeof schema>;
