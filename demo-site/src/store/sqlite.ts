import type { SQLInputValue } from 'node:sqlite';
import type {
  Category,
  Coupon,
  LocalText,
  Order,
  Picture,
  Product,
  ShippingMethod,
  User,
  Variation,
} from '../shop/model.ts';
import type { Repository } from '../shop/repository.ts';
import {
  byFit,
  indexedText,
  productEntries,
  type QueryWord,
  queryWords,
  type SearchEntry,
  type SearchHit,
  scoreOf,
} from '../shop/search-words.ts';
import type { StoredSession } from '../shop/session.ts';
import { type Database, openDatabase, tables } from './database.ts';

/**
 * Returns a full-text query that requires every word, in any of its forms, at the beginning of a stored word. Folded words
 * contain no punctuation, so nothing needs escaping.
 */
const matchOf = (words: readonly QueryWord[]): string =>
  words.map((forms) => `(${forms.map((form) => `"${form}" *`).join(' OR ')})`).join(' AND ');

/** Returns the row id of an entry, so that saving it again replaces it. */
const rowOf = ({ kind, id, locale }: SearchEntry): number =>
  id * 4 + (kind === 'post' ? 2 : 0) + (locale === 'en' ? 1 : 0);

/** Full-text search in SQLite: its index finds the rows, and the shop's own rule orders them. */
function sqliteSearch(db: Database): Pick<Repository, 'saveSearchEntry' | 'search'> {
  return {
    saveSearchEntry: (entry) =>
      void db.run(
        'INSERT OR REPLACE INTO searched (rowid, title, content, kind, id, locale) VALUES (?, ?, ?, ?, ?, ?)',
        rowOf(entry),
        indexedText(entry.title),
        indexedText(entry.content),
        entry.kind,
        entry.id,
        entry.locale,
      ),
    search(text, locale) {
      const words = queryWords(text);
      if (words.length === 0) return [];
      return db
        .rows('SELECT * FROM searched WHERE searched MATCH ? AND locale = ?', matchOf(words), locale)
        .map(
          ({ kind, id, title, content }): SearchHit => ({
            kind: kind === 'post' ? 'post' : 'product',
            id: Number(id),
            score: scoreOf({ title: String(title), content: String(content) }, words),
          }),
        )
        .filter(({ score }) => score > 0)
        .sort(byFit);
    },
  };
}

const firstOrderId = 1001;

type Item = Product | Variation;

/** Returns a row's item. The quantity in stock is read from a separate column, so that a sale is one conditional update. */
function withStock<T extends Item>(row: Record<string, unknown>): T {
  const item = JSON.parse(String(row.data)) as T;
  return item.stock.kind === 'managed'
    ? { ...item, stock: { ...item.stock, quantity: Number(row.stock) } }
    : item;
}

