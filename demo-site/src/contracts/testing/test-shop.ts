import { browserPlatform } from '../../shop/browser-platform.ts';
import { createNonce, type NonceHolder } from '../../shop/nonces.ts';
import { emptySession, type SessionData } from '../../shop/session.ts';
import { openShop, type Platform, type Shop } from '../../shop/shop.ts';
import { seedSampleShop } from '../../shop/testing/sample-shop.ts';
import { memoryRepository } from '../../store/memory.ts';
import { handleContract } from '../handle.ts';
import { type TestVisitor, testVisitor } from './test-visitor.ts';

export interface TestShop {
  readonly shop: Shop;
  visitor(): TestVisitor;
  /** Returns a nonce for any guest. */
  guestNonce(action: string): string;
  /** Returns a nonce for a visitor with a session. */
  sessionNonce(visitor: TestVisitor, action: string): string;
  /** Returns a visitor's session data. */
  session(visitor: TestVisitor): SessionData;
  /** Returns a visitor's cart: quantities by variation or product id. */
  cart(visitor: TestVisitor): Readonly<Record<string, number>>;
  /** Advances the clock. */
  later(milliseconds: number): void;
}

const sessionIdOf = (visitor: TestVisitor): string | null => {
  const value = [...visitor.cookies].find(([name]) => name.startsWith('wp_woocommerce_session_'))?.[1];
  return value === undefined ? null : (decodeURIComponent(value).split('|')[0] ?? null);
};

/** Opens the sample shop in memory, with a clock that tests can advance. */
export async function testShop(): Promise<TestShop> {
  let moved = 0;
  const platform: Platform = { ...browserPlatform, now: () => Date.UTC(2026, 0, 15, 10) + moved };
  const repository = memoryRepository();
  seedSampleShop(repository);
  const shop = await openShop(repository, platform);
  const holder = (sessionId: string | null): NonceHolder => ({ shop, user: null, loginToken: '', sessionId });
  const session = (visitor: TestVisitor): SessionData =>
    repository.session(sessionIdOf(visitor) ?? '')?.data ?? emptySession;
  return {
    shop,
    session,
    cart: (visitor) =>
      Object.fromEntries(
        session(visitor).lines.map((line) => [line.variationId || line.productId, line.quantity]),
      ),
    visitor: () => testVisitor((request) => handleContract(request, shop)),
    guestNonce: (action) => createNonce(holder(null), action),
    sessionNonce: (visitor, action) => createNonce(holder(sessionIdOf(visitor)), action),
    later(milliseconds) {
      moved += milliseconds;
    },
  };
}
