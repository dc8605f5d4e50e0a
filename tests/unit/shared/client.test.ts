import fc from "fast-check";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import {
	type Client,
	createClient,
	type SendStatus,
	type Submission,
} from "../../../shared/client.ts";
import { createQueue, markSharedComputer, type Storages } from "../../../shared/kept.ts";

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
	// Like a browser's storage, it has a property for each key.
	return new Proxy(methods, {
		ownKeys: () => Object.keys(held),
		getOwnPropertyDescriptor: (_, name) => Object.getOwnPropertyDescriptor(held, name),
	});
}

const ADDRESS = "https://forms.test/api/contact";
const HOUR = 60 * 60 * 1000;
const MOST_WAITING = 20;
const JSON_TYPE = { "Content-Type": "application/json; charset=utf-8" };

const HTML_TYPE = { "Content-Type": "text/html" };

/** What comes back to a submission: the server's two answers, and six kinds of failure, which are retried. */
const ANSWERS = {
	taken: () => new Response('{"status":"sent"}', { headers: JSON_TYPE }),
	refused: () => new Response('{"message":"No."}', { status: 422, headers: JSON_TYPE }),
	"no network": () => {
		throw new TypeError("Failed to fetch");
	},
	"a rate limit": () =>
		new Response('{"message":"Later."}', {
			status: 429,
			headers: { ...JSON_TYPE, "Retry-After": "120" },
		}),
	"a server error": () => new Response("", { status: 503 }),
	"a sign-in page that says it is JSON": () =>
		new Response("<!doctype html>", { headers: JSON_TYPE }),
	"a sign-in page": () => new Response("<!doctype html>", { headers: HTML_TYPE }),
	"a filter's page": () => new Response("Blocked", { status: 403 }),
} satisfies Record<string, () => Response>;
type Answer = keyof typeof ANSWERS;
const FAILURES = (Object.keys(ANSWERS) as Answer[]).filter((name) => !/taken|refused/.test(name));

/** One browser with its tabs, and the server. */
class World {
	answer: Answer = "taken";
	/** The bodies that reached the network, in their order. */
	readonly posts: Record<string, unknown>[] = [];
	readonly taken = new Map<string, unknown>();
	readonly tabs: Tab[] = [];
	underWay = 0;
	mostUnderWay = 0;
	readonly browser = storage();
	readonly fetching = vi.fn<typeof fetch>(async (_, request) => {
		const body = JSON.parse(String(request?.body));
		this.posts.push(body);
		this.mostUnderWay = Math.max(this.mostUnderWay, ++this.underWay);
		await new Promise((resolve) => setTimeout(resolve, 100));
		this.underWay--;
		if (this.answer === "taken") this.taken.set(body.idempotencyKey, body.email);
		return ANSWERS[this.answer]();
	});

	open(name = "contact"): Tab {
		const tab = new Tab(this, name);
		this.tabs.push(tab);
		return tab;
	}

	/** What the browser stores. */
	kept(): string {
		const entries = Object.keys(this.browser).map((name) => [name, this.browser.getItem(name)]);
		return JSON.stringify(Object.fromEntries(entries));
	}
}

class Tab {
	readonly told: SendStatus[] = [];
	readonly storages: Storages;
	readonly client: Client;
	readonly #tab = storage();

