import { fill } from '../../content/fill.ts';
import type { PostedFile } from '../fields.ts';
import { checkFile, type GoodFile, megabyte } from './check-file.ts';
import type { FormMessages } from './messages.ts';
import type { FormDefinition, UploadField } from './model.ts';

/** Megabytes all files of a form may have together. */
const mostTogether = 10;

export interface CheckedFiles {
  readonly files: readonly GoodFile[];
  /** By field. */
  readonly problems: ReadonlyMap<string, string>;
}

const isUpload = (field: FormDefinition['fields'][number]): field is UploadField => field.type === 'upload';

const fieldOf = ({ field }: PostedFile): string => /^form_fields\[(\w+)\](?:\[\])?$/.exec(field)?.[1] ?? '';

/** Checks what was sent for a form's upload fields; null when a file is for no such field. */
export async function checkFiles(
  form: FormDefinition,
  posted: readonly PostedFile[],
  say: FormMessages,
): Promise<CheckedFiles | null> {
  const uploads = form.fields.filter(isUpload);
  if (posted.some((one) => !uploads.some(({ id }) => id === fieldOf(one)))) return null;
  const files: GoodFile[] = [];
  const problems = new Map<string, string>();
  const total = posted.reduce((sum, { file }) => sum + file.size, 0);
  for (const field of uploads) {
    const [first, second] = posted.filter((one) => fieldOf(one) === field.id);
    if (first === undefined) {
      if (field.required) problems.set(field.id, say.required);
    } else if (second !== undefined) problems.set(field.id, say.oneFile);
    else if (total > mostTogether * megabyte)
      problems.set(field.id, fill(say.filesTooLarge, { megabytes: mostTogether }));
    else {
      const checked = await checkFile(field, first.file, say);
      if ('problem' in checked) problems.set(field.id, checked.problem);
      else files.push(checked);
    }
  }
  return { files, problems };
}
