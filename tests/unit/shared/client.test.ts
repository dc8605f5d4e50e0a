import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { type Client, createClient, type Submission } from "../../../shared/client.ts";
import { createKeeper, keepNothing, type Storages } from "../../../shared/kept.ts";

/** A storage in memory, like that of a browser. */
function storage(): Storage {
	const held: Record<string, string> = {};
	const methods = {
		getItem: (name: string) => held[name] ?? null,
		setItem: (name: string, value: string) => void Object.assign(held, { [name]: value }),
		removeItem: (name: string) => void Reflect.deleteProperty(held, name),
		clear: () => undefined,
		key: () => null,
		length: 0,
	};
	// Like a browser's, it lists what it holds as its properties.
	return new Proxy(methods, {
		ownKeys: () => Object.keys(held),
		getOwnPropertyDescriptor: (_, name) => Object.getOwnPropertyDescriptor(held, name),
	});
}

const ADDRESS = "https://forms.test/api/contact";
const NAME = "liberation-form-contact";
const HOUR = 60 * 60 * 1000;

const fetching = vi.fn<typeof fetch>();
const report = vi.fn();
const opened: Client[] = [];
let storages: Storages;

/** As a new view of the page opens it. */
function client(kept: Storages | undefined = storages): Client {
	const made = createClient(createKeeper<Submission>(kept, "browser", NAME), "Failed", report);
	opened.push(made);
	return made;
}

const fields = (email = "sam@example.org") => ({
	email,
	consent: { wording: "Yes.", at: new Date().toISOString() },
	pillars: ["urgency", "comfort"],
});

function answer(status: number, headers: Record<string, string> = {}, body = "") {
	return async () => new Response(body, { status, headers });
}

const JSON_TYPE = { "Content-Type": "application/json; charset=utf-8" };
const taken = answer(200, JSON_TYPE, '{"status":"sent"}');
/** A no of the server's own. */
const refused = (status: number) => answer(status, JSON_TYPE, '{"message":"No."}');

const bodies = () => fetching.mock.calls.map(([, request]) => JSON.parse(String(request?.body)));
const keys = () => new Set(bodies().map(({ idempotencyKey }) => idempotencyKey));
const kept = () => storages.browser().getItem(NAME);
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const told = () => report.mock.calls.map(([status]) => status);

async function sendOnce(first: () => Promise<Response>, then = taken): Promise<Client> {
	fetching.mockImplementationOnce(first).mockImplementation(then);
	const made = client();
	made.send(ADDRESS, fields());
	await wait(0);
	return made;
}

beforeEach(() => {
	vi.useFakeTimers();
	vi.spyOn(console, "error").mockReturnValue();
	vi.stubGlobal("fetch", fetching);
	const [tab, browser] = [storage(), storage()];
	storages = { tab: () => tab, browser: () => browser };
});

