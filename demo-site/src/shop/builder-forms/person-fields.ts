import type { Field } from './model.ts';

/** Fields that every form about a person has; a form says what differs. */

export const nameField = {
  type: 'text',
  id: 'name',
  label: { he: 'שם', en: 'Name' },
  required: true,
  most: 80,
  autocomplete: 'name',
} as const satisfies Field;

export const emailField = {
  type: 'email',
  id: 'email',
  label: { he: 'אימייל', en: 'E-mail' },
  required: true,
  most: 120,
  width: 50,
  autocomplete: 'email',
} as const satisfies Field;

export const phoneField = {
  type: 'tel',
  id: 'phone',
  label: { he: 'טלפון', en: 'Phone' },
  most: 30,
  autocomplete: 'tel',
} as const satisfies Field;
