import { existsSync, readFileSync, statSync } from "node:fs";
import { extname, join, normalize, sep } from "node:path";

const TYPES: Readonly<Record<string, string>> = {
	".avif": "image/avif",
	".css": "text/css; charset=utf-8",
	".html": "text/html; charset=utf-8",
	".ico": "image/x-icon",
	".ics": "text/calendar; charset=utf-8",
	".jpg": "image/jpeg",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json; charset=utf-8",
	".map": "application/json; charset=utf-8",
	".pdf": "application/pdf",
	".png": "image/png",
	".svg": "image/svg+xml",
	".txt": "text/plain; charset=utf-8",
	".webmanifest": "application/manifest+json; charset=utf-8",
	".webp": "image/webp",
	".woff2": "font/woff2",
	".xml": "application/xml; charset=utf-8",
};

/** A file as it is served, before compression. */
export interface ServedFile {
	readonly status: 200 | 404;
	readonly type: string;
	readonly body: Buffer;
}

/**
 * What a static host answers a path with: the file, the `index.html` of a folder with or without
 * a slash at the path's end, or `404.html`.
 * @param path decoded, starting with a slash
 */
export function fileAt(root: string, path: string): ServedFile {
	const file = isHidden(path) ? undefined : locate(root, path);
	if (file) return serve(file, 200);
	const missing = join(root, "404.html");
	if (existsSync(missing)) return serve(missing, 404);
	return { status: 404, type: "text/plain; charset=utf-8", body: Buffer.from("Not found") };
}

function locate(root: string, path: string): string | undefined {
	const wanted = join(root, normalize(path));
	if (wanted !== root && !wanted.startsWith(root.endsWith(sep) ? root : root + sep))
		return undefined;
	return [wanted, join(wanted, "index.html")].find(isFile);
}

/** Hosts read these files and don't serve them. */
function isHidden(path: string): boolean {
	return path === "/_headers" || path === "/_redirects";
}

function isFile(path: string): boolean {
	return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function serve(file: string, status: 200 | 404): ServedFile {
	const type = TYPES[extname(file)] ?? "application/octet-stream";
	return { status, type, body: readFileSync(file) };
}
