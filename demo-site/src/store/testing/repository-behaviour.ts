import { beforeEach, describe, expect, it } from 'vitest';
import { emptyAddress, type Order, type User } from '../../shop/model.ts';
import type { Repository } from '../../shop/repository.ts';
import { emptySession } from '../../shop/session.ts';
import { sampleProduct, seedSampleShop } from '../../shop/testing/sample-shop.ts';
import { describeSearch } from './search-behaviour.ts';

const order: Omit<Order, 'id'> = {
  key: 'wc_order_abc',
  userId: 7,
  status: 'processing',
  locale: 'he',
  createdAt: 1,
  lines: [],
  coupons: [{ code: 'once', amount: 100 }],
  shipping: null,
  subtotal: 0,
  discount: 0,
  total: 0,
  paymentMethod: 'cod',
  paymentTitle: '',
  billing: emptyAddress,
  shippingAddress: emptyAddress,
  note: '',
};

const user: Omit<User, 'id'> = {
  login: 'Noa',
  email: 'noa@example.com',
  displayName: 'נועה',
  firstName: '',
  lastName: '',
  passwordHash: '',
  billing: emptyAddress,
  shipping: emptyAddress,
  role: 'customer',
  createdAt: 0,
};

const quantityOf = (repository: Repository, id: number): number | null => {
  const stock = (repository.product(id) ?? repository.variation(id))?.stock;
  return stock?.kind === 'managed' ? stock.quantity : null;
};

/** Tests the behaviour that every repository has, whatever its storage. */
export function describeRepository(name: string, open: () => Repository): void {
  describe(name, () => {
    let repository: Repository;
    beforeEach(() => {
      repository = open();
      seedSampleShop(repository);
    });

    it('AB-3 the repository returns saved items in the order of their ids', () => {
      expect(repository.products().map(({ id }) => id)).toEqual([
        18, 19, 20, 21, 22, 23, 40, 80, 83, 84, 85, 86,
      ]);
      expect(repository.productBySlug('tee')).toEqual(repository.product(23));
      expect(repository.productBySlug('חולצה-23')?.id).toBe(23);
      expect(repository.product(24)).toBeNull();
      expect(repository.variation(23)).toBeNull();
      expect(repository.variation(26)?.attributes).toEqual({ pa_color: 'green', pa_size: 's' });
      expect(repository.variationsOf(23).map(({ id }) => id)).toEqual([24, 25, 26, 27]);
      expect(repository.coupons().map(({ code }) => code)).toEqual([
        'save10',
        'five',
        'expired',
        'big',
        'once',
      ]);
      expect(repository.shippingMethods().map(({ id }) => id)).toEqual(['flat_rate:1', 'free_shipping:2']);
    });

    it('AC-3 a sale takes stock only if there is enough, and never below zero', () => {
      expect(repository.takeStock(22, 2)).toBe(true);
      expect(repository.takeStock(22, 2)).toBe(false);
      expect(quantityOf(repository, 22)).toBe(1);
      expect(repository.takeStock(22, 1)).toBe(true);
      expect(repository.takeStock(22, 1)).toBe(false);
      expect(quantityOf(repository, 22)).toBe(0);
      expect(repository.takeStock(27, 1)).toBe(false);
      expect(repository.takeStock(26, 5)).toBe(true);
      expect(repository.takeStock(18, 99)).toBe(true);
      expect(repository.takeStock(85, 4)).toBe(true);
      expect(quantityOf(repository, 85)).toBe(0);
      expect(repository.takeStock(99999, 1)).toBe(false);
    });

    it('AC-3 a transaction that throws undoes everything, including inner transactions', () => {
      const work = (): void =>
        repository.transaction(() => {
          repository.takeStock(22, 1);
          repository.transaction(() => repository.addOrder(order));
          repository.saveDocument('k', '1', 'x');
          throw new Error('no');
        });
      expect(work).toThrow('no');
      expect(quantityOf(repository, 22)).toBe(3);
      expect(repository.orders()).toEqual([]);
      expect(repository.document('k', '1')).toBeNull();
      expect(repository.transaction(() => repository.addOrder(order)).id).toBe(1001);
    });

    it('AB-3 the repository numbers orders, finds a customer’s orders newest first, and counts coupon uses', () => {
      const first = repository.addOrder(order);
      const second = repository.addOrder({ ...order, coupons: [] });
      repository.addOrder({ ...order, userId: null });
      expect(repository.ordersOf(7).map(({ id }) => id)).toEqual([second.id, first.id]);
      expect(repository.couponUses('ONCE')).toBe(2);
      repository.saveOrder({ ...first, status: 'completed' });
      expect(repository.order(first.id)?.status).toBe('completed');
    });

    it('AB-3 the repository finds users by login or e-mail in any case, and rejects a second user with either', () => {
      const noa = repository.addUser(user);
      expect(repository.userByLogin('NOA@example.com')).toEqual(noa);
      expect(repository.userByLogin('noa')).toEqual(noa);
      expect(repository.addUser({ ...user, login: 'other' })).toBeNull();
      expect(repository.addUser({ ...user, email: 'NOA', login: 'x' })).toBeNull();
    });

    it('AB-3 the repository keeps sessions and logins until they expire or are deleted', () => {
      repository.saveSession({ id: 't_1', expiresAt: 10, data: emptySession });
      repository.addLogin(7, 'hash', 20);
      expect(repository.session('t_1')?.data).toEqual(emptySession);
      repository.deleteExpired(10);
      expect(repository.session('t_1')).toBeNull();
      expect(repository.hasLogin(7, 'hash')).toBe(true);
      repository.deleteLogin(7, 'hash');
      expect(repository.hasLogin(7, 'hash')).toBe(false);
    });

    it('SEC-3 the repository keeps documents apart by kind and id, even with hostile names', () => {
      repository.saveDocument('post', '__proto__', { a: 1 });
      repository.saveDocument('post', '2', ['b']);
      repository.saveDocument('post', '__proto__', { a: 2 });
      expect(repository.documents('post')).toEqual([
        { id: '__proto__', value: { a: 2 } },
        { id: '2', value: ['b'] },
      ]);
      expect(repository.documents('__proto__')).toEqual([]);
      repository.deleteDocument('post', '2');
      expect(repository.document('post', '2')).toBeNull();
    });

    it('FM-8 the repository keeps files byte for byte until they are deleted, and drops those of a transaction that throws', () => {
      const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);
      const file = { id: 'a1', name: 'מנורה.png', type: 'image/png', bytes };
      repository.saveUpload(file);
      repository.saveUpload({ ...file, id: '__proto__', bytes: new Uint8Array() });
      expect(repository.upload('a1')).toEqual(file);
      expect(repository.upload('__proto__')?.bytes).toHaveLength(0);
      bytes.fill(0);
      expect(repository.upload('a1')?.bytes[255]).toBe(255);
      repository.deleteUpload('a1');
      expect(repository.upload('a1')).toBeNull();
      const work = (): void =>
        repository.transaction(() => {
          repository.saveUpload({ ...file, id: 'b2' });
          throw new Error('no');
        });
      expect(work).toThrow('no');
      expect(repository.upload('b2')).toBeNull();
    });

    it('AB-3 saving a product again replaces it', () => {
      repository.saveProduct(sampleProduct(18, { he: 'ספל גדול', en: 'Big mug' }));
      expect(repository.product(18)?.name.en).toBe('Big mug');
      expect(repository.productBySlug('mug')).toBeNull();
    });

    describeSearch(() => repository);
  });
}
