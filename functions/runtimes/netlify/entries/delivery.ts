import { unavailable } from "../../../accept/handler.ts";
import { consoleLogger, logFailure } from "../../logger.ts";
import { openDelivery } from "../open-delivery.ts";

/** When a delivery whose settings must be mended first is worth another try, in seconds. */
const RETRY_AFTER = 300;

/** The part of Netlify's context that is used here (https://docs.netlify.com/build/functions/api/). */
interface Context {
	/** The visitor's address. */
	readonly ip: string;
	/** Keeps the function running after its answer. */
	waitUntil(work: Promise<unknown>): void;
}

/** Takes the forms and the quiz's email step, and the links in mails. */
export default async function delivery(request: Request, context: Context): Promise<Response> {
	try {
		const { handle, deliver } = openDelivery();
		const stored = () =>
			context.waitUntil(deliver().catch((error) => logFailure(error, consoleLogger)));
		return await handle(request, { client: context.ip, stored });
	} catch (error) {
		logFailure(error, consoleLogger);
		return unavailable(request, new URL(request.url).origin, RETRY_AFTER);
	}
}

export const config = { path: "/api/*" };
