/** A form waits no longer than this for an answer, in milliseconds (docs/delivery.md). */
const TIMEOUT = 10_000;

/** What became of an attempt to send. */
export interface Reply {
	/** Whether the server has it now. */
	taken: boolean;
	/** 0 where no answer came. */
	status: number;
	/** For how many milliseconds the server asks not to be asked again. */
	pause: number;
	/** What it said, as JSON. */
	content?: unknown;
}

/**
 * Posts answers in the very shape in which a form goes without JavaScript. Never rejects: whatever
 * is no answer of the delivery handler, such as the sign-in page of a hotel's network, is none.
 */
export async function post(address: string, body: URLSearchParams): Promise<Reply> {
	const reply: Reply = { taken: false, status: 0, pause: 0 };
	try {
		const response = await fetch(address, {
			method: "POST",
			headers: { Accept: "application/json" },
			body,
			credentials: "omit",
			signal: AbortSignal.timeout(TIMEOUT),
		});
		reply.status = response.status;
		reply.pause = Number(response.headers.get("Retry-After")) * 1000 || 0;
		reply.content = await response.json();
		reply.taken = response.ok && wordsIn(reply.content, "status") !== "";
		if (!reply.taken) throw new Error(`HTTP ${reply.status}`);
	} catch (error) {
		console.error("Failed to send the form", error);
	}
	return reply;
}

/** The words under a name; "" where there are none. */
export function wordsIn(content: unknown, name: string): string {
	return String(memberOf(content, name) ?? "");
}

/** What stands under a name, in whatever came. */
export function memberOf(content: unknown, name: string): unknown {
	return Reflect.get(Object(content), name);
}
