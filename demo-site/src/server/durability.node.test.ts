import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { testVisitor } from '../contracts/testing/test-visitor.ts';
import type { Repository } from '../shop/repository.ts';
import { sampleProduct, seedSampleShop } from '../shop/testing/sample-shop.ts';
import { openDatabase } from '../store/database.ts';
import { sqliteRepository } from '../store/sqlite.ts';
import { startDemo } from './listen.ts';
import { openSeeded, reseed } from './open-database.ts';
import { testPages } from './testing/test-pages.ts';

let folder: string;
let db: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'iyim-shop-'));
  db = join(folder, 'deep', 'shop.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

const order = {
  billing_first_name: 'Dana',
  billing_last_name: 'Levi',
  billing_address_1: 'Herzl 1',
  billing_city: 'Haifa',
  billing_phone: '0501234567',
  billing_email: 'dana@example.com',
};

/** Puts a product into a new shopper's cart. Returns a function that places the order. */
async function shopper(url: string, productId: string) {
  const visitor = testVisitor((request) => fetch(request), url);
  await visitor.ajax('add_to_cart', { product_id: productId });
  const nonce = await (await visitor.get('/nonce/?of=woocommerce-process_checkout')).text();
  return async (): Promise<{ result: string; order_id?: number }> =>
    (await visitor.ajax('checkout', { ...order, 'woocommerce-process-checkout-nonce': nonce })).json();
}

/** Starts a server in its own process; `kill` kills it with SIGKILL. */
async function serverProcess(file: string): Promise<{ readonly url: string; kill(): Promise<unknown> }> {
  const child = spawn(process.execPath, [
    fileURLToPath(new URL('testing/test-server.ts', import.meta.url)),
    file,
  ]);
  const exited = once(child, 'exit');
  const [line] = await once(child.stdout, 'data');
  const kill = (): Promise<unknown> => {
    child.kill('SIGKILL');
    return exited;
  };
  onTestFinished(() => void kill());
  return { url: String(line).trim(), kill };
}

const stockOf = (repository: Repository, id: number): number => {
  const stock = repository.product(id)?.stock;
  return stock?.kind === 'managed' ? stock.quantity : Number.NaN;
};

describe('orders on a listening server', () => {
  it('CP-1 the server sells three units to three of twelve shoppers who order simultaneously, and none twice', async () => {
    const demo = await startDemo({ port: 0, db, seed: seedSampleShop, pages: testPages });
    const buyers = await Promise.all(Array.from({ length: 12 }, () => shopper(demo.url, '22')));
    const results = await Promise.all(buyers.map((buy) => buy()));
    await demo.close();
    expect(results.filter(({ result }) => result === 'success')).toHaveLength(3);
    const repository = sqliteRepository(db);
    expect(stockOf(repository, 22)).toBe(0);
    expect(repository.orders()).toHaveLength(3);
    repository.close();
  });

  it('CP-1 two servers on one database sell three units once', { timeout: 120_000 }, async () => {
    openSeeded(db, seedSampleShop).close();
    // The servers start one after the other, because the first must create the secret that both use for signatures.
    const first = await serverProcess(db);
    const second = await serverProcess(db);
    const urls = Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? first.url : second.url));
    const buyers = await Promise.all(urls.map((url) => shopper(url, '22')));
    const results = await Promise.all(buyers.map((buy) => buy()));
    await Promise.all([first.kill(), second.kill()]);
    expect(results.filter(({ result }) => result === 'success')).toHaveLength(3);
    const repository = sqliteRepository(db);
    expect([stockOf(repository, 22), repository.orders().length]).toEqual([0, 3]);
    repository.close();
  });

  // The timeout is long because each order waits for the disk several times, which is slow on a loaded machine.
  it('CP-1 every order that was answered is still stored after kill -9, with matching stock', {
    timeout: 120_000,
  }, async () => {
    const stocked = (repository: Repository): void => {
      seedSampleShop(repository);
      const stock = { kind: 'managed', quantity: 1000, backorders: 'no', lowAt: null } as const;
      repository.saveProduct(sampleProduct(19, { he: 'הרבה', en: 'Many' }, { stock }));
    };
    openSeeded(db, stocked).close();
    const answered: number[] = [];
    for (let round = 0; round < 3; round++) {
      const { url, kill } = await serverProcess(db);
      const buying = Array.from({ length: 6 }, async () => {
        for (;;) {
          const { result, order_id } = await (await shopper(url, '19'))();
          if (result === 'success' && order_id !== undefined) answered.push(order_id);
          if (answered.length >= 6 * (round + 1)) void kill();
        }
      });
      await Promise.allSettled(buying);
      await kill();
    }
    const repository = sqliteRepository(db);
    const stored = repository.orders().map(({ id }) => id);
    expect(stored).toEqual(expect.arrayContaining(answered));
    expect(new Set(answered).size).toBe(answered.length);
    expect(stockOf(repository, 19)).toBe(1000 - stored.length);
    repository.close();
    const raw = openDatabase(db);
    expect(raw.rows('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    raw.close();
  });

  it('AC-3 the database refuses a negative stock', () => {
    const repository = sqliteRepository(':memory:');
    const stock = { kind: 'managed', quantity: -1, backorders: 'no', lowAt: null } as const;
    expect(() => repository.saveProduct(sampleProduct(1, { he: 'א', en: 'a' }, { stock }))).toThrow(/CHECK/);
  });
});

describe('seeding', () => {
  const goods = (repository: Repository) => ({
    products: repository.products(),
    variations: repository.products().flatMap(({ id }) => repository.variationsOf(id)),
    coupons: repository.coupons(),
    shipping: repository.shippingMethods(),
    users: repository.users().map(({ passwordHash: _, ...user }) => user),
  });

  it('AB-3 a new database is seeded once, and again on request, with the same shop from the same seed', () => {
    const first = openSeeded(db, seedSampleShop);
    const before = goods(first);
    first.takeStock(22, 2);
    first.close();
    const second = openSeeded(db, () => expect.unreachable('seeded twice'));
    expect(stockOf(second, 22)).toBe(1);
    second.close();
    const third = reseed(db, seedSampleShop);
    expect(goods(third)).toEqual(before);
    expect(third.orders()).toEqual([]);
    third.close();
  });

  it('AB-3 a seed that fails is undone, so that the next start seeds completely', () => {
    const broken = (repository: Repository): void => {
      seedSampleShop(repository);
      throw new Error('power cut');
    };
    expect(() => openSeeded(db, broken)).toThrow('power cut');
    const repository = openSeeded(db, seedSampleShop);
    expect(repository.products()).toHaveLength(12);
    repository.close();
  });
});
