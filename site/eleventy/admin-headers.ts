/** The editor's path, and its folder in a built site. */
export const ADMIN = "admin";

const POLICY = {
	"default-src": "'none'",
	"script-src": "'self'",
	// The editor writes its styles into the page.
	"style-src": "'self' 'unsafe-inline'",
	"img-src": "'self' blob: data:",
	"font-src": "'self'",
	"connect-src": "'self' blob: data: https://api.github.com",
	"worker-src": "'self'",
	"base-uri": "'none'",
	"form-action": "'none'",
	"frame-ancestors": "'none'",
};

/** The response headers of the editor: docs/deploy.md says why they are not those of the pages. */
export const ADMIN_HEADERS = {
	"Content-Security-Policy": Object.entries(POLICY)
		.map(([name, value]) => `${name} ${value}`)
		.join("; "),
	// Signing in with GitHub happens in a window that answers this one.
	"Cross-Origin-Opener-Policy": "same-origin-allow-popups",
	"Cross-Origin-Resource-Policy": "same-origin",
	"X-Robots-Tag": "noindex",
};
