import { issueToken, siteKeys } from '../../shop/captcha/tokens.ts';
import type { Shop } from '../../shop/shop.ts';
import { sendFormAction } from '../send-form.ts';
import type { TestVisitor } from './test-visitor.ts';

export type TestValues = Readonly<Record<string, string | readonly string[]>>;

/** A form as the widget sends it. */
export interface SentForm {
  readonly form?: { readonly id: string; readonly postId: number };
  /** Values by field id. A list is sent under `form_fields[{id}][]`, once per value. */
  readonly values: TestValues;
  /** Files by the full name of the field. */
  readonly files?: readonly (readonly [name: string, file: File])[];
  /** Other fields to send, which the form does not define. */
  readonly more?: Readonly<Record<string, string>>;
  readonly path?: string;
}

/** The answer in the shape that the builder's scripts read. */
export interface FormAnswer {
  readonly success: boolean;
  readonly data: {
    readonly message: string;
    readonly errors?: Readonly<Record<string, string>> | readonly [];
    readonly data: unknown;
  };
}

/** Returns a valid token of one kind of captcha, as the provider issues it. */
export function goodToken(shop: Shop, kind: keyof typeof siteKeys): string {
  const action = kind === 'score' ? 'Form' : '';
  const token = issueToken(shop, { siteKey: siteKeys[kind], action, verdict: 'pass' });
  if (token === null) throw new Error(`no token for ${kind}`);
  return token;
}

export function formBody({ form, values, files = [], more = {} }: SentForm): FormData {
  const body = new FormData();
  body.append('action', sendFormAction);
  if (form) {
    body.append('post_id', String(form.postId));
    body.append('form_id', form.id);
  }
  for (const [id, value] of Object.entries(values)) {
    if (typeof value === 'string') body.append(`form_fields[${id}]`, value);
    else for (const one of value) body.append(`form_fields[${id}][]`, one);
  }
  for (const [name, file] of files) body.append(name, file, file.name);
  for (const [name, value] of Object.entries(more)) body.append(name, value);
  return body;
}

/** Sends a form from an English page, as the widget does. */
export async function sendTestForm(visitor: TestVisitor, sent: SentForm): Promise<FormAnswer> {
  const headers = { referer: 'http://shop.test/en/contact/' };
  const path = sent.path ?? '/wp-admin/admin-ajax.php';
  return (await visitor.send(path, { method: 'POST', body: formBody(sent), headers })).json();
}

/** Valid values of the contact form. */
export const contactValues = {
  name: 'Dana',
  email: 'dana@example.com',
  phone: '+972 (50) 555-0142',
  topic: 'general',
  message: 'Hello',
  terms: 'on',
} as const;
