import type { SqlDriver } from "./sql/driver.ts";

/** The members of a D1 binding that the driver uses (https://developers.cloudflare.com/d1/worker-api/d1-database/). */
export interface D1Binding {
	prepare(query: string): D1Statement;
	batch(statements: D1Statement[]): Promise<D1Result[]>;
}

interface D1Statement {
	bind(...values: unknown[]): D1Statement;
}

interface D1Result {
	readonly results: readonly Readonly<Record<string, unknown>>[];
	readonly meta: { readonly changes: number };
}

/** Creates the SQL driver of a D1 binding. */
export function d1Driver(database: D1Binding): SqlDriver {
	return {
		async batch(statements) {
			const bound = statements.map(({ sql, values }) => database.prepare(sql).bind(...values));
			const results = await database.batch(bound);
			return results.map(({ results: rows, meta }) => ({ rows, changes: meta.changes }));
		},
		// Cloudflare keeps deleted rows for up to 30 days for point-in-time recovery. This time can't be shortened.
		forget: async () => true,
		close: async () => undefined,
	};
}
