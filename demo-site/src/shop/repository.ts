import type {
  Category,
  Coupon,
  Locale,
  Order,
  Picture,
  Product,
  ShippingMethod,
  User,
  Variation,
} from './model.ts';
import type { SearchEntry, SearchHit } from './search-words.ts';
import type { StoredSession } from './session.ts';

/**
 * Everything that the shop stores. It is synchronous, so that reading and writing in one task cannot interleave with another
 * request. Values are immutable: to change one, save a new one. Lists are in the order of their ids unless noted otherwise.
 */
export interface Repository {
  /** Runs work in a transaction: a throw undoes every change. Nested calls join the outer one. */
  transaction<T>(work: () => T): T;
  close(): void;

  // Catalogue.
  products(): readonly Product[];
  product(id: number): Product | null;
  /** Finds a product by its slug in either language. */
  productBySlug(slug: string): Product | null;
  saveProduct(product: Product): void;
  variation(id: number): Variation | null;
  variationsOf(productId: number): readonly Variation[];
  saveVariation(variation: Variation): void;
  /**
   * Takes units of a product or variation from its counted stock, in one conditional step. Returns false, and takes nothing,
   * when there are too few. Unmanaged stock and allowed back-orders always succeed; stock never goes below 0.
   */
  takeStock(id: number, quantity: number): boolean;
  categories(): readonly Category[];
  saveCategory(category: Category): void;
  pictures(): readonly Picture[];
  picture(id: number): Picture | null;
  pictureByFile(file: string): Picture | null;
  savePicture(picture: Picture): void;

  // Sales.
  coupon(code: string): Coupon | null;
  coupons(): readonly Coupon[];
  saveCoupon(coupon: Coupon): void;
  /** Returns the number of orders that used a coupon. */
  couponUses(code: string): number;
  /** In the order of saving. */
  shippingMethods(): readonly ShippingMethod[];
  saveShippingMethod(method: ShippingMethod): void;
  /** Newest first. */
  ordersOf(userId: number): readonly Order[];
  orders(): readonly Order[];
  order(id: number): Order | null;
  /** Stores a new order under the next order number. */
  addOrder(order: Omit<Order, 'id'>): Order;
  saveOrder(order: Order): void;

  // Users.
  users(): readonly User[];
  user(id: number): User | null;
  /** Finds a user by login name or e-mail, in any case. */
  userByLogin(loginOrEmail: string): User | null;
  /** Returns null when the login name or e-mail is taken. */
  addUser(user: Omit<User, 'id'>): User | null;
  saveUser(user: User): void;
  session(id: string): StoredSession | null;
  saveSession(session: StoredSession): void;
  deleteSession(id: string): void;
  /** Whether the user has a login with this token. Tokens are stored hashed; a logout deletes its token. */
  hasLogin(userId: number, tokenHash: string): boolean;
  addLogin(userId: number, tokenHash: string, expiresAt: number): void;
  deleteLogin(userId: number, tokenHash: string): void;

  /** Deletes sessions and logins that ended before now. */
  deleteExpired(now: number): void;

  // Search.
  /**
   * Adds a text to the search index, in place of the entry with the same kind, id and language. `saveProduct` calls this itself.
   */
  saveSearchEntry(entry: SearchEntry): void;
  /** Returns the entries with every word of the text in a language, best first (`byFit`); nothing for a text without words. */
  search(text: string, locale: Locale): readonly SearchHit[];

  // Files that visitors sent.
  upload(id: string): Upload | null;
  saveUpload(upload: Upload): void;
  deleteUpload(id: string): void;

  // Other data (posts, events, suggestions, favourites …), in the order of saving. Each kind belongs to one module.
  documents(kind: string): readonly Document[];
  document(kind: string, id: string): Document | null;
  saveDocument(kind: string, id: string, value: unknown): void;
  deleteDocument(kind: string, id: string): void;
}

/** A file that a visitor sent. */
export interface Upload {
  readonly id: string;
  /** A safe name for showing and downloading the file. */
  readonly name: string;
  /** Type according to its content. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A JSON value with an id. The module that owns the kind defines the value's shape. */
export interface Document {
  readonly id: string;
  readonly value: unknown;
}
