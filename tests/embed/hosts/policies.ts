import type { HostPage } from "./host.ts";

const STRICT =
	"default-src 'none'; script-src {element}; style-src 'self'; frame-src 'self'; report-uri reports";

const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types 'none'";

/** Security policies, frames, shadow roots and orders of loading. */
const POLICIES: readonly Omit<HostPage, "kind" | "journey">[] = [
	{
		name: "Strict policy",
		headers: { "content-security-policy": STRICT },
		body: "{snippet}",
	},
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
	{ name: "Frame", frame: "", body: "{snippet}" },
	{
		name: "Sandboxed frame, scripts only",
		frame: 'sandbox="allow-scripts"',
		body: "{snippet}",
		quick: true,
	},
	{
		name: "Within a shadow root",
		script:
			"window.mountQuiz = (place) => { const root = place.attachShadow({ mode: 'open' }); root.innerHTML = '<style>* { color: red !important; font-size: 30px !important; }</style><liberation-quiz></liberation-quiz>'; };",
	},
	{ name: "Two quizzes", body: "{snippet}<liberation-quiz></liberation-quiz>" },
	{ name: "Script loaded twice", body: "{snippet}{second-script}" },
	{
		name: "Element before the script",
		body: "<liberation-quiz></liberation-quiz>{script}",
		quick: true,
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
