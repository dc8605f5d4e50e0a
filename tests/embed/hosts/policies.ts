import type { HostPage } from "./host.ts";

const STRICT =
	"default-src 'none'; script-src {element}; style-src 'self'; frame-src 'self'; report-uri reports";

const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types 'none'";

/** Security policies, frames, shadow roots and orders of loading. */
const POLICIES: readonly Omit<HostPage, "kind" | "journey">[] = [
	{
		name: "Strict policy and Trusted Types",
		headers: { "content-security-policy": `${STRICT}; ${TRUSTED_TYPES}` },
		body: "{snippet}",
		quick: true,
	},
	{
		name: "Cross-origin isolated (COEP, COOP)",
		headers: {
			"cross-origin-embedder-policy": "require-corp",
			"cross-origin-opener-policy": "same-origin",
		},
		body: "{snippet}",
	},
	{ name: "Subresource integrity", body: "{snippet-sri}" },
	{
		name: "Sandboxed frame, scripts only",
		frame: 'sandbox="allow-scripts"',
		body: "{snippet}",
	},
	{
		name: "Element before the script",
		body: "<liberation-quiz></liberation-quiz>{script}",
	},
];

export const STRICT_HOSTS: readonly HostPage[] = POLICIES.map((host) => ({
	...host,
	kind: "policy",
	journey: true,
}));

/** Violates its own policy, which proves that reports of violations arrive. */
export const VIOLATOR: HostPage = {
	name: "Violator",
	kind: "policy",
	headers: { "content-security-policy": STRICT },
	body: "<style>b { color: red; }</style>",
};
