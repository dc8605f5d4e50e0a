/** What a column can hold here. */
export type SqlValue = string | number | null;

export interface SqlStatement {
	readonly sql: string;
	readonly values: readonly SqlValue[];
}

export interface SqlResult {
	readonly rows: readonly Readonly<Record<string, unknown>>[];
	/** Rows that were inserted, updated or deleted. */
	readonly changes: number;
}

/** A SQLite database, wherever it is: a file (libsql), or D1 behind a binding. */
export interface SqlDriver {
	/**
	 * Runs statements in one transaction: all of them, or none.
	 * @param durability - a `relaxed` one outlives the process, and may be lost where the power fails
	 */
	batch(
		statements: readonly SqlStatement[],
		durability?: "full" | "relaxed",
	): Promise<readonly SqlResult[]>;
	/** Makes sure that no file beside the database holds what was deleted. */
	forget(): Promise<void>;
	close(): Promise<void>;
}

/** A statement with its values in the places of its question marks. */
export function sql(strings: TemplateStringsArray, ...values: readonly SqlValue[]): SqlStatement {
	return { sql: strings.join("?"), values };
}