/** Creates a repository in an SQLite file; `clear` empties it. */
export function sqliteRepository(file: string): Repository & { clear(): void } {
  const db = openDatabase(file);
  const { saveSearchEntry, search } = sqliteSearch(db);

  /** Writes a row. Replacing a row keeps its position in lists that are in the order of saving. */
  const put = (table: string, key: string, row: Readonly<Record<string, SQLInputValue>>): void => {
    const columns = Object.keys(row);
    const places = columns.map(() => '?').join(', ');
    const changes = columns.map((column) => `${column} = excluded.${column}`).join(', ');
    db.run(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places}) ON CONFLICT (${key}) DO UPDATE SET ${changes}`,
      ...Object.values(row),
    );
  };
  const list = <T>(table: string, rest = 'ORDER BY id', ...values: SQLInputValue[]): T[] =>
    db.all<T>(`SELECT data FROM ${table} ${rest}`, ...values);
  const one = <T>(table: string, column: string, value: SQLInputValue): T | null =>
    list<T>(table, `WHERE ${column} = ?`, value)[0] ?? null;
  const nextId = (table: string, first: number): number =>
    Math.max(first, Number(db.rows(`SELECT MAX(id) AS id FROM ${table}`)[0]?.id ?? 0) + 1);

  const items = <T extends Item>(where: string, ...values: SQLInputValue[]): T[] =>
    db.rows(`SELECT stock, data FROM items WHERE ${where} ORDER BY id`, ...values).map(withStock<T>);

  const saveItem = (item: Item, parent_id: number | null, slug: LocalText | null): void => {
    const { id, stock } = item;
    const isManaged = stock.kind === 'managed';
    put('items', 'id', {
      id,
      parent_id,
      slug_he: slug?.he ?? null,
      slug_en: slug?.en ?? null,
      stock: isManaged ? stock.quantity : null,
      can_sell_beyond: Number(isManaged ? stock.backorders !== 'no' : stock.status !== 'out'),
      data: JSON.stringify(item),
    });
  };

  const categories = (): Category[] => list<Category>('categories');

  const userByLogin = (name: string): User | null =>
    list<User>('users', 'WHERE login = ? OR email = ? ORDER BY id', name, name)[0] ?? null;

  const saveUser = (user: User): void =>
    put('users', 'id', { id: user.id, login: user.login, email: user.email, data: JSON.stringify(user) });

  return {
    transaction: (work) => db.transaction(work),
    clear: () => tables.forEach((table) => void db.run(`DELETE FROM ${table}`)),
    close: () => db.close(),

    products: () => items<Product>('parent_id IS NULL'),
    product: (id) => items<Product>('id = ? AND parent_id IS NULL', id)[0] ?? null,
    productBySlug: (slug) => items<Product>('slug_he = ? OR slug_en = ?', slug, slug)[0] ?? null,
    saveProduct(product) {
      saveItem(product, null, product.slug);
      productEntries(product, categories()).forEach(saveSearchEntry);
    },
    variation: (id) => items<Variation>('id = ? AND parent_id IS NOT NULL', id)[0] ?? null,
    variationsOf: (productId) => items<Variation>('parent_id = ?', productId),
    saveVariation: (variation) => saveItem(variation, variation.parentId, null),
    takeStock: (id, quantity) =>
      db.run(
        'UPDATE items SET stock = MAX(0, stock - ?1) WHERE id = ?2 AND (can_sell_beyond OR stock >= ?1)',
        quantity,
        id,
      ) === 1,
    categories,
    saveCategory: (category) => put('categories', 'id', { id: category.id, data: JSON.stringify(category) }),
    pictures: () => list<Picture>('pictures'),
    picture: (id) => one<Picture>('pictures', 'id', id),
    pictureByFile: (name) => one<Picture>('pictures', 'file', name),
    savePicture: (picture) =>
      put('pictures', 'id', { id: picture.id, file: picture.file, data: JSON.stringify(picture) }),

    coupon: (code) => one<Coupon>('coupons', 'code', code.toLowerCase()),
    coupons: () => list<Coupon>('coupons', 'ORDER BY rowid'),
    saveCoupon: (coupon) =>
      put('coupons', 'code', { code: coupon.code.toLowerCase(), data: JSON.stringify(coupon) }),
    couponUses: (code) => db.rows('SELECT 1 FROM coupon_uses WHERE code = ?', code.toLowerCase()).length,
    shippingMethods: () => list<ShippingMethod>('shipping_methods', 'ORDER BY rowid'),
    saveShippingMethod: (method) =>
      put('shipping_methods', 'id', { id: method.id, data: JSON.stringify(method) }),
    orders: () => list<Order>('orders'),
    ordersOf: (userId) => list<Order>('orders', 'WHERE user_id = ? ORDER BY id DESC', userId),
    order: (id) => one<Order>('orders', 'id', id),
    addOrder: (order) =>
      db.transaction(() => {
        const stored = { ...order, id: nextId('orders', firstOrderId) };
        db.run('INSERT INTO orders VALUES (?, ?, ?)', stored.id, stored.userId, JSON.stringify(stored));
        for (const { code } of stored.coupons)
          db.run('INSERT INTO coupon_uses VALUES (?, ?)', code, stored.id);
        return stored;
      }),
    saveOrder: (order) =>
      void db.run('UPDATE orders SET data = ? WHERE id = ?', JSON.stringify(order), order.id),

    users: () => list<User>('users'),
    user: (id) => one<User>('users', 'id', id),
    userByLogin,
    addUser: (user) =>
      db.transaction(() => {
        if (userByLogin(user.login) !== null || userByLogin(user.email) !== null) return null;
        const stored = { ...user, id: nextId('users', 1) };
        saveUser(stored);
        return stored;
      }),
    saveUser,
    session(id) {
      const row = db.rows('SELECT expires_at, data FROM sessions WHERE id = ?', id)[0];
      if (row === undefined) return null;
      const data = JSON.parse(String(row.data)) as StoredSession['data'];
      return { id, expiresAt: Number(row.expires_at), data };
    },
    saveSession: ({ id, expiresAt, data }) =>
      put('sessions', 'id', { id, expires_at: expiresAt, data: JSON.stringify(data) }),
    deleteSession: (id) => void db.run('DELETE FROM sessions WHERE id = ?', id),
    hasLogin: (userId, token) =>
      db.rows('SELECT 1 FROM logins WHERE user_id = ? AND token = ?', userId, token).length > 0,
    addLogin: (user_id, token, expires_at) => put('logins', 'user_id, token', { user_id, token, expires_at }),
    deleteLogin: (userId, token) =>
      void db.run('DELETE FROM logins WHERE user_id = ? AND token = ?', userId, token),
    deleteExpired(now) {
      for (const table of ['sessions', 'logins']) db.run(`DELETE FROM ${table} WHERE expires_at <= ?`, now);
    },

    saveSearchEntry,
    search,
    upload(id) {
      const row = db.rows('SELECT name, type, bytes FROM uploads WHERE id = ?', id)[0];
      if (row === undefined) return null;
      // A constraint ensures that the column is a BLOB.
      const bytes = new Uint8Array(row.bytes as Uint8Array);
      return { id, name: String(row.name), type: String(row.type), bytes };
    },
    saveUpload: ({ id, name, type, bytes }) => put('uploads', 'id', { id, name, type, bytes }),
    deleteUpload: (id) => void db.run('DELETE FROM uploads WHERE id = ?', id),

    documents: (kind) =>
      db
        .rows('SELECT id, data FROM documents WHERE kind = ? ORDER BY rowid', kind)
        .map(({ id, data }) => ({ id: String(id), value: JSON.parse(String(data)) as unknown })),
    document(kind, id) {
      const row = db.rows('SELECT data FROM documents WHERE kind = ? AND id = ?', kind, id)[0];
      return row === undefined ? null : { id, value: JSON.parse(String(row.data)) as unknown };
    },
    saveDocument: (kind, id, value) =>
      put('documents', 'kind, id', { kind, id, data: JSON.stringify(value) }),
    deleteDocument: (kind, id) => void db.run('DELETE FROM documents WHERE kind = ? AND id = ?', kind, id),
  };
}
