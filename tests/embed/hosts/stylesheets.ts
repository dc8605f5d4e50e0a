import type { HostPage } from "./host.ts";

/**
 * Stylesheets of each kind that partners use: a framework, a reset, a theme, one without classes, one of utilities.
 * Rules for elements and classes never reach into a shadow root: what differs is what text inherits, and the root's size.
 * The column of a WordPress theme is in tests/e2e/embed/snippets.spec.ts, because WordPress writes its width into the page.
 */
const FROM_PACKAGES: readonly Omit<HostPage, "kind">[] = [
	{
		name: "Bootstrap 5",
		styles: ["bootstrap5/dist/css/bootstrap.css"],
		containerClass: "container card",
	},
	{
		name: "The New CSS Reset (all: unset)",
		styles: ["the-new-css-reset/css/reset.css"],
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
