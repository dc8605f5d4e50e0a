import { otherHost } from "@liberation/shared/forms-endpoint";
import { DEFAULT_CACHE_CONTROL, headersFor, parseHeaders } from "@liberation/shared/headers-file";
import { LARGEST_BODY } from "../../accept/body.ts";
import { deskAddress } from "../../common/desk-address.ts";
import type { Settings } from "../../settings/delivery-settings.ts";

/** How much of a request body Caddy buffers before it proxies the request, in bytes: twice the server's limit. */
const BUFFERED = 2 * LARGEST_BODY;

/**
 * Returns the Caddyfile directives that buffer request bodies.
 * @param version - the output of `caddy version`; "" where Caddy isn't installed
 */
export function bufferingOf(version: string): readonly string[] {
	const [, major = 0, minor = 0, patch = 0] = /^v?(\d+)\.(\d+)\.(\d+)/.exec(version) ?? [];
	// Versions before 2.6.3, such as Debian's 2.6.2, have other directives.
	const isOld =
		version !== "" && Number(major) === 2 && Number(minor) * 1000 + Number(patch) < 6_003;
	return isOld
		? ["buffer_requests", `max_buffer_size ${BUFFERED}`]
		: [`request_buffers ${BUFFERED}`];
}

/** Writes a Caddyfile that serves a built site with its `_headers`, and proxies what the server answers. */
export function caddyfile(
	settings: Pick<Settings, "siteUrl" | "endpoint" | "server">,
	root: string,
	headers: string,
	version = "",
): string {
	const { siteUrl, endpoint, server } = settings;
	const ours = [endpoint, deskAddress(settings)]
		.map((address) => new URL(address).pathname)
		.flatMap((path) => [path, `${path}/*`]);
	const parsed = parseHeaders(headers);
	const missing = [...headersFor(parsed, "/404.html")].map((field) => headerLine(field));
	const rules = parsed.flatMap(({ pattern, headers: fields }) =>
		matchersOf(pattern).flatMap((matcher) =>
			[...fields].map((field) => `\t${headerLine(field, matcher)}`),
		),
	);
	const proxy = `reverse_proxy ${server.host}:${server.port} {
${bufferingOf(version)
	.map((line) => `\t\t\t${line}`)
	.join("\n")}
		}`;
	// Without the timeout, a client could hold a request open forever by sending its body slowly.
	return `{
	servers {
		timeouts {
			read_body 30s
		}
	}
}

${new URL(siteUrl).host} {
	@delivery path ${ours.join(" ")} /healthz
	handle @delivery {
		${proxy}
	}
	@preview {
		path /quiz /quiz/ /*/quiz /*/quiz/
		expression {query}.matches("(?i)role")
	}
	handle @preview {
		${proxy}
	}
	handle {
		root * ${JSON.stringify(root)}
		header ?Cache-Control ${JSON.stringify(DEFAULT_CACHE_CONTROL)}
${rules.map((rule) => `\t${rule}`).join("\n")}
		try_files {path} {path}/index.html
		file_server {
			precompressed br gzip
			hide _headers _redirects _delivery.json .assetsignore .htaccess *.br *.gz
		}
	}
	handle_errors {
		@missing expression \`{http.error.status_code} == 404\`
		handle @missing {
			root * ${JSON.stringify(root)}
			header Cache-Control ${JSON.stringify(DEFAULT_CACHE_CONTROL)}
			header Content-Type "text/html; charset=utf-8"
			${missing.join("\n\t\t\t")}
			@translated path_regexp language ^/([a-z]{2})/
			rewrite @translated /{re.language.1}/404.html
			@english not path_regexp ^/[a-z]{2}/
			rewrite @english /404.html
			try_files {path} /404.html
			file_server {
				status 404
				precompressed br gzip
			}
		}
	}
}

${otherHost(siteUrl)} {
	redir ${new URL(siteUrl).origin}{uri} 308
}`;
}

function headerLine([name, value]: readonly [string, string], matcher = "*"): string {
	return `header ${matcher} ${name} ${JSON.stringify(value)}`;
}

/** Returns Caddy's path matchers for a `_headers` pattern: Caddy distinguishes the addresses of one page. */
function matchersOf(pattern: string): readonly string[] {
	if (pattern.endsWith("*")) return [pattern];
	const path = pattern.replace(/\/$/, "");
	if (/\.\w+$/.test(path)) return [path];
	return [...(path ? [path] : []), `${path}/`, `${path}/index.html`];
}
