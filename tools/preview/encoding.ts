import { brotliCompressSync, constants, gzipSync } from "node:zlib";

export type Encoding = "br" | "gzip";

/** The best encoding that an Accept-Encoding header allows; undefined = send as it is. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
	const accepted = new Set(
		(header ?? "")
			.toLowerCase()
			.split(",")
			.map((part) => part.trim())
			.filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
			.map((part) => part.replace(/;.*$/, "").trim()),
	);
	return (["br", "gzip"] as const).find((encoding) => accepted.has(encoding));
}

/** Whether a host would compress such a file: images, fonts and PDFs already are. */
export function isCompressible(type: string): boolean {
	return /^(?:text\/|application\/(?:json|xml|manifest\+json)|image\/svg)/.test(type);
}

/** Compresses at about the level of a host that does it while serving. */
export function compress(body: Buffer, encoding: Encoding): Buffer {
	if (encoding === "gzip") return gzipSync(body);
	return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
