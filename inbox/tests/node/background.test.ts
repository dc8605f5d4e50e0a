import { EventEmitter, once } from "node:events";
import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { createDelivery } from "../../delivery.ts";
import { startBackground } from "../../runtimes/node/background.ts";
import { startServer } from "../../runtimes/node/server.ts";
import { outboxChannel } from "../../send/outbox.ts";
import { CONTACT, delivery, formRequest } from "../support.ts";
import { folderWith } from "../temporary-folder.ts";

test("a shutdown finishes the mail that is being sent, and starts no other while requests run", {
	timeout: 20_000,
}, async () => {
	const events = new EventEmitter();
	const begun: string[] = [];
	const mailChannel = {
		...outboxChannel,
		async send({ id }: { id: string }) {
			begun.push(id);
			await once(events, "taken");
		},
	};
	const { ports } = await delivery({ mailChannel });
	const { handle, ...tasks } = createDelivery(ports);
	for (const message of ["one", "two"]) {
		const stored = () => undefined;
		await handle(formRequest("contact", { ...CONTACT, message }), { client: undefined, stored });
	}
	const running = await startServer({
		root: folderWith({ "index.html": "", _headers: "" }),
		port: 0,
		delivery: {
			...startBackground(ports, tasks),
			paths: ["/api"],
			async answer() {
				events.emit("asked");
				await once(events, "released");
				return new Response("answered");
			},
			clientOf: () => undefined,
			isProxy: () => true,
			siteOf: () => ports.settings,
		},
	});
	const asked = once(events, "asked");
	const answer = fetch(`${running.url}/api/contact`);
	await asked;
	await expect.poll(() => begun).toHaveLength(1);
	const closed = running.close();
	events.emit("taken");
	const delivered = async () => (await ports.store.list({ state: "delivered" }, 9)).submissions;
	await expect.poll(delivered).toHaveLength(1);
	events.emit("released");
	expect(await (await answer).text()).toBe("answered");
	await closed;
	expect(begun).toHaveLength(1);
});

test("a shutdown closes the store after every running task, not only the newest", async () => {
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
	onTestFinished(() => void vi.useRealTimers());
	const events = new EventEmitter();
	const { ports, deliverer } = await delivery();
	let resumed = 0;
	async function resume(): Promise<void> {
		resumed += 1;
		if (resumed === 1) await once(events, "recovered");
	}
	const background = startBackground(ports, {
		deliverer: { ...deliverer, resume },
		sweep: async () => 0,
		writeDigest: async () => false,
	});
	vi.advanceTimersByTime(1_000);
	await expect.poll(() => resumed).toBe(2);
	let isClosed = false;
	const closed = background.close(Promise.resolve()).then(() => {
		isClosed = true;
	});
	await setImmediate();
	expect(isClosed).toBe(false);
	events.emit("recovered");
	await closed;
});
