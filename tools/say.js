import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the repository. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");

/** A set-up that can't be finished; the message says what to do. */
export class SetupError extends Error {}
