import { createHash } from "node:crypto";
import type { Environment } from "../data.ts";
import { analyticsSources, inFrame } from "./analytics.ts";
import { ASSETS, FRAME_ASSETS } from "./hashed.ts";

type Headers = Readonly<Record<string, string>>;

/** Inline styles and scripts of pages. */
interface Inline {
	readonly styles: readonly string[];
	readonly scripts: readonly string[];
}

/** The maximum number of header rules that Cloudflare reads. */
const MOST_RULES = 100;

/**
 * Returns the text of `_headers`. No two rules set the same header for the same path, because hosts resolve such
 * conflicts differently. Therefore pages have one rule for each first path segment instead of `*`, and the framed quiz
 * below /embed/ has a separate policy.
 * @param pages - the paths of the site's pages
 * @param versions - the versions of the quiz that partners can pin
 * @throws Error when there are more rules than Cloudflare reads
 */
export function headerRules(
	environment: Environment,
	pages: readonly string[],
	inline: Inline,
	versions: readonly string[],
): string {
	const page: Headers = {
		"Content-Security-Policy": contentSecurityPolicy(environment, inline),
		"Cross-Origin-Opener-Policy": "same-origin",
		"Cross-Origin-Resource-Policy": "same-origin",
		"Speculation-Rules": `"${environment.pathPrefix}${SPECULATION_RULES}"`,
	};
	const frame: Headers = {
		"Content-Security-Policy": contentSecurityPolicy(inFrame(environment), inline, "*"),
		"Cross-Origin-Opener-Policy": "same-origin",
		"Cross-Origin-Resource-Policy": "cross-origin",
		// This header lets cross-origin isolated pages frame the quiz.
		"Cross-Origin-Embedder-Policy": "require-corp",
	};
	const pinned = embedded("public, max-age=31536000, immutable");
	const fixed: Readonly<Record<string, Headers>> = {
		"*": {
			"X-Content-Type-Options": "nosniff",
			"Referrer-Policy": "strict-origin-when-cross-origin",
			// Two years, without `includeSubDomains`, because subdomains may serve other things.
			"Strict-Transport-Security": "max-age=63072000",
			"Permissions-Policy":
				"accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
		},
		[`${ASSETS}/*`]: {
			"Cache-Control": "public, max-age=31536000, immutable",
			"Cross-Origin-Resource-Policy": "same-origin",
		},
		// Webmail shows these pictures cross-origin.
		"mail/*": {
			"Cache-Control": "public, max-age=86400",
			"Cross-Origin-Resource-Policy": "cross-origin",
		},
		[`${FRAME_ASSETS}/*`]: pinned,
		"embed/v1/*": embedded("public, max-age=3600, stale-while-revalidate=86400"),
		"embed/versions.json": embedded("public, max-age=300"),
		"embed/frame": frame,
		"embed/frame/*": frame,
		[SPECULATION_RULES]: { "Content-Type": "application/speculationrules+json" },
		[ADMIN]: ADMIN_HEADERS,
		[`${ADMIN}/*`]: ADMIN_HEADERS,
	};
	const rules = [
		...["embed", "embed/", ...pagePaths(pages)].map((path) => [path, page] as const),
		...versions.map((version) => [`embed/v${version}/*`, pinned] as const),
		...Object.entries(fixed),
	];
	if (rules.length > MOST_RULES) {
		throw new Error(`_headers: ${rules.length} rules, and hosts read ${MOST_RULES} at most.`);
	}
	return rules
		.map(([path, headers]) => {
			const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
			return `${environment.pathPrefix}${path}\n${lines.join("")}`;
		})
		.join("\n");
}

/** Returns the headers of files that other sites load. */
function embedded(cacheControl: string): Headers {
	return {
		"Access-Control-Allow-Origin": "*",
		"Cross-Origin-Resource-Policy": "cross-origin",
		"Cache-Control": cacheControl,
	};
}

/**
 * Returns the path patterns of page rules: `about`, and `about/*` for subpages and the trailing slash. /embed has
 * separate rules. Cloudflare serves 404.html without its extension.
 */
function pagePaths(pages: readonly string[]): string[] {
	const firsts = pages.map((page) => page.split("/")[1] ?? "");
	return [...new Set(firsts)]
		.filter((first) => first !== "embed")
		.sort()
		.flatMap((first) => {
			if (first === "") return [first];
			return [first, first.endsWith(".html") ? first.replace(".html", "") : `${first}/*`];
		});
}

/** Builds the policy, which allows the site's files, inline code of pages, and the services of forms and analytics. */
function contentSecurityPolicy(
	{ siteUrl, formsEndpoint, analytics }: Environment,
	{ styles, scripts: inPages }: Inline,
	frameAncestors = "'none'",
): string {
	const own = "'self'";
	const service = formsEndpoint && new URL(formsEndpoint, siteUrl).origin;
	const forms = service && service !== new URL(siteUrl).origin ? [own, service] : [own];
	const { scripts, images, requests } = analyticsSources(analytics);
	return policyOf({
		"default-src": "'none'",
		"script-src": [own, ...inPages.map(digestOf), ...scripts].join(" "),
		"style-src": [own, ...styles.map(digestOf)].join(" "),
		"font-src": own,
		"img-src": [own, ...images].join(" "),
		"connect-src": [...forms, ...requests].join(" "),
		"manifest-src": own,
		"form-action": forms.join(" "),
		"frame-ancestors": frameAncestors,
		"base-uri": "'none'",
		"require-trusted-types-for": "'script'",
	});
}

function policyOf(directives: Readonly<Record<string, string>>): string {
	return Object.entries(directives)
		.map(([name, value]) => `${name} ${value}`)
		.join("; ");
}

function digestOf(text: string): string {
	return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

export const SPECULATION_RULES = "speculation-rules.json";

/**
 * Lets browsers prefetch pages on hover or touch. Prerendering would run scripts, which count visits and send waiting
 * forms.
 */
export function speculationRules({ pathPrefix }: Pick<Environment, "pathPrefix">): string {
	const pages = { href_matches: `${pathPrefix}*` };
	// A path with a dot is a file.
	const others = ["*.*", "api/*", "desk/*", `${ADMIN}/*`].map((path) => pathPrefix + path);
	const where = { and: [pages, { not: { href_matches: others } }] };
	return `${JSON.stringify({ prefetch: [{ where, eagerness: "moderate" }] })}\n`;
}

export const ADMIN = "admin";

/** The response headers of the editor; docs/deploy.md says why they differ from those of pages. */
export const ADMIN_HEADERS = {
	"Content-Security-Policy": policyOf({
		"default-src": "'none'",
		"script-src": "'self'",
		// Sveltia injects inline styles.
		"style-src": "'self' 'unsafe-inline'",
		"img-src": "'self' blob: data:",
		"font-src": "'self'",
		"connect-src": "'self' blob: data: https://api.github.com",
		"worker-src": "'self'",
		"base-uri": "'none'",
		"form-action": "'none'",
		"frame-ancestors": "'none'",
	}),
	// GitHub's sign-in popup sends its result to this window.
	"Cross-Origin-Opener-Policy": "same-origin-allow-popups",
	"Cross-Origin-Resource-Policy": "same-origin",
	"X-Robots-Tag": "noindex",
};
