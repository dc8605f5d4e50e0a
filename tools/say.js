import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the repository. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");

/** Where the whole output of a failed installation goes, so that the terminal gets one sentence. */
export const SETUP_LOG = join(".cache", "setup.log");

/** A set-up that this machine can't finish: the message is the one sentence a person reads. */
export class SetupError extends Error {}

/**
 * @param {string} sentence
 * @returns {void}
 */
export function say(sentence) {
	console.log(sentence);
}

/**
 * @param {string} output what the failed command printed
 * @returns {void}
 */
export function keepLog(output) {
	const file = join(ROOT, SETUP_LOG);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, output);
}
