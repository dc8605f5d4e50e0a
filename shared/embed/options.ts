import { ENGLISH } from "../language.ts";

/** The options with which a partner embeds the quiz. */
export interface EmbedOptions {
	/** The language's code. It's part of addresses, so it isn't in the query that `embedQuery` makes. */
	lang: string;
	/** The partner's slug; empty without a partner. */
	partner: string;
	theme: EmbedTheme;
	display: EmbedDisplay;
	/** `#rrggbb`; empty for the default accent color. */
	accent: string;
	/** The corner radius in pixels; null for the default. */
	radius: number | null;
}

export const EMBED_THEMES = ["auto", "light", "dark"] as const;
type EmbedTheme = (typeof EMBED_THEMES)[number];

/** `inline` shows the quiz in the page, `dialog` behind a button. */
export const EMBED_DISPLAYS = ["inline", "dialog"] as const;
type EmbedDisplay = (typeof EMBED_DISPLAYS)[number];

/** In pixels. */
export const LARGEST_RADIUS = 24;

export const DEFAULT_EMBED: EmbedOptions = {
	lang: ENGLISH.lang,
	partner: "",
	theme: "auto",
	display: "inline",
	accent: "",
	radius: null,
};

export const EMBED_RESETS = ["accent", "radius"] as const;
export type EmbedReset = (typeof EMBED_RESETS)[number];

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const COLOR = /^#[0-9a-f]{6}$/;

export function isSlug(text: string): boolean {
	return SLUG.test(text);
}

/**
 * Parses the options in a query string such as `?partner=my-circle&theme=dark&accent=1f4b3a&radius=6`. Invalid options
 * get their default.
 */
export function readEmbedOptions(search: string): EmbedOptions {
	const query = new URLSearchParams(search);
	const param = (name: string) => query.get(name)?.trim().toLowerCase() ?? "";
	const partner = param("partner");
	const theme = EMBED_THEMES.find((name) => name === param("theme"));
	const accent = `#${param("accent").replace(/^#/, "")}`;
	const radius = /^\d{1,2}$/.test(param("radius")) ? Number(param("radius")) : Number.NaN;
	return {
		lang: /^[a-z]{2}$/.test(param("lang")) ? param("lang") : DEFAULT_EMBED.lang,
		partner: isSlug(partner) ? partner : "",
		theme: theme ?? DEFAULT_EMBED.theme,
		display: EMBED_DISPLAYS.find((name) => name === param("display")) ?? DEFAULT_EMBED.display,
		accent: COLOR.test(accent) ? accent : "",
		radius: radius <= LARGEST_RADIUS ? radius : null,
	};
}

/** Formats the options as a query string, without defaults. */
export function embedQuery({ partner, theme, display, accent, radius }: EmbedOptions): string {
	const query = new URLSearchParams();
	if (partner) query.set("partner", partner);
	if (theme !== DEFAULT_EMBED.theme) query.set("theme", theme);
	if (display !== DEFAULT_EMBED.display) query.set("display", display);
	if (accent) query.set("accent", accent.slice(1));
	if (radius !== null) query.set("radius", String(radius));
	const text = query.toString();
	return text && `?${text}`;
}

export function embedProperties({
	accent,
	radius,
}: EmbedOptions): readonly (readonly [name: string, value: string])[] {
	return [
		...(accent ? [["--lq-accent", accent] as const] : []),
		...(radius === null ? [] : [["--lq-radius", `${radius}px`] as const]),
	];
}
