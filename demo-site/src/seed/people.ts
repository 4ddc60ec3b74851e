import { type Address, emptyAddress, type User } from '../shop/model.ts';

/** The customer anyone may log in as; the demo's login page says so. */
export const demoCustomer = { login: 'dana', password: 'dana-islands' } as const;

/** The editor, for trying edit mode. */
export const demoEditor = { login: 'noa', password: 'noa-islands' } as const;

const danaAddress: Address = {
  ...emptyAddress,
  firstName: 'דנה',
  lastName: 'לוי',
  street: 'רחוב האלון 12',
  street2: 'דירה 4',
  city: 'חיפה',
  postcode: '3303127',
  phone: '050-5550142',
  email: 'dana@example.com',
};

export const people: readonly Omit<User, 'id'>[] = [
  {
    login: demoEditor.login,
    email: 'noa@example.com',
    displayName: 'נועה',
    firstName: 'נועה',
    lastName: 'כהן',
    passwordHash: `plain:${demoEditor.password}`,
    billing: emptyAddress,
    shipping: emptyAddress,
    role: 'editor',
    createdAt: Date.UTC(2026, 0, 1, 8),
  },
  {
    login: demoCustomer.login,
    email: danaAddress.email,
    displayName: 'דנה לוי',
    firstName: danaAddress.firstName,
    lastName: danaAddress.lastName,
    passwordHash: `plain:${demoCustomer.password}`,
    billing: danaAddress,
    shipping: danaAddress,
    role: 'customer',
    createdAt: Date.UTC(2026, 1, 11, 9),
  },
];
