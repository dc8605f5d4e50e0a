import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root folder of the repository. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");

/** An error of the setup, whose message says what to do. */
export class SetupError extends Error {}
