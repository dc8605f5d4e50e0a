/* What `npm run bench:delivery` compares with: fastify that writes each submission to SQLite, and does nothing else. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify from "fastify";
import Database from "libsql";

const folder = mkdtempSync(join(tmpdir(), "bare-"));
const database = new Database(join(folder, "bare.sqlite"));
// As durable as ours: synced to disk before the answer.
database.exec("PRAGMA journal_mode = WAL");
database.exec("PRAGMA synchronous = FULL");
database.exec("CREATE TABLE submissions (id INTEGER PRIMARY KEY, answers TEXT NOT NULL) STRICT");
const insert = database.prepare("INSERT INTO submissions (answers) VALUES (?)");

const app = fastify();
app.post("/api/contact", async ({ body }) => {
	insert.run(JSON.stringify(body));
	return { status: "sent" };
});
console.log(await app.listen({ port: 0, host: "127.0.0.1" }));
process.on("SIGTERM", async () => {
	await app.close();
	database.close();
	rmSync(folder, { recursive: true });
});
