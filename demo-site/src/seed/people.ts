import { peopleSheets } from '../content/shop.ts';
import { emptyAddress, type User } from '../shop/model.ts';

type Person = (typeof peopleSheets)[number];

function personBy(role: Person['role']): Person {
  const found = peopleSheets.find((person) => person.role === role);
  if (!found) throw new Error(`demo-site/content/people.json has no ${role}`);
  return found;
}

/** The customer anyone may log in as; the demo's login page says so. */
export const demoCustomer = personBy('customer');

/** The editor, for trying edit mode. */
export const demoEditor = personBy('editor');

export const people: readonly Omit<User, 'id'>[] = peopleSheets.map(({ password, address, ...person }) => {
  const whole = { ...emptyAddress, ...address };
  return { ...person, passwordHash: `plain:${password}`, billing: whole, shipping: whole };
});
