import type { z } from "zod";

export type SqlValue = string | number | null;

/** A SQL statement or a part of one, with its bound values. */
export interface SqlStatement {
	readonly sql: string;
	readonly values: readonly SqlValue[];
}

export interface SqlResult {
	readonly rows: readonly Readonly<Record<string, unknown>>[];
	/** The number of rows inserted, updated or deleted; meaningless for SELECT. */
	readonly changes: number;
}

export type Durability = "full" | "relaxed";

/** The driver of a SQLite database: a file (libsql) or D1. */
export interface SqlDriver {
	/**
	 * Runs statements in one transaction.
	 * @param durability - `relaxed` writes survive a crash of the process, but possibly not a power failure
	 */
	batch(statements: readonly SqlStatement[], durability?: Durability): Promise<SqlResult[]>;
	/**
	 * Removes deleted data from the database's free space and its write-ahead log, without blocking the process.
	 * @returns false where that failed, because the disk is full or another process keeps a lock
	 */
	forget(): Promise<boolean>;
	close(): Promise<void>;
}

/** Builds a statement from text, values, lists for `IN (...)` and other statements; values are bound as parameters. */
export function sql(
	strings: TemplateStringsArray,
	...given: readonly (SqlValue | readonly SqlValue[] | SqlStatement)[]
): SqlStatement {
	const parts = given.map((each) => {
		if (each instanceof Object && "sql" in each) return each;
		const values = [each].flat();
		return { sql: values.map(() => "?").join(), values };
	});
	return {
		sql: String.raw({ raw: strings }, ...parts.map((part) => part.sql)),
		values: parts.flatMap(({ values }) => values),
	};
}

/** Inserts text verbatim into a statement: with bound values, SQLite wouldn't use a partial index. */
export function raw(text: string): SqlStatement {
	return { sql: text, values: [] };
}

/** Joins parts of a statement with a separator. */
export function joined(parts: readonly SqlStatement[], separator: string): SqlStatement {
	return {
		sql: parts.map((part) => part.sql).join(separator),
		values: parts.flatMap(({ values }) => values),
	};
}

/** Returns a function that runs a single statement. */
export function runOn(driver: SqlDriver) {
	return async (statement: SqlStatement, durability?: Durability): Promise<SqlResult> => {
		const [result] = await driver.batch([statement], durability);
		return result ?? { rows: [], changes: 0 };
	};
}

/** Validates rows with a schema whose properties have the column names in camel case. */
export function rowsOf<Row>(schema: z.ZodType<Row>, result: SqlResult | undefined): Row[] {
	return (result?.rows ?? []).map((row) =>
		schema.parse(
			Object.fromEntries(Object.entries(row).map(([name, value]) => [inCamelCase(name), value])),
		),
	);
}

/** Returns the first column of the first row, validated with a schema. */
export function firstValue<Value>(schema: z.ZodType<Value>, result: SqlResult | undefined): Value {
	return schema.parse(Object.values(result?.rows[0] ?? {})[0]);
}

function inCamelCase(name: string): string {
	return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
