import type { SqlDriver } from "./sql/driver.ts";

/** The part of a D1 binding that is used here (https://developers.cloudflare.com/d1/worker-api/d1-database/). */
export interface D1Binding {
	prepare(query: string): D1Statement;
	/** Runs statements in one transaction. */
	batch(statements: D1Statement[]): Promise<D1Result[]>;
}

interface D1Statement {
	bind(...values: unknown[]): D1Statement;
}

interface D1Result {
	readonly results: readonly Readonly<Record<string, unknown>>[];
	readonly meta: { readonly changes: number };
}

/** The database behind a D1 binding, for `createSqlStore`. */
export function d1Driver(database: D1Binding): SqlDriver {
	return {
		async batch(statements) {
			const bound = statements.map(({ sql, values }) => database.prepare(sql).bind(...values));
			const results = await database.batch(bound);
			return results.map(({ results: rows, meta }) => ({ rows, changes: meta.changes }));
		},
		// What Cloudflare keeps of a database beside its rows is Cloudflare's: point-in-time recovery, for 30 days.
		forget: async () => undefined,
		// A binding lives as long as its worker.
		close: async () => undefined,
	};
}
