import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the repository. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");

/** A set-up that this machine can't finish: the message is the one sentence a person reads. */
export class SetupError extends Error {}
