import {
	DEFAULT_CACHE_CONTROL,
	type HeaderRule,
	PRIVATE_FILES,
} from "../../shared/headers-file.ts";

/** A built site, as the files of servers describe it. */
interface ServedSite {
	readonly rules: readonly HeaderRule[];
	/** The absolute path of the folder. */
	readonly root: string;
	/** The site's host name. */
	readonly host: string;
	/** The languages that have their own 404.html in a folder. */
	readonly languages: readonly string[];
}

/** File extensions with a media type that servers lack. */
const TYPES = { ics: "text/calendar", webmanifest: "application/manifest+json" };

/**
 * Returns a server block for nginx. A map for each header chooses the value by the file that answers, so that a page has
 * its headers at each of its addresses.
 */
export function nginx({ rules, root, host, languages }: ServedSite): string {
	const names = new Set(rules.flatMap(({ headers }) => [...headers.keys()]));
	names.delete("content-type");
	const maps = [...names].map((name) => {
		const lines = rules.flatMap(({ paths, headers }) => {
			const value = headers.get(name);
			return value === undefined ? [] : `\t${quoted(`~${paths.source}`)} ${quoted(value)};`;
		});
		const fallback = name === "cache-control" ? DEFAULT_CACHE_CONTROL : "";
		return `map $uri ${variable(name)} {\n${lines.join("\n")}\n\tdefault ${quoted(fallback)};\n}`;
	});
	const typed = rules.flatMap(({ pattern, headers }) => {
		const type = headers.get("content-type");
		return type ? `\tlocation = ${pattern} { types {} default_type ${type}; }` : [];
	});
	const types = Object.entries(TYPES).map(([ending, type]) => `${type} ${ending};`);
	return `# For this build of the site: print it again after each build, because policies contain hashes.
${maps.join("\n")}

server {
	listen 80;
	listen [::]:80;
	server_name ${host};
	root ${quoted(root)};
	charset utf-8;
	include mime.types;
	types { ${types.join(" ")} }
	gzip_static on;
${[...names].map((name) => `\tadd_header ${name} ${variable(name)} always;`).join("\n")}
	error_page 404 /404.html;
	location ~ ${quoted(PRIVATE_FILES.source)} { return 404; }
${typed.join("\n")}
${languages.map((lang) => `\tlocation /${lang}/ {\n\t\terror_page 404 /${lang}/404.html;\n\t\t${FILES}\n\t}`).join("\n")}
	location / {
		${FILES}
	}
}`;
}

// `/about/` and `/about` are the file /about/index.html. A path with two slashes would miss the header rules.
// biome-ignore lint/suspicious/noTemplateCurlyInString: nginx has the same syntax for variables.
const FILES = "try_files $uri ${uri}index.html $uri/index.html =404;";

function variable(header: string): string {
	return `$header_${header.replaceAll("-", "_")}`;
}

function quoted(text: string): string {
	return JSON.stringify(text).replaceAll("\\\\", "\\");
}

/**
 * Returns an .htaccess file for Apache 2.4 with mod_rewrite and mod_headers, which needs `AllowOverride FileInfo` only.
 * Rules with the same headers are one section.
 */
export function apache({ rules, languages }: ServedSite): string {
	const kindOf = ({ headers }: HeaderRule) => JSON.stringify([...headers]);
	const sections = [...new Set(rules.map(kindOf))].map((kind) => {
		const alike = rules.filter((rule) => kindOf(rule) === kind);
		const paths = alike.map(({ paths: { source } }) => source.replace(/^\^|\$$/g, ""));
		const lines = [...(alike[0]?.headers ?? [])].map(
			([name, value]) => `\tHeader always set ${name} ${JSON.stringify(value)}\n`,
		);
		return `<If "%{REQUEST_URI} =~ m#^(?:${paths.join("|")})$#">\n${lines.join("")}</If>`;
	});
	return `# For this build of the site: print it again after each build, because policies contain hashes.
AddDefaultCharset utf-8
AddCharset utf-8 .css .js .json .svg .xml .ics .webmanifest
${Object.entries(TYPES)
	.map(([ending, type]) => `AddType ${type} .${ending}`)
	.join("\n")}
# Where AllowOverride has Indexes, too, this spares each link a redirect to its address with a slash: DirectorySlash Off
ErrorDocument 404 /404.html
${languages.map((lang) => `<If "%{REQUEST_URI} =~ m#^/${lang}/#">\n\tErrorDocument 404 /${lang}/404.html\n</If>`).join("\n")}
RewriteEngine On
RewriteCond %{REQUEST_URI} ${PRIVATE_FILES.source}
RewriteRule ^ - [R=404,L]
RewriteCond %{THE_REQUEST} \\s[^?\\s]*(?:/|%2f){2} [NC]
RewriteRule ^ %{REQUEST_URI} [R=308,L]
RewriteCond %{REQUEST_FILENAME}/index.html -f
RewriteRule ^(.+?)/?$ $1/index.html [L]
RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{REQUEST_FILENAME}/index.html !-f
RewriteRule ^ - [R=404,L]
<IfModule mod_deflate.c>
	AddOutputFilterByType DEFLATE text/html text/css text/javascript application/javascript application/json image/svg+xml
</IfModule>
${sections.join("\n")}
Header always setifempty cache-control "${DEFAULT_CACHE_CONTROL}"`;
}
