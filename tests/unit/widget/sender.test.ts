import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { resultOfRole } from "../../../shared/quiz/result-link.ts";
import { createSender, type Sender } from "../../../widget/adapters/sender.ts";
import { writeSubmission } from "../../../widget/adapters/submission.ts";

const ENDPOINT = "https://forms.test/quiz";
const KEY = "liberation-quiz-outbox";
const healer = resultOfRole("healer");
const body = (email = "sam@example.org") => writeSubmission(email, healer, "my-collective");

const fetching = vi.fn<typeof fetch>();
const onDelivery = vi.fn();
const stored = new Map<string, string>();
const open: Sender[] = [];

function sender(key: string | null = KEY): Sender {
	const opened = createSender(key, onDelivery);
	open.push(opened);
	return opened;
}

/** The idempotency keys of what was posted, in its order. */
function keysSent(): unknown[] {
	return fetching.mock.calls.map(([, request]) => JSON.parse(String(request?.body)).idempotencyKey);
}

function expectAttemptsUnderOneKey(count: number): void {
	expect(keysSent()).toHaveLength(count);
	expect(new Set(keysSent()).size).toBe(1);
}

/** The second attempt goes after this long, and not before. */
async function expectNextAttemptAfter(milliseconds: number): Promise<void> {
	await vi.advanceTimersByTimeAsync(milliseconds - 1);
	expect(fetching).toHaveBeenCalledOnce();
	await vi.advanceTimersByTimeAsync(1);
	expect(fetching).toHaveBeenCalledTimes(2);
}

function answer(status: number, headers: Record<string, string> = {}) {
	return async () => new Response("", { status, headers });
}

beforeEach(() => {
	vi.useFakeTimers();
	vi.spyOn(console, "error").mockReturnValue();
	vi.stubGlobal("fetch", fetching);
	vi.stubGlobal("sessionStorage", {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
		removeItem: (key: string) => stored.delete(key),
	});
});

