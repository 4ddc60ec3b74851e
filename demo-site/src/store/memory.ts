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
import type { Document, Repository, Upload } from '../shop/repository.ts';
import {
  byFit,
  indexedText,
  productEntries,
  queryWords,
  type SearchEntry,
  scoreOf,
} from '../shop/search-words.ts';
import type { StoredSession } from '../shop/session.ts';
import { afterSelling } from '../shop/stock.ts';

const emptyTables = () => ({
  products: new Map<number, Product>(),
  variations: new Map<number, Variation>(),
  categories: new Map<number, Category>(),
  pictures: new Map<number, Picture>(),
  coupons: new Map<string, Coupon>(),
  shipping: new Map<string, ShippingMethod>(),
  orders: new Map<number, Order>(),
  users: new Map<number, User>(),
  sessions: new Map<string, StoredSession>(),
  logins: new Map<string, number>(),
  searched: new Map<string, SearchEntry>(),
  uploads: new Map<string, Upload>(),
  documents: new Map<string, Map<string, Document>>(),
});

type Tables = ReturnType<typeof emptyTables>;

/** Values never change in place, so copying the maps is a complete copy. */
const copyOf = (tables: Tables): Tables => ({
  ...(Object.fromEntries(
    Object.entries(tables).map(([name, map]) => [name, new Map<unknown, unknown>(map)]),
  ) as Tables),
  documents: new Map(Array.from(tables.documents, ([kind, map]) => [kind, new Map(map)])),
});

const byId = <T extends { readonly id: number }>(map: ReadonlyMap<number, T>): T[] =>
  [...map.values()].sort((a, b) => a.id - b.id);

const firstOrderId = 1001;
const lower = (text: string): string => text.toLowerCase();

export interface MemoryRepository extends Repository {
  /** Returns another repository with the same values, which is much faster than seeding again. */
  copy(): MemoryRepository;
}

/** Creates a repository of plain maps, for Storybook and for tests. */
export const memoryRepository = (): MemoryRepository => repositoryOf(emptyTables());

function repositoryOf(initial: Tables): MemoryRepository {
  let tables = initial;
  let isInTransaction = false;

  const userByLogin = (name: string): User | null =>
    byId(tables.users).find(
      ({ login, email }) => lower(login) === lower(name) || lower(email) === lower(name),
    ) ?? null;

  const sell = <T extends Product | Variation>(map: Map<number, T>, item: T, quantity: number): boolean => {
    const stock = afterSelling(item.stock, quantity);
    if (stock !== null) map.set(item.id, { ...item, stock });
    return stock !== null;
  };

  const saveSearchEntry = (entry: SearchEntry): void => {
    const [title, content] = [indexedText(entry.title), indexedText(entry.content)];
    tables.searched.set(`${entry.kind}|${entry.id}|${entry.locale}`, { ...entry, title, content });
  };

  return {
    transaction(work) {
      if (isInTransaction) return work();
      const before = copyOf(tables);
      isInTransaction = true;
      try {
        return work();
      } catch (error) {
        tables = before;
        throw error;
      } finally {
        isInTransaction = false;
      }
    },
    close() {},
    copy: () => repositoryOf(copyOf(tables)),

    products: () => byId(tables.products),
    product: (id) => tables.products.get(id) ?? null,
    productBySlug: (slug) =>
      byId(tables.products).find((one) => one.slug.he === slug || one.slug.en === slug) ?? null,
    saveProduct(product) {
      tables.products.set(product.id, product);
      productEntries(product, byId(tables.categories)).forEach(saveSearchEntry);
    },
    variation: (id) => tables.variations.get(id) ?? null,
    variationsOf: (productId) => byId(tables.variations).filter(({ parentId }) => parentId === productId),
    saveVariation: (variation) => void tables.variations.set(variation.id, variation),
    takeStock(id, quantity) {
      const product = tables.products.get(id);
      if (product !== undefined) return sell(tables.products, product, quantity);
      const variation = tables.variations.get(id);
      return variation !== undefined && sell(tables.variations, variation, quantity);
    },
    categories: () => byId(tables.categories),
    saveCategory: (category) => void tables.categories.set(category.id, category),
    pictures: () => byId(tables.pictures),
    picture: (id) => tables.pictures.get(id) ?? null,
    pictureByFile: (file) => byId(tables.pictures).find((one) => one.file === file) ?? null,
    savePicture: (picture) => void tables.pictures.set(picture.id, picture),

    coupon: (code) => tables.coupons.get(lower(code)) ?? null,
    coupons: () => [...tables.coupons.values()],
    saveCoupon: (coupon) => void tables.coupons.set(lower(coupon.code), coupon),
    couponUses: (code) =>
      byId(tables.orders).filter((order) => order.coupons.some((used) => used.code === lower(code))).length,
    shippingMethods: () => [...tables.shipping.values()],
    saveShippingMethod: (method) => void tables.shipping.set(method.id, method),
    orders: () => byId(tables.orders),
    ordersOf: (userId) =>
      byId(tables.orders)
        .filter((order) => order.userId === userId)
        .reverse(),
    order: (id) => tables.orders.get(id) ?? null,
    addOrder(order) {
      const stored = { ...order, id: Math.max(firstOrderId - 1, ...tables.orders.keys()) + 1 };
      tables.orders.set(stored.id, stored);
      return stored;
    },
    saveOrder: (order) => void tables.orders.set(order.id, order),

    users: () => byId(tables.users),
    user: (id) => tables.users.get(id) ?? null,
    userByLogin,
    addUser(user) {
      if (userByLogin(user.login) !== null || userByLogin(user.email) !== null) return null;
      const stored = { ...user, id: Math.max(0, ...tables.users.keys()) + 1 };
      tables.users.set(stored.id, stored);
      return stored;
    },
    saveUser: (user) => void tables.users.set(user.id, user),
    session: (id) => tables.sessions.get(id) ?? null,
    saveSession: (session) => void tables.sessions.set(session.id, session),
    deleteSession: (id) => void tables.sessions.delete(id),
    hasLogin: (userId, token) => tables.logins.has(`${userId}|${token}`),
    addLogin: (userId, token, expiresAt) => void tables.logins.set(`${userId}|${token}`, expiresAt),
    deleteLogin: (userId, token) => void tables.logins.delete(`${userId}|${token}`),
    deleteExpired(now) {
      for (const [id, { expiresAt }] of tables.sessions) if (expiresAt <= now) tables.sessions.delete(id);
      for (const [id, expiresAt] of tables.logins) if (expiresAt <= now) tables.logins.delete(id);
    },

    saveSearchEntry,
    search(text, locale) {
      const words = queryWords(text);
      return [...tables.searched.values()]
        .filter((entry) => entry.locale === locale)
        .map((entry) => ({ kind: entry.kind, id: entry.id, score: scoreOf(entry, words) }))
        .filter(({ score }) => score > 0)
        .sort(byFit);
    },

    upload: (id) => tables.uploads.get(id) ?? null,
    saveUpload: (upload) => void tables.uploads.set(upload.id, { ...upload, bytes: upload.bytes.slice() }),
    deleteUpload: (id) => void tables.uploads.delete(id),

    documents: (kind) => [...(tables.documents.get(kind)?.values() ?? [])],
    document: (kind, id) => tables.documents.get(kind)?.get(id) ?? null,
    saveDocument(kind, id, value) {
      const documents = tables.documents.get(kind) ?? new Map<string, Document>();
      tables.documents.set(kind, documents.set(id, { id, value: structuredClone(value) }));
    },
    deleteDocument: (kind, id) => void tables.documents.get(kind)?.delete(id),
  };
}
