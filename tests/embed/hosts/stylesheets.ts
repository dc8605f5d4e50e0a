import type { HostPage } from "./host.ts";

/** The folder of a WordPress theme in its Debian package. */
function themeOf(theme: string): string {
	return `wordpress-theme-${theme}/usr/share/wordpress/wp-content/themes/${theme}`;
}

/**
 * Stylesheets of each kind that partners use: a framework, a reset, a theme, one without classes, one of utilities. The column of a WordPress theme is not in them,
 * because WordPress writes its width into the page: tests/e2e/embed/snippets.spec.ts has its rules.
 */
const FROM_PACKAGES: readonly Omit<HostPage, "kind">[] = [
	{
		name: "Bootstrap 5",
		styles: ["bootstrap5/dist/css/bootstrap.css"],
		containerClass: "container card",
	},
	{ name: "Tailwind 4 preflight", styles: ["tailwindcss/preflight.css"] },
	{ name: "Eric Meyer's reset", styles: ["@unocss/reset/eric-meyer.css"] },
	{
		name: "The New CSS Reset (all: unset)",
		styles: ["the-new-css-reset/css/reset.css"],
	},
	{
		name: "Semantic UI",
		styles: ["semantic-ui-css/semantic.css"],
		containerClass: "ui inverted segment",
	},
	{
		name: "WordPress block library",
		styles: [
			"@wordpress/block-library/build-style/common.css",
			"@wordpress/block-library/build-style/style.css",
			"@wordpress/block-library/build-style/theme.css",
		],
		containerClass: "entry-content wp-block-post-content is-layout-constrained has-global-padding",
	},
	{
		name: "WordPress theme Twenty Twenty-One",
		styles: [
			"@wordpress/block-library/build-style/style.css",
			`${themeOf("twentytwentyone")}/style.css`,
		],
		containerClass: "entry-content",
	},
	{
		name: "WordPress theme Twenty Twenty-One, dark",
		styles: [
			"@wordpress/block-library/build-style/style.css",
			`${themeOf("twentytwentyone")}/style.css`,
			`${themeOf("twentytwentyone")}/assets/css/style-dark-mode.css`,
		],
		root: 'lang="en" class="is-dark-theme respect-color-scheme-preference"',
		containerClass: "entry-content",
	},
	{
		name: "WordPress theme Twenty Twenty-Two",
		styles: [
			"@wordpress/block-library/build-style/style.css",
			`${themeOf("twentytwentytwo")}/style.css`,
		],
		containerClass: "entry-content wp-block-post-content is-layout-constrained",
	},
	{
		name: "Materialize",
		styles: ["materialize-css/dist/css/materialize.css"],
		containerClass: "card-panel",
	},
	{ name: "Pico 2", styles: ["@picocss/pico/css/pico.css"], containerClass: "container" },
	{ name: "Water.css, dark", styles: ["water.css/out/dark.css"] },
	{
		name: "Tachyons",
		styles: ["tachyons/css/tachyons.css"],
		containerClass: "tracked-mega ttu white bg-black",
	},
	{
		name: "GOV.UK Frontend",
		styles: ["govuk-frontend/dist/govuk/govuk-frontend.min.css"],
		containerClass: "govuk-template",
	},
];

export const STYLESHEETS: readonly HostPage[] = FROM_PACKAGES.map((host) => ({
	...host,
	kind: "stylesheet",
}));
