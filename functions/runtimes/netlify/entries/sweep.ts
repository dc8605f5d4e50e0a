import { consoleLogger, logFailure } from "../../logger.ts";
import { openDelivery } from "../open-delivery.ts";

/** Deletes what is old. Reads every submission, so it runs less often than what sends. */
export default async function sweep(): Promise<void> {
	try {
		await openDelivery().sweep();
	} catch (error) {
		logFailure(error, consoleLogger);
	}
}

export const config = { schedule: "@hourly" };
