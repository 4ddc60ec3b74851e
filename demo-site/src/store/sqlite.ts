import type {
  Category,
  Coupon,
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

/** Every word, in any of its forms, at the beginning of a stored one. Folded words have no signs: nothing to escape. */
const matchOf = (words: readonly QueryWord[]): string =>
  words.map((forms) => `(${forms.map((form) => `"${form}" *`).join(' OR ')})`).join(' AND ');

/** One row an entry, found again by its number. */
const rowOf = ({ kind, id, locale }: SearchEntry): number =>
  id * 4 + (kind === 'post' ? 2 : 0) + (locale === 'en' ? 1 : 0);

/** Full-text search in SQLite: its index finds the rows, the shop's own rule puts them in order. */
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

/** Files that visitors sent, as BLOBs. */
const sqliteUploads = (db: Database): Pick<Repository, 'upload' | 'saveUpload' | 'deleteUpload'> => ({
  upload(id) {
    const row = db.rows('SELECT name, type, bytes FROM uploads WHERE id = ?', id)[0];
    if (row === undefined) return null;
    // The column is a BLOB by constraint.
    const bytes = new Uint8Array(row.bytes as Uint8Array);
    return { id, name: String(row.name), type: String(row.type), bytes };
  },
  saveUpload: ({ id, name, type, bytes }) =>
    void db.run('INSERT OR REPLACE INTO uploads VALUES (?, ?, ?, ?)', id, name, type, bytes),
  deleteUpload: (id) => void db.run('DELETE FROM uploads WHERE id = ?', id),
});

const firstOrderId = 1001;

type Item = Product | Variation;

/** Counted stock stands in its own column, so that selling is one conditional update. */
function withStock<T extends Item>(row: Record<string, unknown>): T {
  const item = JSON.parse(String(row.data)) as T;
  return item.stock.kind === 'managed'
    ? { ...item, stock: { ...item.stock, quantity: Number(row.stock) } }
    : item;
}

/** The repository in an SQLite file; `clear` empties it. */
export function sqliteRepository(file: string): Repository & { clear(): void } {
  const db = openDatabase(file);
  const { saveSearchEntry, search } = sqliteSearch(db);

  const items = <T extends Item>(where: string, ...values: (string | number)[]): T[] =>
    db.rows(`SELECT stock, data FROM items WHERE ${where} ORDER BY id`, ...values).map(withStock<T>);

  const saveItem = (item: Item, parentId: number | null, slug: { he: string; en: string } | null): void => {
    const { stock } = item;
    const quantity = stock.kind === 'managed' ? stock.quantity : null;
    const canSellBeyond = stock.kind === 'managed' ? stock.backorders !== 'no' : stock.status !== 'out';
    db.run(
      `INSERT INTO items (id, parent_id, slug_he, slug_en, stock, can_sell_beyond, data) VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET parent_id = excluded.parent_id, slug_he = excluded.slug_he,
         slug_en = excluded.slug_en, stock = excluded.stock, can_sell_beyond = excluded.can_sell_beyond,
         data = excluded.data`,
      item.id,
      parentId,
      slug?.he ?? null,
      slug?.en ?? null,
      quantity,
      Number(canSellBeyond),
      JSON.stringify(item),
    );
  };

  const categories = (): Category[] => db.all<Category>('SELECT data FROM categories ORDER BY id');

  const userByLogin = (name: string): User | null =>
    db.one<User>('SELECT data FROM users WHERE login = ? OR email = ? ORDER BY id', name, name);

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
        `UPDATE items SET stock = MAX(0, stock - ?) WHERE id = ? AND (can_sell_beyond OR stock >= ?)`,
        quantity,
        id,
        quantity,
      ) === 1,
    categories,
    saveCategory: (category) =>
      void db.run('INSERT OR REPLACE INTO categories VALUES (?, ?)', category.id, JSON.stringify(category)),
    pictures: () => db.all<Picture>('SELECT data FROM pictures ORDER BY id'),
    picture: (id) => db.one<Picture>('SELECT data FROM pictures WHERE id = ?', id),
    pictureByFile: (name) => db.one<Picture>('SELECT data FROM pictures WHERE file = ?', name),
    savePicture: (picture) =>
      void db.run(
        `INSERT INTO pictures VALUES (?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET file = excluded.file, data = excluded.data`,
        picture.id,
        picture.file,
        JSON.stringify(picture),
      ),

    coupon: (code) => db.one<Coupon>('SELECT data FROM coupons WHERE code = ?', code.toLowerCase()),
    coupons: () => db.all<Coupon>('SELECT data FROM coupons ORDER BY rowid'),
    saveCoupon: (coupon) =>
      void db.run(
        'INSERT INTO coupons VALUES (?, ?) ON CONFLICT (code) DO UPDATE SET data = excluded.data',
        coupon.code.toLowerCase(),
        JSON.stringify(coupon),
      ),
    couponUses: (code) => db.rows('SELECT 1 FROM coupon_uses WHERE code = ?', code.toLowerCase()).length,
    shippingMethods: () => db.all<ShippingMethod>('SELECT data FROM shipping_methods ORDER BY rowid'),
    saveShippingMethod: (method) =>
      void db.run(
        'INSERT INTO shipping_methods VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET data = excluded.data',
        method.id,
        JSON.stringify(method),
      ),
    orders: () => db.all<Order>('SELECT data FROM orders ORDER BY id'),
    ordersOf: (userId) => db.all<Order>('SELECT data FROM orders WHERE user_id = ? ORDER BY id DESC', userId),
    order: (id) => db.one<Order>('SELECT data FROM orders WHERE id = ?', id),
    addOrder: (order) =>
      db.transaction(() => {
        const last = Number(db.rows('SELECT MAX(id) AS id FROM orders')[0]?.id ?? 0);
        const stored = { ...order, id: Math.max(last + 1, firstOrderId) };
        db.run('INSERT INTO orders VALUES (?, ?, ?)', stored.id, stored.userId, JSON.stringify(stored));
        for (const { code } of stored.coupons)
          db.run('INSERT INTO coupon_uses VALUES (?, ?)', code, stored.id);
        return stored;
      }),
    saveOrder: (order) =>
      void db.run('UPDATE orders SET data = ? WHERE id = ?', JSON.stringify(order), order.id),

    users: () => db.all<User>('SELECT data FROM users ORDER BY id'),
    user: (id) => db.one<User>('SELECT data FROM users WHERE id = ?', id),
    userByLogin,
    addUser: (user) =>
      db.transaction(() => {
        if (userByLogin(user.login) !== null || userByLogin(user.email) !== null) return null;
        const last = Number(db.rows('SELECT MAX(id) AS id FROM users')[0]?.id ?? 0);
        const stored = { ...user, id: last + 1 };
        db.run(
          'INSERT INTO users VALUES (?, ?, ?, ?)',
          stored.id,
          stored.login,
          stored.email,
          JSON.stringify(stored),
        );
        return stored;
      }),
    saveUser: (user) =>
      void db.run(
        `INSERT INTO users VALUES (?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET login = excluded.login, email = excluded.email, data = excluded.data`,
        user.id,
        user.login,
        user.email,
        JSON.stringify(user),
      ),
    session: (id) => {
      const row = db.rows('SELECT expires_at, data FROM sessions WHERE id = ?', id)[0];
      if (row === undefined) return null;
      return {
        id,
        expiresAt: Number(row.expires_at),
        data: JSON.parse(String(row.data)) as StoredSession['data'],
      };
    },
    saveSession: ({ id, expiresAt, data }) =>
      void db.run('INSERT OR REPLACE INTO sessions VALUES (?, ?, ?)', id, expiresAt, JSON.stringify(data)),
    deleteSession: (id) => void db.run('DELETE FROM sessions WHERE id = ?', id),
    hasLogin: (userId, token) =>
      db.rows('SELECT 1 FROM logins WHERE user_id = ? AND token = ?', userId, token).length > 0,
    addLogin: (userId, token, expiresAt) =>
      void db.run('INSERT OR REPLACE INTO logins VALUES (?, ?, ?)', userId, token, expiresAt),
    deleteLogin: (userId, token) =>
      void db.run('DELETE FROM logins WHERE user_id = ? AND token = ?', userId, token),
    deleteExpired(now) {
      db.run('DELETE FROM sessions WHERE expires_at <= ?', now);
      db.run('DELETE FROM logins WHERE expires_at <= ?', now);
    },

    saveSearchEntry,
    search,
    ...sqliteUploads(db),

    documents: (kind) =>
      db
        .rows('SELECT id, data FROM documents WHERE kind = ? ORDER BY rowid', kind)
        .map(({ id, data }) => ({ id: String(id), value: JSON.parse(String(data)) as unknown })),
    document: (kind, id) => {
      const row = db.rows('SELECT data FROM documents WHERE kind = ? AND id = ?', kind, id)[0];
      return row === undefined ? null : { id, value: JSON.parse(String(row.data)) as unknown };
    },
    saveDocument: (kind, id, value) =>
      void db.run(
        'INSERT INTO documents VALUES (?, ?, ?) ON CONFLICT (kind, id) DO UPDATE SET data = excluded.data',
        kind,
        id,
        JSON.stringify(value),
      ),
    deleteDocument: (kind, id) => void db.run('DELETE FROM documents WHERE kind = ? AND id = ?', kind, id),
  };
}
