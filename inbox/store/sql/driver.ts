import type { z } from "zod";

/** What a column can hold here. */
export type SqlValue = string | number | null;

/** A statement, or a part of one. */
export interface SqlStatement {
	readonly sql: string;
	readonly values: readonly SqlValue[];
}

export interface SqlResult {
	readonly rows: readonly Readonly<Record<string, unknown>>[];
	/** Rows that were inserted, updated or deleted. */
	readonly changes: number;
}

type Durability = "full" | "relaxed";

/** A SQLite database, wherever it is: a file (libsql), or D1 behind a binding. */
export interface SqlDriver {
	/**
	 * Runs statements in one transaction: all of them, or none.
	 * @param durability - a `relaxed` one outlives the process, and may be lost where the power fails
	 */
	batch(
		statements: readonly SqlStatement[],
		durability?: Durability,
	): Promise<readonly SqlResult[]>;
	/**
	 * Makes sure that no file beside the database holds what was deleted.
	 * @param copies - nor the database itself, which takes a second for each 50 MB, in which nobody is answered
	 */
	forget(copies: boolean): Promise<void>;
	close(): Promise<void>;
}

/** A statement of text, values and parts that are statements themselves. */
export function sql(
	strings: TemplateStringsArray,
	...given: readonly (SqlValue | SqlStatement)[]
): SqlStatement {
	const parts = given.map((each) => (each instanceof Object ? each : { sql: "?", values: [each] }));
	return {
		sql: String.raw({ raw: strings }, ...parts.map((part) => part.sql)),
		values: parts.flatMap(({ values }) => values),
	};
}

/** A part that is no value: its text stands in the statement, where indexes can follow it. */
export function raw(text: string): SqlStatement {
	return { sql: text, values: [] };
}

/** Parts in a row. */
export function joined(parts: readonly SqlStatement[], separator: string): SqlStatement {
	return {
		sql: parts.map((part) => part.sql).join(separator),
		values: parts.flatMap(({ values }) => values),
	};
}

/** Values for `IN (...)`. */
export function listed(values: readonly SqlValue[]): SqlStatement {
	return { sql: values.map(() => "?").join(), values };
}

/** Runs one statement. */
export async function run(
	driver: Pick<SqlDriver, "batch">,
	statement: SqlStatement,
	durability?: Durability,
): Promise<SqlResult> {
	const [result] = await driver.batch([statement], durability);
	return result ?? { rows: [], changes: 0 };
}

/** The rows of a result by a schema, whose names are those of the columns in camel case. */
export function rowsOf<Schema extends z.ZodType>(
	schema: Schema,
	result: SqlResult | undefined,
): z.infer<Schema>[] {
	return (result?.rows ?? []).map((row) =>
		schema.parse(
			Object.fromEntries(Object.entries(row).map(([name, value]) => [inCamelCase(name), value])),
		),
	);
}

/** The first value of the first row. */
export function firstValue<Schema extends z.ZodType>(
	schema: Schema,
	result: SqlResult | undefined,
): z.infer<Schema> {
	return schema.parse(Object.values(result?.rows[0] ?? {})[0]);
}

function inCamelCase(name: string): string {
	return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
