import { afterEach, beforeEach, vi } from "vitest";
import { SITE } from "../support.ts";

/** Sends a request to a path of the tested server. */
type Ask = (path: string, init: RequestInit) => Promise<Response>;

/** A browser at the desk: it keeps cookies, sends what forms hold, and follows no redirect by itself. */
export class Browser {
	readonly cookies = new Map<string, string>();
	readonly #ask: Ask;

	constructor(ask: Ask) {
		this.#ask = ask;
	}

	async get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
		return this.#send(path, { headers });
	}

	async post(
		path: string,
		fields: Readonly<Record<string, string>> | string = {},
		headers: Readonly<Record<string, string>> = { Origin: SITE },
	): Promise<Response> {
		const type = { "Content-Type": "application/x-www-form-urlencoded" };
		const body = new URLSearchParams(fields).toString();
		return this.#send(path, { method: "POST", body, headers: { ...type, ...headers } });
	}

	/** Presses a button of a page: the form on it that posts to a path, with what it holds. */
	async press(page: string, path: string): Promise<Response> {
		const html = await (await this.get(page)).text();
		const form = html.split("<form").find((part) => part.includes(`action="${path}"`));
		if (!form) throw new Error(`${page} has no form to ${path}`);
		const inputs = [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
		return this.post(
			path,
			Object.fromEntries(inputs.map(([, name, value]) => [name, value ?? ""])),
		);
	}

	async #send(path: string, init: RequestInit): Promise<Response> {
		const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
		const response = await this.#ask(path, {
			redirect: "manual",
			...init,
			headers: { Accept: "text/html", ...init.headers, ...(cookie && { Cookie: cookie }) },
		});
		for (const given of response.headers.getSetCookie()) {
			const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(given) ?? [];
			if (/Max-Age=0/.test(given)) this.cookies.delete(name);
			else this.cookies.set(name, value);
		}
		return response;
	}
}

/** Skips the delay of every sign-in response, which prevents timing attacks. */
export function skipAnswerTime(): void {
	beforeEach(
		() => void vi.useFakeTimers({ toFake: ["setTimeout"] }).setTimerTickMode("nextTimerAsync"),
	);
	afterEach(() => void vi.useRealTimers());
}
