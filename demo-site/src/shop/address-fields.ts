import { fill } from '../content/fill.ts';
import { textOf } from './fields.ts';
import { fieldLabel, type Messages } from './messages.ts';
import type { Address } from './model.ts';

/** The posted field of each part of an address, without `billing_` or `shipping_`. */
export const addressFields = {
  firstName: 'first_name',
  lastName: 'last_name',
  company: 'company',
  country: 'country',
  street: 'address_1',
  street2: 'address_2',
  city: 'city',
  postcode: 'postcode',
  phone: 'phone',
  email: 'email',
} as const satisfies Record<keyof Address, string>;

type Kind = 'billing' | 'shipping';

const parts = Object.keys(addressFields) as (keyof Address)[];
const needed: Readonly<Record<Kind, readonly (keyof Address)[]>> = {
  billing: ['firstName', 'lastName', 'street', 'city', 'phone', 'email'],
  shipping: ['firstName', 'lastName', 'street', 'city'],
};
const longest = 200;

/** Returns the posted address of a kind; missing fields are ''. */
export function readAddress(fields: URLSearchParams, kind: Kind): Address {
  const read = (part: keyof Address): string =>
    textOf(fields, `${kind}_${addressFields[part]}`).slice(0, longest);
  const address = Object.fromEntries(parts.map((part) => [part, read(part)])) as Record<
    keyof Address,
    string
  >;
  return { ...address, country: address.country || 'IL' };
}

export const isEmail = (text: string): boolean => /^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"'.]{2,}$/.test(text);
const isPhone = (text: string): boolean => /^[\d\s()+.-]{6,30}$/.test(text);

interface FieldProblem {
  /** Id of the form field. */
  readonly field: string;
  readonly text: string;
}

/** Returns the problems of an address, in the order of the fields on the form. */
export function addressProblems(address: Address, kind: Kind, texts: Messages): readonly FieldProblem[] {
  const fieldId = (part: keyof Address): string => `${kind}_${addressFields[part]}`;
  const missing = needed[kind]
    .filter((part) => address[part] === '')
    .map((part) => ({
      field: fieldId(part),
      text: fill(texts.fieldRequired[kind], { label: fieldLabel(texts, addressFields[part]) }),
    }));
  const malformed: FieldProblem[] = [];
  if (address.phone !== '' && !isPhone(address.phone))
    malformed.push({ field: fieldId('phone'), text: texts.invalidPhone });
  if (address.email !== '' && !isEmail(address.email))
    malformed.push({ field: fieldId('email'), text: texts.invalidEmail });
  return [...missing, ...malformed];
}
