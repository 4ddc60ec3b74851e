import peopleFile from '../../content/people.json' with { type: 'json' };
import { emptyAddress, type User } from '../shop/model.ts';

function personBy(role: User['role']) {
  const found = peopleFile.find((person) => person.role === role);
  if (!found) throw new Error(`demo-site/content/people.json has no ${role}`);
  return { ...found, role };
}

/** The customer that every visitor may log in as; the demo's login page shows the password. */
export const demoCustomer = personBy('customer');

/** The editor, for trying out edit mode. */
export const demoEditor = personBy('editor');

/** The users of the shop. The file has their passwords in plain text, because the demo's login pages show them. */
export const people: readonly Omit<User, 'id'>[] = [demoEditor, demoCustomer].map(
  ({ password, address, createdAt, ...person }) => {
    const whole = { ...emptyAddress, ...address };
    const passwordHash = `plain:${password}`;
    return { ...person, passwordHash, billing: whole, shipping: whole, createdAt: Date.parse(createdAt) };
  },
);
