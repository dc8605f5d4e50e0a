import { z } from "zod";
import { AUDIENCES, CHANNELS, MESSAGE_STATES } from "./port.ts";

/** The fields of a message that every store writes under the same names. */
export const messageFields = {
	id: z.string(),
	channel: z.enum(CHANNELS),
	audience: z.enum(AUDIENCES),
	recipient: z.string(),
	content: z.string(),
	state: z.enum(MESSAGE_STATES),
	attempts: z.number(),
	reason: z.string().nullable(),
};
