import { consoleLogger, logFailure } from "../../logger.ts";
import { openDelivery } from "../open-delivery.ts";

/** Sends again what failed. */
export default async function deliverDue(): Promise<void> {
	try {
		await openDelivery().deliver();
	} catch (error) {
		logFailure(error, consoleLogger);
	}
}

export const config = { schedule: "* * * * *" };
