import { formAllowance } from '../allowance.ts';
import { fieldOf, textOf } from '../fields.ts';
import type { Visit } from '../visit.ts';
import { checkCaptcha } from './check-captcha.ts';
import { checkFiles, type GoodFile } from './check-files.ts';
import { checkValue } from './check-value.ts';
import { formBy } from './definitions.ts';
import { formMessages } from './messages.ts';
import type { AfterSending, Field, FormDefinition, Values } from './model.ts';
import { saveReceived } from './received.ts';

const fieldName = /^form_fields\[([A-Za-z0-9_]+)\](\[\])?$/;

const isPosted = ({ type }: Field): boolean => !['step', 'recaptcha', 'upload'].includes(type);

/**
 * Returns the trimmed values of a form's fields. If a name is repeated, its last value is used, as in PHP, but checkboxes may have
 * several values. Returns null if a field does not belong to the form or has a wrong name: only checkboxes end in `[]`.
 */
function readValues(form: FormDefinition, fields: URLSearchParams): Values | null {
  const fieldsById = new Map(form.fields.filter(isPosted).map((field) => [field.id, field]));
  const values = new Map<string, readonly string[]>();
  for (const [name, text] of fields) {
    if (!name.startsWith('form_fields')) continue;
    const [, id = '', list] = fieldName.exec(name) ?? [];
    const field = fieldsById.get(id);
    const takesSeveral = field?.type === 'checkbox';
    if (field === undefined || takesSeveral !== (list !== undefined)) return null;
    // Browsers send line breaks as CR LF, but `maxlength` counts each as one character.
    const value = text.replace(/\r\n?/g, '\n').trim();
    values.set(id, takesSeveral ? [...(values.get(id) ?? []), value] : [value]);
  }
  return values;
}

/** The result of a posted form. */
export type Outcome =
  | {
      readonly kind: 'received';
      readonly form: FormDefinition;
      readonly message: string;
      readonly after: AfterSending;
    }
  | {
      readonly kind: 'refused';
      /** Null when the site has no such form. */
      readonly form: FormDefinition | null;
      readonly message: string;
      /** Problems by field; empty when the whole form was refused. */
      readonly problems: ReadonlyMap<string, string>;
      readonly values: Values;
    };

/**
 * Checks a posted form and saves it. `isPlain`: it was posted without scripts, so a question replaces the captcha. A form that is
 * sent twice is saved twice.
 */
export async function sendForm(visit: Visit, { isPlain }: { readonly isPlain: boolean }): Promise<Outcome> {
  const { fields, files, locale, shop } = visit;
  const texts = formMessages(locale);
  const form = formBy(fieldOf(fields, 'post_id'), fieldOf(fields, 'form_id'));
  const values = form && readValues(form, fields);
  const checked = form && (await checkFiles(form, files, texts));
  const refused = (message: string, problems: ReadonlyMap<string, string> = new Map()): Outcome => ({
    kind: 'refused',
    form,
    message,
    problems,
    values: values ?? new Map(),
  });
  if (form === null || values === null || checked === null) return refused(texts.invalidForm);
  if (!formAllowance.take(visit)) return refused(texts.tooMany);

  const problemOf = (field: Field): string | null => {
    if (field.type === 'upload') return checked.problems.get(field.id) ?? null;
    if (field.type === 'recaptcha') return checkCaptcha(visit, field, { texts, isPlain });
    return checkValue(field, values.get(field.id) ?? [], { texts, now: shop.platform.now() });
  };
  const problems = new Map<string, string>();
  for (const field of form.fields) {
    const problem = problemOf(field);
    if (problem !== null) problems.set(field.id, problem);
  }
  if (problems.size > 0) return refused(texts.failed, problems);
  if (!keep(visit, form, { values, files: checked.files })) return refused(texts.inboxFull);
  return {
    kind: 'received',
    form,
    message: form.success[locale],
    after: form.afterTopic?.[values.get('topic')?.[0] ?? ''] ?? form.after ?? {},
  };
}

/** Saves the form. Returns false when the inbox is full; then nothing is stored. */
function keep(
  { shop: { repository, platform }, locale, fields }: Visit,
  { id: formId, postId }: FormDefinition,
  { values, files }: { readonly values: Values; readonly files: readonly GoodFile[] },
): boolean {
  const uploads = files.map(({ name, type, bytes }) => ({ id: platform.randomHex(16), name, type, bytes }));
  return repository.transaction(() => {
    const isKept = saveReceived(repository, {
      id: platform.randomHex(8),
      formId,
      postId,
      locale,
      receivedAt: platform.now(),
      referrer: textOf(fields, 'referrer').slice(0, 500),
      values: [...values].map(([field, texts]) => ({ field, values: texts })),
      files: files.map(({ field, name, bytes }, at) => ({
        field,
        uploadId: uploads[at]?.id ?? '',
        name,
        size: bytes.length,
      })),
    });
    if (isKept) uploads.forEach(repository.saveUpload);
    return isKept;
  });
}
