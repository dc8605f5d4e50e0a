import { z } from "zod";
import { origin } from "../shared/content/fields.ts";

/** Where the build writes the origins of the partners, for hosts that have no folder of content to read. */
export const ORIGINS_PATH = "/embed/origins.json";

const originsSchema = z.object({ origins: z.array(origin) });

/**
 * Reads what the build wrote of the partners' origins.
 * @throws ZodError or SyntaxError where it is something else
 */
export function parseOrigins(text: string): readonly string[] {
	return originsSchema.parse(JSON.parse(text)).origins;
}
