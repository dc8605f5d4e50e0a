import type { Environment } from "./environment.ts";
import { ASSETS } from "./hashed.ts";

type Rules = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The text of `_headers`. Hosts differ in what they do when two rules give one path the same header
 * (one joins the values, another takes one of them), so no two rules here ever do.
 */
export function headerRules({ pathPrefix, formsEndpoint }: Environment): string {
	const rules: Rules = {
		"*": {
			"Content-Security-Policy": contentSecurityPolicy(formsEndpoint),
			"X-Content-Type-Options": "nosniff",
			"Referrer-Policy": "strict-origin-when-cross-origin",
		},
		[`${ASSETS}/*`]: { "Cache-Control": "public, max-age=31536000, immutable" },
		// Partners' pages load the quiz from here; without these their browsers refuse it.
		"embed/*": {
			"Access-Control-Allow-Origin": "*",
			"Cross-Origin-Resource-Policy": "cross-origin",
			"Cache-Control": "public, max-age=3600",
		},
	};
	return Object.entries(rules)
		.map(([path, headers]) => {
			const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
			return `${pathPrefix}${path}\n${lines.join("")}`;
		})
		.join("\n");
}

/** Nothing but the site's own files, and the service that takes its forms where there is one. */
function contentSecurityPolicy(formsEndpoint: string | null): string {
	const forms = formsEndpoint ? `'self' ${new URL(formsEndpoint).origin}` : "'self'";
	const directives = {
		"default-src": "'none'",
		"script-src": "'self'",
		"style-src": "'self'",
		"font-src": "'self'",
		"img-src": "'self'",
		"connect-src": forms,
		"manifest-src": "'self'",
		"form-action": forms,
		"frame-ancestors": "'none'",
		"base-uri": "'none'",
	};
	return Object.entries(directives)
		.map(([name, value]) => `${name} ${value}`)
		.join("; ");
}
