/** What a partner decides about the quiz on their page. */
export interface EmbedOptions {
	/** The slug that we agreed on; empty = none. */
	partner: string;
	theme: EmbedTheme;
	display: EmbedDisplay;
	/** The color of buttons and links as `#rrggbb`; empty = ours. */
	accent: string;
	/** How round corners are, in pixels; null = as we draw them. */
	radius: number | null;
}

export const EMBED_THEMES = ["auto", "light", "dark"] as const;
type EmbedTheme = (typeof EMBED_THEMES)[number];

/** In its place on the page, or behind a button. */
export const EMBED_DISPLAYS = ["inline", "dialog"] as const;
type EmbedDisplay = (typeof EMBED_DISPLAYS)[number];

/** The roundest corner that a partner can choose, in pixels. */
export const LARGEST_RADIUS = 24;

export const DEFAULT_EMBED: EmbedOptions = {
	partner: "",
	theme: "auto",
	display: "inline",
	accent: "",
	radius: null,
};

/** The options that are ours until a partner chooses. */
export const EMBED_RESETS = ["accent", "radius"] as const;
export type EmbedReset = (typeof EMBED_RESETS)[number];

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const COLOR = /^#[0-9a-f]{6}$/;

/** Whether a text can be a partner's slug. */
export function isSlug(text: string): boolean {
	return SLUG.test(text);
}

/**
 * Reads the options of an address, such as `?partner=my-circle&theme=dark&accent=1f4b3a&radius=6`.
 * Whatever is missing or means nothing is as if it had not been said.
 */
export function readEmbedOptions(search: string): EmbedOptions {
	const query = new URLSearchParams(search);
	const said = (name: string) => query.get(name)?.trim().toLowerCase() ?? "";
	const partner = said("partner");
	const theme = EMBED_THEMES.find((name) => name === said("theme"));
	const accent = `#${said("accent").replace(/^#/, "")}`;
	const radius = /^\d{1,2}$/.test(said("radius")) ? Number(said("radius")) : Number.NaN;
	return {
		partner: isSlug(partner) ? partner : "",
		theme: theme ?? DEFAULT_EMBED.theme,
		display: EMBED_DISPLAYS.find((name) => name === said("display")) ?? DEFAULT_EMBED.display,
		accent: COLOR.test(accent) ? accent : "",
		radius: radius <= LARGEST_RADIUS ? radius : null,
	};
}

/** The options as the query of an address, without those that are as they are anyway. */
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

/** The custom properties that the options set on the element. */
export function embedProperties({
	accent,
	radius,
}: EmbedOptions): readonly (readonly [name: string, value: string])[] {
	return [
		...(accent ? [["--lq-accent", accent] as const] : []),
		...(radius === null ? [] : [["--lq-radius", `${radius}px`] as const]),
	];
}