afterEach(() => {
	for (const opened of open.splice(0)) opened.stop();
	stored.clear();
	fetching.mockReset();
	onDelivery.mockReset();
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

describe("a submission", () => {
	it("is kept until the answer, because a reload may cut it off, and gone once it is taken", async () => {
		fetching.mockImplementation(answer(200));
		const sent = sender().send(ENDPOINT, body());
		expect(stored.get(KEY)).toContain("sam@example.org");
		await expect(sent).resolves.toBe("sent");
		expect(stored.size).toBe(0);
	});

	it("that the server refuses is not sent again", async () => {
		fetching.mockImplementation(answer(422));
		await expect(sender().send(ENDPOINT, body())).resolves.toBe("failed");
		await vi.runAllTimersAsync();
		expect(fetching).toHaveBeenCalledOnce();
		expect(stored.size).toBe(0);
	});

	it.each([
		["a busy server", answer(429)],
		["a broken server", answer(503)],
		["no network", () => Promise.reject(new TypeError("Failed to fetch"))],
	])("that meets %s goes again under the same key, until it is taken", async (_, trouble) => {
		fetching.mockImplementationOnce(trouble).mockImplementationOnce(trouble);
		fetching.mockImplementation(answer(200));
		await expect(sender().send(ENDPOINT, body())).resolves.toBe("waiting");
		await expectNextAttemptAfter(15_000);
		expect(onDelivery).toHaveBeenLastCalledWith("waiting");
		await vi.advanceTimersByTimeAsync(30_000);
		expect(onDelivery).toHaveBeenLastCalledWith("sent");
		await vi.runAllTimersAsync();
		expectAttemptsUnderOneKey(3);
	});

	it("that gets no answer waits no longer than ten seconds for it, and the failure is logged", async () => {
		const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
		fetching.mockImplementation(async (_, request) => {
			request?.signal?.throwIfAborted();
			return new Response();
		});
		await expect(sender().send(ENDPOINT, body())).resolves.toBe("waiting");
		expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
		expect(console.error).toHaveBeenCalledExactlyOnceWith(
			"Failed to send email",
			expect.any(Error),
		);
	});

	it("waits as long as the server asks", async () => {
		fetching.mockImplementationOnce(answer(429, { "Retry-After": "120" }));
		fetching.mockImplementation(answer(200));
		await sender().send(ENDPOINT, body());
		await expectNextAttemptAfter(120_000);
	});

	it("is given up after six attempts", async () => {
		fetching.mockImplementation(answer(500));
		await sender().send(ENDPOINT, body());
		await vi.runAllTimersAsync();
		expect(fetching).toHaveBeenCalledTimes(6);
		expect(onDelivery).toHaveBeenLastCalledWith("failed");
		expect(stored.size).toBe(0);
	});

	it("waits for a day that no timer can hold without going at once", async () => {
		fetching.mockImplementation(answer(429, { "Retry-After": "99999999" }));
		await sender().send(ENDPOINT, body());
		await vi.advanceTimersByTimeAsync(3_600_000);
		expect(fetching).toHaveBeenCalledOnce();
	});
});

describe("submitting again", () => {
	it("while an answer is awaited sends once, and both calls hear how it went", async () => {
		fetching.mockImplementation(answer(200));
		const box = sender();
		const both = [box.send(ENDPOINT, body()), box.send(ENDPOINT, body())];
		await expect(Promise.all(both)).resolves.toEqual(["sent", "sent"]);
		expect(fetching).toHaveBeenCalledOnce();
	});

	it("the same, even after it was taken, goes under the same key", async () => {
		fetching.mockImplementation(answer(200));
		const box = sender();
		await box.send(ENDPOINT, body());
		await box.send(ENDPOINT, body());
		expectAttemptsUnderOneKey(2);
	});

	it("with another address is another submission, which takes the first one's place", async () => {
		fetching.mockImplementationOnce(answer(503));
		fetching.mockImplementation(answer(200));
		const box = sender();
		await box.send(ENDPOINT, body());
		await box.send(ENDPOINT, body("kim@example.org"));
		await vi.runAllTimersAsync();
		expect(new Set(keysSent()).size).toBe(2);
		expect(fetching).toHaveBeenCalledTimes(2);
	});
});

describe("a reload", () => {
	it("finds what was not sent, and sends it under its key when its time has come", async () => {
		fetching.mockImplementationOnce(answer(503, { "Retry-After": "60" }));
		fetching.mockImplementation(answer(200));
		const before = sender();
		await before.send(ENDPOINT, body());
		before.stop();
		sender();
		await expectNextAttemptAfter(60_000);
		expectAttemptsUnderOneKey(2);
		expect(stored.size).toBe(0);
	});

	it("finds nothing where the quiz keeps nothing", async () => {
		fetching.mockImplementation(answer(503));
		const before = sender(null);
		await before.send(ENDPOINT, body());
		before.stop();
		expect(stored.size).toBe(0);
	});

	it.each(["", "x", "\n\n", "a\nb"])("is not troubled by %j in its place", async (kept) => {
		fetching.mockImplementation(answer(422));
		stored.set(KEY, kept);
		sender();
		await vi.runAllTimersAsync();
		expect(fetching.mock.calls.length).toBeLessThan(2);
	});
});

it("a page that changes how things are written as JSON changes nothing in a submission", () => {
	const clean = JSON.parse(body());
	const prototypes = [Array.prototype, Object.prototype];
	onTestFinished(() => {
		for (const prototype of prototypes) Reflect.deleteProperty(prototype, "toJSON");
	});
	for (const prototype of prototypes)
		Object.defineProperty(prototype, "toJSON", { value: () => "mine", configurable: true });
	const { idempotencyKey, consent, ...others } = JSON.parse(body());
	expect({ ...others, consent: consent.wording }).toEqual({
		email: clean.email,
		role: clean.role,
		secondary: clean.secondary,
		pillars: clean.pillars,
		partner: clean.partner,
		consent: clean.consent.wording,
	});
	expect(idempotencyKey).not.toBe(clean.idempotencyKey);
});
