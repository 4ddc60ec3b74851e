import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { schema } from './schema.ts';

/** The few ways the repository talks to SQLite; every statement is prepared once. */
export interface Database {
  /** Values of the column `data`, parsed. */
  all<T>(sql: string, ...values: SQLInputValue[]): T[];
  one<T>(sql: string, ...values: SQLInputValue[]): T | null;
  rows(sql: string, ...values: SQLInputValue[]): Record<string, unknown>[];
  /** The number of changed rows. */
  run(sql: string, ...values: SQLInputValue[]): number;
  transaction<T>(work: () => T): T;
  close(): void;
}

/** Opens a database file, making it and its folder if need be; `:memory:` keeps it in memory. What is committed survives a power cut. */
export function openDatabase(file: string): Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const sqlite = new DatabaseSync(file);
  sqlite.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  sqlite.exec(schema);

  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string): StatementSync => {
    const statement = statements.get(sql) ?? sqlite.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  const rows: Database['rows'] = (sql, ...values) => prepared(sql).all(...values);
  // Each table's rows are written by its own save function alone, so their JSON has the type it was saved with.
  const all = <T>(sql: string, ...values: SQLInputValue[]): T[] =>
    rows(sql, ...values).map(({ data }) => JSON.parse(String(data)) as T);
  let isInTransaction = false;

  return {
    rows,
    all,
    one: <T>(sql: string, ...values: SQLInputValue[]): T | null => all<T>(sql, ...values)[0] ?? null,
    run: (sql, ...values) => Number(prepared(sql).run(...values).changes),
    transaction(work) {
      if (isInTransaction) return work();
      sqlite.exec('BEGIN IMMEDIATE');
      isInTransaction = true;
      try {
        const result = work();
        sqlite.exec('COMMIT');
        return result;
      } catch (error) {
        sqlite.exec('ROLLBACK');
        throw error;
      } finally {
        isInTransaction = false;
      }
    },
    close: () => sqlite.close(),
  };
}
