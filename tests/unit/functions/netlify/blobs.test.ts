import { afterAll, beforeAll, expect, test } from "vitest";
import { createBlobsStore } from "../../../../functions/store/blobs.ts";
import { testSubmissionStore } from "../store/contract.ts";
import { leaseOne, NOW, submission } from "../store/fixtures.ts";
import { startBlobsServer } from "./blobs-server.ts";

let server: Awaited<ReturnType<typeof startBlobsServer>>;
let count = 0;
beforeAll(async () => {
	server = await startBlobsServer();
});
afterAll(() => server.stop());

testSubmissionStore("Netlify Blobs", async () => {
	count += 1;
	return createBlobsStore(server.open(`store-${count}`));
});

/** The writes under a key fail, as those of a process that ended before them. */
function withoutWrites(name: string, key: string) {
	return createBlobsStore(
		server.open(name, (input, init) =>
			init?.method === "put" && String(input).includes(key)
				? Promise.resolve(new Response(null, { status: 403 }))
				: fetch(input, init),
		),
	);
}

test("a write that Netlify answers with an error is no success", async () => {
	const store = withoutWrites("failing", "/submissions/");
	await expect(store.insert(submission({ id: "lost" }))).rejects.toThrow();
	expect(await store.find("lost")).toBeUndefined();
});

test("a submission whose mark was not written is sent once it is posted again, or swept", async () => {
	const store = createBlobsStore(server.open("unmarked"));
	const failing = withoutWrites("unmarked", "/waiting/");
	const [first, second] = [submission(), submission()];
	await expect(failing.insert(first)).rejects.toThrow();
	expect(await store.nextAttemptAt()).toBeUndefined();
	expect(await store.insert(first)).toMatchObject({ created: false });
	expect((await leaseOne(store)).submissionId).toBe(first.id);
	await expect(failing.insert(second)).rejects.toThrow();
	await store.sweep({ finishedBefore: NOW, heldBefore: NOW });
	expect((await leaseOne(store)).submissionId).toBe(second.id);
});