afterEach(() => {
	for (const each of opened.splice(0)) each.stop();
	fetching.mockReset();
	report.mockReset();
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

it("a submission is kept before it goes, posted with its key, and forgotten once it is taken", async () => {
	fetching.mockImplementation(
		answer(200, { "Content-Type": "application/json" }, '{"status":"sent"}'),
	);
	client().send(ADDRESS, fields());
	expect(kept()).toContain("sam@example.org");
	await wait(0);
	expect(report.mock.lastCall).toEqual(["sent", { status: "sent" }]);
	expect(kept()).toBe(null);
	expect(fetching.mock.lastCall).toMatchObject([
		ADDRESS,
		{ method: "POST", credentials: "omit", keepalive: true },
	]);
	expect(bodies()).toEqual([
		{ ...fields(), idempotencyKey: expect.stringMatching(/^\d+(-\d+){3}$/) },
	]);
});

describe("what is tried again", () => {
	it.each([
		["a busy server", answer(429)],
		["a broken server", answer(503)],
		["no network", () => Promise.reject(new TypeError("Failed to fetch"))],
		["a page to sign in to the network", answer(200, { "Content-Type": "text/html" })],
		["a stand-in of text", answer(200, { "Content-Type": "text/plain" }, "ok")],
		["a stand-in of nothing", async () => new Response(null, { status: 204 })],
		["a picture of one pixel", answer(200, { "Content-Type": "image/gif" }, "GIF89a")],
		["JSON of something else", answer(200, JSON_TYPE, '{"status":"ok"}')],
		["JSON that is no object", answer(200, JSON_TYPE, "null")],
		["a page that calls itself JSON", answer(200, JSON_TYPE, "<!doctype html>")],
		["our words under another status", answer(202, JSON_TYPE, '{"status":"sent"}')],
		["a filter that forbids it", answer(403, { "Content-Type": "text/html" }, "Blocked")],
		["a filter that finds nothing", answer(404)],
	])("after %s, under the same key, until it is taken", async (_, trouble) => {
		fetching.mockImplementationOnce(trouble);
		await sendOnce(trouble);
		for (const [attempts, pause] of [15_000, 30_000].entries()) {
			await wait(pause - 1);
			expect(fetching).toHaveBeenCalledTimes(attempts + 1);
			await wait(1);
		}
		expect(told()).toEqual(["sending", "waiting", "sending", "waiting", "sending", "sent"]);
		await wait(24 * HOUR);
		expect(fetching).toHaveBeenCalledTimes(3);
		expect(keys().size).toBe(1);
	});

	it("what got no answer within ten seconds; the failure is logged", async () => {
		const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
		await sendOnce(async () => {
			AbortSignal.abort().throwIfAborted();
			return new Response();
		});
		expect(timeout).toHaveBeenCalledWith(10_000);
		expect(told().at(-1)).toBe("waiting");
		expect(console.error).toHaveBeenCalledExactlyOnceWith("Failed", expect.any(Error));
	});

	it.each([
		["by itself", () => undefined],
		["when the browser is online again", (made: Client) => made.resume()],
		["after a reload", (made: Client) => [made.stop(), client().resume()]],
	])("as late as the server asks, %s", async (_, happens) => {
		const made = await sendOnce(answer(429, { "Retry-After": "120" }));
		happens(made);
		await wait(119_999);
		expect(fetching).toHaveBeenCalledOnce();
		await wait(1);
		expect(fetching).toHaveBeenCalledTimes(2);
		expect(keys().size).toBe(1);
		expect(kept()).toBe(null);
	});

	it("for 24 hours, at least once an hour; then it is given up and forgotten", async () => {
		await sendOnce(answer(503), answer(503));
		await wait(23 * HOUR);
		expect(fetching.mock.calls.length).toBeGreaterThan(23);
		expect(told().at(-1)).toBe("waiting");
		await wait(2 * HOUR);
		expect(told().at(-1)).toBe("refused");
		expect(kept()).toBe(null);
		const attempts = fetching.mock.calls.length;
		await wait(24 * HOUR);
		expect(fetching).toHaveBeenCalledTimes(attempts);
	});

	it("as long as the page is open, where the browser keeps nothing", async () => {
		fetching.mockImplementationOnce(answer(503)).mockImplementation(taken);
		const blocked = () => {
			throw new DOMException("blocked", "SecurityError");
		};
		client({ tab: blocked, browser: blocked }).send(ADDRESS, fields());
		await wait(15_000);
		expect(told()).toEqual(["sending", "waitingHere", "sending", "sent"]);
	});
});

describe("what is not tried again", () => {
	it("what the server refuses, whose words are passed on; the same words go under the same key", async () => {
		const made = await sendOnce(
			answer(422, { "Content-Type": "application/json" }, '{"message":"No."}'),
		);
		expect(report.mock.lastCall).toEqual(["refused", { message: "No." }]);
		expect(kept()).toBe(null);
		await wait(24 * HOUR);
		expect(made.resume()).toBe(false);
		expect(fetching).toHaveBeenCalledOnce();
		vi.setSystemTime(0);
		made.send(ADDRESS, fields());
		expect(keys().size).toBe(1);
	});

	it("what was dropped, or waited in a page that has gone", async () => {
		const made = await sendOnce(answer(503));
		expect(made.drop()).toBe(true);
		expect(kept()).toBe(null);
		made.send(ADDRESS, fields("kim@example.org"));
		made.stop();
		report.mockReset();
		await wait(24 * HOUR);
		expect(fetching).toHaveBeenCalledTimes(2);
		expect(report).not.toHaveBeenCalled();
	});
});

it("a key that belongs to another submission is replaced, once", async () => {
	await sendOnce(refused(409), refused(409));
	expect(keys().size).toBe(2);
	expect(told()).toEqual(["sending", "sending", "refused"]);
});

describe("sending again", () => {
	it("the same while an answer is awaited sends once", async () => {
		const made = await sendOnce(() => new Promise(() => undefined));
		made.send(ADDRESS, fields());
		await wait(0);
		expect(fetching).toHaveBeenCalledOnce();
	});

	it("other words takes the place of the first, of which nothing more is told", async () => {
		const answers: ((response: Response) => void)[] = [];
		fetching.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
		const made = client();
		made.send(ADDRESS, fields());
		made.send(ADDRESS, fields("kim@example.org"));
		expect(keys().size).toBe(2);
		answers[0]?.(new Response("", { status: 503 }));
		await wait(0);
		expect(told()).toEqual(["sending", "sending"]);
		answers[1]?.(Response.json({ status: "sent" }));
		await wait(0);
		expect(told().at(-1)).toBe("sent");
	});
});

describe("on a shared computer", () => {
	it("everything kept goes, nothing is kept again, and what waits is tried while the page is open", async () => {
		await sendOnce(answer(503));
		storages.tab().setItem("liberation-quiz#a", "answers");
		storages.tab().setItem("theirs", "kept");
		keepNothing(storages);
		expect(kept()).toBe(null);
		expect(storages.tab().getItem("liberation-quiz#a")).toBe(null);
		expect(storages.tab().getItem("theirs")).toBe("kept");
		await wait(15_000);
		expect(told().at(-1)).toBe("sent");
		fetching.mockImplementation(answer(503));
		client().send(ADDRESS, fields());
		await wait(0);
		expect(told().at(-1)).toBe("waitingHere");
		expect(kept()).toBe(null);
	});
});

it.each(["", "x", "null", "[]", '{"until":0}', '{"until":9e99}'])(
	"%j in the place of a kept submission is no trouble",
	async (found) => {
		storages.browser().setItem(NAME, found);
		fetching.mockImplementation(refused(422));
		client().resume();
		await wait(HOUR);
		expect(fetching.mock.calls.length).toBeLessThan(2);
	},
);

it("a page that changes how things are written as JSON changes nothing in a submission", async () => {
	const prototypes = [Array.prototype, Object.prototype];
	onTestFinished(() => {
		for (const prototype of prototypes) Reflect.deleteProperty(prototype, "toJSON");
	});
	for (const prototype of prototypes)
		Object.defineProperty(prototype, "toJSON", { value: () => "mine", configurable: true });
	await sendOnce(taken);
	expect(bodies()[0]).toMatchObject(fields());
});

it("a submission outlives its page, unless it is larger than browsers let", async () => {
	fetching.mockImplementation(taken);
	for (const letter of ["a", "ö"]) {
		client().send(ADDRESS, { message: letter.repeat(40_000) });
		await wait(0);
	}
	expect(fetching.mock.calls.map(([, request]) => request?.keepalive)).toEqual([true, false]);
});