	constructor(world: World, name: string) {
		this.storages = { tab: () => this.#tab, browser: () => world.browser };
		const queue = createQueue<Submission>(this.storages, `liberation-form-${name}`);
		this.client = createClient(queue, "Failed", (status) => this.told.push(status));
		this.client.resume();
	}

	send(email = "sam@example.org"): void {
		this.client.send(ADDRESS, {
			email,
			consent: { wording: "Yes.", at: new Date().toISOString() },
		});
	}
}

let world: World;
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

function start(): World {
	for (const { client } of world?.tabs ?? []) client.stop();
	world = new World();
	vi.stubGlobal("fetch", world.fetching);
	return world;
}

beforeEach(() => {
	vi.useFakeTimers();
	vi.spyOn(console, "error").mockReturnValue();
	start();
});

afterEach(() => {
	for (const { client } of world.tabs) client.stop();
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

const step = fc.oneof(
	fc.record({ type: fc.constant("send" as const), tab: fc.nat(3), person: fc.nat(9) }),
	fc.record({ type: fc.constant("network" as const), answer: fc.constantFrom(...FAILURES) }),
	fc.record({ type: fc.constant("open" as const), form: fc.constantFrom("contact", "newsletter") }),
	fc.record({ type: fc.constant("close" as const), tab: fc.nat(3) }),
	fc.record({ type: fc.constant("online" as const), tab: fc.nat(3) }),
	fc.record({ type: fc.constant("pass" as const), minutes: fc.nat(60) }),
	fc.constant({ type: "clock set back" as const }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Takes a step. @returns the address that was sent, if one was */
async function take(each: Step): Promise<string | undefined> {
	const { tabs } = world;
	const index = "tab" in each ? each.tab % tabs.length : 0;
	const tab = tabs[index];
	switch (each.type) {
		case "network":
			world.answer = each.answer;
			return;
		case "open":
			world.open(each.form);
			return;
		case "pass":
			return wait(each.minutes * 60_000).then(() => undefined);
		case "clock set back":
			vi.setSystemTime(Date.now() - 7 * 24 * HOUR);
			return;
		case "online":
			tab?.client.resume();
			return;
		case "close":
			tab?.client.stop();
			tabs.splice(index, 1);
			if (tabs.length === 0) world.open();
			return;
		case "send":
			tab?.send(`${each.person}@example.org`);
			await wait(1_000);
			expect(tab?.told.at(-1), "what is told").toBe("waiting");
			return `${each.person}@example.org`;
	}
}

it("whatever is sent on one device arrives once the network is back, each under one key and one after the other", async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
			start();
			const sent: string[] = [];
			world.answer = "no network";
			world.open();
			for (const each of steps) {
				const email = await take(each);
				if (email) sent.push(email);
			}
			await wait(5_000);
			for (const { client } of world.tabs) client.stop();
			world.answer = "taken";
			world.mostUnderWay = 0;
			for (const form of ["contact", "newsletter"]) {
				const last = world.open(form);
				await wait(HOUR);
				last.client.stop();
			}
			expect(new Set(world.taken.values())).toEqual(new Set(sent));
			const keys = new Set(world.posts.map(({ idempotencyKey }) => idempotencyKey));
			expect(keys.size, "keys").toBeLessThanOrEqual(sent.length);
			expect(world.mostUnderWay, "one after the other").toBeLessThan(2);
			expect(world.kept(), "nothing is left").toBe("{}");
		}),
		{ numRuns: Number(process.env.PROPERTY_RUNS ?? 1_000) / 10 },
	);
});

it(`what is sent beyond ${MOST_WAITING} waiting submissions waits in its page only, and the page says so`, async () => {
	world.answer = "a server error";
	const tab = world.open();
	for (let person = 0; person <= MOST_WAITING; person++) {
		tab.send(`${person}@example.org`);
		await wait(1_000);
	}
	expect(tab.told.at(-1)).toBe("waitingHere");
	expect(world.kept()).toContain("0@example.org");
	expect(world.kept()).not.toContain(`${MOST_WAITING}@example.org`);
	world.answer = "taken";
	await wait(HOUR);
	expect(world.taken.size).toBe(MOST_WAITING + 1);
});

it("a submission is stored before it is posted, posted once with its key, and forgotten once it is taken", async () => {
	const tab = world.open();
	tab.send();
	// While the answer is awaited, nothing is sent again.
	tab.send();
	expect(world.kept()).toContain("sam@example.org");
	await wait(1_000);
	expect(tab.told).toEqual(["sending", "sent"]);
	expect(world.kept()).toBe("{}");
	expect(world.fetching.mock.lastCall).toMatchObject([
		ADDRESS,
		{ method: "POST", credentials: "omit", keepalive: true },
	]);
	expect(world.posts).toMatchObject([{ idempotencyKey: expect.stringMatching(/^\d+(-\d+){3}$/) }]);
});

it("a submission is retried under the same key, as late as the server asks (Retry-After)", async () => {
	world.answer = "a rate limit";
	const tab = world.open();
	tab.send();
	await wait(1_000);
	tab.client.resume();
	await wait(110_000);
	expect(world.posts).toHaveLength(1);
	world.answer = "taken";
	await wait(120_000);
	expect(tab.told.at(-1)).toBe("sent");
	expect(new Set(world.posts.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

it("a submission is retried at least once an hour for 24 hours, then it is given up, and the page says so", async () => {
	world.answer = "a server error";
	const tab = world.open();
	tab.send();
	await wait(23 * HOUR);
	expect(world.posts.length).toBeGreaterThan(23);
	expect(tab.told.at(-1)).toBe("waiting");
	await wait(2 * HOUR);
	expect(tab.told.at(-1)).toBe("refused");
	expect(world.kept()).toBe("{}");
	const attempts = world.posts.length;
	await wait(24 * HOUR);
	expect(world.posts).toHaveLength(attempts);
});

it("a submission is tried again if no answer comes within ten seconds", async () => {
	const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
	world.fetching.mockImplementationOnce(async () => {
		AbortSignal.abort().throwIfAborted();
		return new Response();
	});
	const tab = world.open();
	tab.send();
	await wait(0);
	expect(timeout).toHaveBeenCalledWith(10_000);
	expect(tab.told.at(-1)).toBe("waiting");
	expect(console.error).toHaveBeenCalledExactlyOnceWith("Failed", expect.any(Error));
});

it("a submission that the server refuses isn't retried; sent again, it keeps its key", async () => {
	world.answer = "refused";
	const tab = world.open();
	tab.send();
	await wait(24 * HOUR);
	expect(tab.told).toEqual(["sending", "refused"]);
	expect(tab.client.resume()).toBe(false);
	tab.send();
	await wait(1_000);
	expect(new Set(world.posts.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

it("a submission that the visitor replaces isn't sent any more", async () => {
	world.answer = "no network";
	const tab = world.open();
	tab.send("sam@exmaple.org");
	await wait(1_000);
	tab.client.drop();
	tab.send("sam@example.org");
	world.answer = "taken";
	await wait(HOUR);
	expect([...world.taken.values()]).toEqual(["sam@example.org"]);
});

it("a submission whose key belongs to another one gets a new key, once", async () => {
	world.fetching.mockImplementation(
		async () => new Response('{"message":"No."}', { status: 409, headers: JSON_TYPE }),
	);
	const tab = world.open();
	tab.send();
	await wait(1_000);
	const bodies = world.fetching.mock.calls.map(([, request]) => JSON.parse(String(request?.body)));
	expect(new Set(bodies.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
	expect(tab.told).toEqual(["sending", "refused"]);
	expect(world.kept()).toBe("{}");
});

it("a submission outlives its page (keepalive), unless it is larger than browsers allow", async () => {
	for (const letter of ["a", "ö"]) {
		world.open().client.send(ADDRESS, { message: letter.repeat(40_000) });
		await wait(1_000);
	}
	const requests = world.fetching.mock.calls.map(([, request]) => request?.keepalive);
	expect(requests).toEqual([true, false]);
});

it("a submission isn't changed by a page that redefines `toJSON`", async () => {
	const prototypes = [Array.prototype, Object.prototype];
	onTestFinished(() => {
		for (const prototype of prototypes) Reflect.deleteProperty(prototype, "toJSON");
	});
	for (const prototype of prototypes)
		Object.defineProperty(prototype, "toJSON", { value: () => "mine", configurable: true });
	world.open().client.send(ADDRESS, { pillars: ["urgency", "comfort"] });
	await wait(1_000);
	expect(world.posts[0]).toMatchObject({ pillars: ["urgency", "comfort"] });
});

it("a browser that stores nothing retries while the page is open, and the page says so", async () => {
	const blocked = () => {
		throw new DOMException("blocked", "SecurityError");
	};
	world.answer = "a server error";
	const tab = world.open();
	Object.assign(tab.storages, { tab: blocked, browser: blocked });
	tab.send();
	await wait(1_000);
	world.answer = "taken";
	await wait(HOUR);
	expect(tab.told).toEqual(["sending", "waitingHere", "sending", "sent"]);
});

it("a browser that others use forgets everything of ours, and what waits is retried while the page is open", async () => {
	world.answer = "a server error";
	const tab = world.open();
	tab.send();
	await wait(1_000);
	tab.storages.tab().setItem("liberation-quiz#a", "answers");
	tab.storages.tab().setItem("liberation-circle", "people");
	tab.storages.tab().setItem("theirs", "kept");
	markSharedComputer(tab.storages);
	expect(world.kept()).toBe("{}");
	for (const name of ["liberation-quiz#a", "liberation-circle"])
		expect(tab.storages.tab().getItem(name)).toBe(null);
	expect(tab.storages.tab().getItem("theirs")).toBe("kept");
	tab.send("kim@example.org");
	await wait(1_000);
	expect(tab.told.at(-1)).toBe("waitingHere");
	expect(world.kept()).toBe("{}");
	world.answer = "taken";
	await wait(HOUR);
	expect(new Set(world.taken.values())).toEqual(new Set(["sam@example.org", "kim@example.org"]));
});

it("a browser with invalid data in the place of a submission still sends the next one", async () => {
	const json = fc.oneof(fc.json(), fc.constantFrom("", "x", '{"until":9e99}'));
	await fc.assert(
		fc.asyncProperty(json, async (found) => {
			start().browser.setItem("liberation-form-contact-waiting:1", found);
			const tab = world.open();
			tab.send();
			await wait(HOUR);
			expect(tab.told.at(-1)).toBe("sent");
		}),
		{ numRuns: 20 },
	);
});
