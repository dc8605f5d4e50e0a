import type { HostPage } from "./host.ts";

/** The folder of a WordPress theme in its Debian package. */
function themeOf(theme: string): string {
	return `wordpress-theme-${theme}/usr/share/wordpress/wp-content/themes/${theme}`;
}

/**
 * Stylesheets of frameworks, resets and page builders that partners use. The column of a WordPress theme is not in them,
 * because WordPress writes its width into the page: tests/e2e/embed/snippets.spec.ts has its rules.
 */
const FROM_PACKAGES: readonly Omit<HostPage, "kind">[] = [
	{
		name: "Bootstrap 3",
		styles: ["bootstrap3/dist/css/bootstrap.css"],
		containerClass: "container well",
	},
	{
		name: "Bootstrap 4",
		styles: ["bootstrap4/dist/css/bootstrap.css"],
		containerClass: "jumbotron",
	},
	{
		name: "Bootstrap 5",
		styles: ["bootstrap5/dist/css/bootstrap.css"],
		containerClass: "container card",
	},
	{
		name: "Foundation 6",
		styles: ["foundation-sites/dist/css/foundation.css"],
		containerClass: "callout",
	},
	{ name: "Bulma 1", styles: ["bulma/css/bulma.css"], containerClass: "content box" },
	{ name: "Tailwind 3 preflight", styles: ["@unocss/reset/tailwind.css"] },
	{ name: "Tailwind 4 preflight", styles: ["tailwindcss/preflight.css"] },
	{ name: "normalize.css", styles: ["normalize.css/normalize.css"] },
	{ name: "modern-normalize", styles: ["modern-normalize/modern-normalize.css"] },
	{ name: "sanitize.css", styles: ["sanitize.css/sanitize.css", "sanitize.css/forms.css"] },
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
		name: "Fomantic UI",
		styles: ["fomantic-ui-css/semantic.css"],
		containerClass: "ui form segment",
	},
	{ name: "UIkit 3", styles: ["uikit/dist/css/uikit.css"], containerClass: "uk-card uk-light" },
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
		name: "WordPress block library, classic theme",
		styles: [
			"@wordpress/block-library/build-style/reset.css",
			"@wordpress/block-library/build-style/classic.css",
			"@wordpress/block-library/build-style/style.css",
			"@wordpress/block-library/build-style/elements.css",
		],
		containerClass: "entry-content editor-styles-wrapper wp-block-html",
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
		name: "WordPress components",
		styles: ["@wordpress/components/build-style/style.css"],
		containerClass: "components-panel__body components-base-control",
	},
	{
		name: "Materialize",
		styles: ["materialize-css/dist/css/materialize.css"],
		containerClass: "card-panel",
	},
	{ name: "Pico 2", styles: ["@picocss/pico/css/pico.css"], containerClass: "container" },
	{ name: "Water.css", styles: ["water.css/out/water.css"] },
	{ name: "Water.css, dark", styles: ["water.css/out/dark.css"] },
	{ name: "MVP.css", styles: ["mvp.css/mvp.css"] },
	{ name: "Sakura", styles: ["sakura.css/css/sakura.css"] },
	{ name: "Sakura, Vader", styles: ["sakura.css/css/sakura-vader.css"] },
	{ name: "Skeleton", styles: ["skeleton-css/css/skeleton.css"], containerClass: "container" },
	{ name: "Milligram", styles: ["milligram/dist/milligram.css"], containerClass: "container" },
	{
		name: "Tachyons",
		styles: ["tachyons/css/tachyons.css"],
		containerClass: "tracked-mega ttu white bg-black",
	},
	{ name: "Pure", styles: ["purecss/build/pure.css"], containerClass: "pure-form pure-g" },
	{ name: "Spectre", styles: ["spectre.css/dist/spectre.css"], containerClass: "card" },
	{ name: "PaperCSS", styles: ["papercss/dist/paper.css"], containerClass: "paper" },
	{ name: "NES.css", styles: ["nes.css/css/nes.css"], containerClass: "nes-container is-dark" },
	{ name: "98.css", styles: ["98.css/dist/98.css"], containerClass: "window" },
	{ name: "Simple.css", styles: ["simpledotcss/simple.css"] },
	{ name: "Chota", styles: ["chota/dist/chota.css"], containerClass: "card" },
	{
		name: "GitHub Markdown",
		styles: ["github-markdown-css/github-markdown.css"],
		containerClass: "markdown-body",
	},
	{ name: "Tufte CSS", styles: ["tufte-css/tufte.css"] },
	{ name: "Turret", styles: ["turretcss/dist/turretcss.min.css"] },
	{
		name: "Open Props normalize",
		styles: ["open-props/open-props.min.css", "open-props/normalize.min.css"],
	},
	{
		name: "GOV.UK Frontend",
		styles: ["govuk-frontend/dist/govuk/govuk-frontend.min.css"],
		containerClass: "govuk-template",
	},
	{ name: "new.css", styles: ["@exampledev/new.css/new.css"] },
	{ name: "Awsm.css", styles: ["awsm.css/dist/awsm.css"] },
	{ name: "Missing.css", styles: ["missing.css/dist/missing.css"], containerClass: "box" },
	{ name: "LaTeX.css", styles: ["latex.css/style.css"] },
];

export const STYLESHEETS: readonly HostPage[] = FROM_PACKAGES.map((host) => ({
	...host,
	kind: "stylesheet",
}));
