/* Deletes what it is told in a store, and kills itself at a step, as a power failure would. */
import Database from "libsql";
import { createSqlStore } from "../../store/sql/store.ts";
import { openSqlite } from "../../store/sqlite.ts";

/** The number of a statement, or the milliseconds after which the scrubbing or its checkpoint has begun. */
const [file = "", deletion = "", step = "", number = "0"] = process.argv.slice(2);
const driver = openSqlite(file);
const kill = () => void process.kill(process.pid, "SIGKILL");
let statements = 0;
let isReady = false;
const store = await createSqlStore({
	...driver,
	batch: (batch, durability) =>
		driver.batch(
			batch.map(({ sql, values }) => ({
				sql,
				// The driver reads the values of a statement when it runs it.
				get values() {
					if (isReady) statements += 1;
					if (step === "statement" && statements > Number(number)) kill();
					return values;
				},
			})),
			durability,
		),
	async forget() {
		// A reader keeps the checkpoint from ending.
		if (step === "checkpoint") new Database(file).prepare("BEGIN").run();
		if (step !== "statement") setTimeout(kill, Number(number));
		return driver.forget();
	},
});
isReady = true;
if (deletion === "sweep") await store.sweep({ keptBefore: 1_000, heldBefore: 0 });
else await store.removePerson("zoe@mail.test");
await store.forget();
await store.close();
