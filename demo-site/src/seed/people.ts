import peopleFile from '../../content/people.json' with { type: 'json' };
import { emptyAddress, type User } from '../shop/model.ts';

function personBy(role: User['role']) {
  const found = peopleFile.find((person) => person.role === role);
  if (!found) throw new Error(`demo-site/content/people.json has no ${role}`);
  return { ...found, role };
}

/** The customer anyone may log in as; the demo's login page says so. */
export const demoCustomer = personBy('customer');

/** The editor, for trying edit mode. */
export const demoEditor = personBy('editor');

/** Who may log in. The file has their passwords in plain text: it is a demo, and its login pages tell them. */
export const people: readonly Omit<User, 'id'>[] = [demoEditor, demoCustomer].map(
  ({ password, address, createdAt, ...person }) => {
    const whole = { ...emptyAddress, ...address };
    const passwordHash = `plain:${password}`;
    return { ...person, passwordHash, billing: whole, shipping: whole, createdAt: Date.parse(createdAt) };
  },
);
