import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/**
 * The tables have columns for the values that queries look up, and JSON in `data` for the rest. A constraint makes a stock below 0
 * impossible. Products and variations share one table because their ids come from one sequence, as in the CMS, where both are
 * posts. The texts of the search index are stored folded (`indexedText`), so that the tokenizer has nothing left to fold.
 */
export const schema = `
  CREATE TABLE IF NOT EXISTS items (
    id INTEGER PRIMARY KEY,
    parent_id INTEGER,
    slug_he TEXT UNIQUE,
    slug_en TEXT UNIQUE,
    stock INTEGER CHECK (stock >= 0),
    can_sell_beyond INTEGER NOT NULL,
    data TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS items_by_parent ON items (parent_id);
  CREATE TABLE IF NOT EXISTS categories (id INTEGER PRIMARY KEY, data TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS pictures (id INTEGER PRIMARY KEY, file TEXT NOT NULL UNIQUE, data TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS coupons (code TEXT PRIMARY KEY, data TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS shipping_methods (id TEXT PRIMARY KEY, data TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS orders (id INTEGER PRIMARY KEY, user_id INTEGER, data TEXT NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS orders_by_user ON orders (user_id);
  CREATE TABLE IF NOT EXISTS coupon_uses (code TEXT NOT NULL, order_id INTEGER NOT NULL, PRIMARY KEY (code, order_id)) STRICT;
  CREATE TABLE IF NOT EXISTS users (
    id INTEGER PRIMARY KEY,
    login TEXT NOT NULL UNIQUE COLLATE NOCASE,
    email TEXT NOT NULL UNIQUE COLLATE NOCASE,
    data TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS sessions (id TEXT PRIMARY KEY, expires_at INTEGER NOT NULL, data TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS logins (
    user_id INTEGER NOT NULL,
    token TEXT NOT NULL,
    expires_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, token)
  ) STRICT;
  CREATE VIRTUAL TABLE IF NOT EXISTS searched USING fts5 (
    title, content, kind UNINDEXED, id UNINDEXED, locale UNINDEXED,
    tokenize = 'unicode61 remove_diacritics 0', prefix = '2 3'
  );
  CREATE TABLE IF NOT EXISTS uploads (id TEXT PRIMARY KEY, name TEXT NOT NULL, type TEXT NOT NULL, bytes BLOB NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS documents (kind TEXT NOT NULL, id TEXT NOT NULL, data TEXT NOT NULL, PRIMARY KEY (kind, id)) STRICT;
`;

export const tables = [
  'items',
  'categories',
  'pictures',
  'coupons',
  'shipping_methods',
  'orders',
  'coupon_uses',
  'users',
  'sessions',
  'logins',
  'searched',
  'uploads',
  'documents',
] as const;

/** The operations on SQLite that the repository uses; every statement is prepared once. */
export interface Database {
  /** Returns the parsed values of the column `data`. */
  all<T>(sql: string, ...values: SQLInputValue[]): T[];
  one<T>(sql: string, ...values: SQLInputValue[]): T | null;
  rows(sql: string, ...values: SQLInputValue[]): Record<string, unknown>[];
  /** Returns the number of changed rows. */
  run(sql: string, ...values: SQLInputValue[]): number;
  transaction<T>(work: () => T): T;
  close(): void;
}

/**
 * Opens a database file, and creates it and its folder if needed; `:memory:` keeps it in memory. Committed changes survive a
 * power cut.
 */
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
  // Each table is written by a single function, so its JSON has the type that this function saves.
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
