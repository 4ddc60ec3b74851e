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
 * Everything the shop stores. Synchronous, so that reading and writing within one turn can not interleave with
 * another request. Values are immutable: change one by saving a new one. Lists come in the order of their ids
 * unless said otherwise.
 */
export interface Repository {
  /** Runs all or nothing: a throw undoes every change. Calls inside join the outer one. */
  transaction<T>(work: () => T): T;
  close(): void;

  // catalogue
  products(): readonly Product[];
  product(id: number): Product | null;
  /** By the slug of either language. */
  productBySlug(slug: string): Product | null;
  saveProduct(product: Product): void;
  variation(id: number): Variation | null;
  variationsOf(productId: number): readonly Variation[];
  saveVariation(variation: Variation): void;
  /**
   * Takes pieces of a product or variation from its counted stock, in one conditional step; false, and nothing
   * taken, when there are too few. Unmanaged stock and allowed back-orders always succeed; stock never goes below 0.
   */
  takeStock(id: number, quantity: number): boolean;
  categories(): readonly Category[];
  saveCategory(category: Category): void;
  pictures(): readonly Picture[];
  picture(id: number): Picture | null;
  pictureByFile(file: string): Picture | null;
  savePicture(picture: Picture): void;

  // selling
  coupon(code: string): Coupon | null;
  coupons(): readonly Coupon[];
  saveCoupon(coupon: Coupon): void;
  /** How many orders used it. */
  couponUses(code: string): number;
  /** In the order they were saved. */
  shippingMethods(): readonly ShippingMethod[];
  saveShippingMethod(method: ShippingMethod): void;
  /** Newest first. */
  ordersOf(userId: number): readonly Order[];
  orders(): readonly Order[];
  order(id: number): Order | null;
  /** Stores a new order and gives it the next number. */
  addOrder(order: Omit<Order, 'id'>): Order;
  saveOrder(order: Order): void;

  // people
  users(): readonly User[];
  user(id: number): User | null;
  /** By login name or e-mail, in any case. */
  userByLogin(loginOrEmail: string): User | null;
  /** Null when the login name or e-mail is taken. */
  addUser(user: Omit<User, 'id'>): User | null;
  saveUser(user: User): void;
  session(id: string): StoredSession | null;
  saveSession(session: StoredSession): void;
  deleteSession(id: string): void;
  /** Login tokens are kept hashed; a logout deletes one. */
  hasLogin(userId: number, tokenHash: string): boolean;
  addLogin(userId: number, tokenHash: string, expiresAt: number): void;
  deleteLogin(userId: number, tokenHash: string): void;

  /** Drops sessions and logins that ended before now. */
  deleteExpired(now: number): void;

  // search
  /** Makes a text findable, in place of the earlier one of its kind, id and language; `saveProduct` does it itself. */
  saveSearchEntry(entry: SearchEntry): void;
  /** What has every word of the text in a language, best first (`byFit`); nothing for a text without words. */
  search(text: string, locale: Locale): readonly SearchHit[];

  // files that visitors sent
  upload(id: string): Upload | null;
  saveUpload(upload: Upload): void;
  deleteUpload(id: string): void;

  // everything else: posts, events, suggestions, favourites … each kind owned by its own module
  documents(kind: string): readonly Document[];
  document(kind: string, id: string): Document | null;
  saveDocument(kind: string, id: string, value: unknown): void;
  deleteDocument(kind: string, id: string): void;
}

/** A file that a visitor sent. */
export interface Upload {
  readonly id: string;
  /** A safe name to show and to download it under. */
  readonly name: string;
  /** As its content says. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A JSON value under a name. Whoever owns the kind checks its shape. */
export interface Document {
  readonly id: string;
  readonly value: unknown;
}
