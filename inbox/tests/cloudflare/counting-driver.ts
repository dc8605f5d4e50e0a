import { d1Driver } from "../../store/d1.ts";

class Statement {
	readonly query: string;
	readonly values: readonly unknown[];

	constructor(query: string, values: readonly unknown[] = []) {
		this.query = query;
		this.values = values;
	}

	bind(...values: unknown[]): Statement {
		return new Statement(this.query, values);
	}
}

interface Result {
	readonly results: Record<string, unknown>[];
	readonly meta: { readonly changes: number; readonly rows_read: number };
}

/** A driver of D1 that counts the rows that all statements have read, which D1 charges for. */
export function countingDriver(batch: (statements: readonly Statement[]) => Promise<Result[]>) {
	let read = 0;
	const driver = d1Driver({
		prepare: (query) => new Statement(query),
		async batch(statements) {
			const results = await batch(statements.filter((each) => each instanceof Statement));
			for (const { meta } of results) read += meta.rows_read;
			return results;
		},
	});
	return { driver, rowsRead: () => read };
}
