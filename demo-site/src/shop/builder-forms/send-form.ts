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
 * The values of a form's own fields, without the spaces around them; of a repeated name the last, as PHP reads it, but
 * for boxes that may be ticked together. Null when a field is none of the form's, or not of that shape.
 */
function readValues(form: FormDefinition, fields: URLSearchParams): Values | null {
  const known = new Map(form.fields.filter(isPosted).map((field) => [field.id, field]));
  const values = new Map<string, readonly string[]>();
  for (const [name, text] of fields) {
    if (!name.startsWith('form_fields')) continue;
    const [, id = '', list] = fieldName.exec(name) ?? [];
    const field = known.get(id);
    const takesSeveral = field?.type === 'checkbox';
    if (field === undefined || takesSeveral !== (list !== undefined)) return null;
    // Browsers send line ends as CR LF; `maxlength` counts one.
    const value = text.replace(/\r\n?/g, '\n').trim();
    values.set(id, takesSeveral ? [...(values.get(id) ?? []), value] : [value]);
  }
  return values;
}

/** What became of a form. */
export type Outcome =
  | {
      readonly kind: 'received';
      readonly form: FormDefinition;
      readonly message: string;
      readonly after: AfterSending;
    }
  | {
      readonly kind: 'refused';
      /** Null: it is none of the site's. */
      readonly form: FormDefinition | null;
      readonly message: string;
      /** By field; empty when the form as a whole was refused. */
      readonly problems: ReadonlyMap<string, string>;
      readonly values: Values;
    };

/**
 * Checks a posted form and keeps it. `isPlain`: it was posted without scripts, so that a question stands in for the
 * captcha. The same form sent twice arrives twice.
 */
export async function sendForm(visit: Visit, { isPlain }: { readonly isPlain: boolean }): Promise<Outcome> {
  const { fields, files, locale, shop } = visit;
  const say = formMessages(locale);
  const form = formBy(fieldOf(fields, 'post_id'), fieldOf(fields, 'form_id'));
  const values = form && readValues(form, fields);
  const checked = form && (await checkFiles(form, files, say));
  const refused = (message: string, problems: ReadonlyMap<string, string> = new Map()): Outcome => ({
    kind: 'refused',
    form,
    message,
    problems,
    values: values ?? new Map(),
  });
  if (form === null || values === null || checked === null) return refused(say.invalidForm);
  if (!formAllowance.take(visit)) return refused(say.tooMany);

  const problemOf = (field: Field): string | null => {
    if (field.type === 'upload') return checked.problems.get(field.id) ?? null;
    if (field.type === 'recaptcha') return checkCaptcha(visit, field, { say, isPlain });
    return checkValue(field, values.get(field.id) ?? [], { say, now: shop.platform.now() });
  };
  const problems = new Map<string, string>();
  for (const field of form.fields) {
    const problem = problemOf(field);
    if (problem !== null) problems.set(field.id, problem);
  }
  if (problems.size > 0) return refused(say.failed, problems);
  if (!keep(visit, form, { values, files: checked.files })) return refused(say.inboxFull);
  return {
    kind: 'received',
    form,
    message: form.success[locale],
    after: form.afterTopic?.[values.get('topic')?.[0] ?? ''] ?? form.after ?? {},
  };
}

/** False when the inbox is full; nothing is stored then. */
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
