import texts from '../../content/texts/forms.json' with { type: 'json' };
import { html } from '../markup/html.ts';
import { deleteReceived, receivedFile } from './builder-forms/received.ts';
import { fieldOf } from './fields.ts';
import { inboxPath } from './locale.ts';
import { verifyNonce } from './nonces.ts';
import { redirect } from './redirects.ts';
import type { Upload } from './repository.ts';
import { deleteSubscriber } from './subscribers/subscribers.ts';
import { notify, type Visit } from './visit.ts';

/** Name of the nonce for deletions. */
export const inboxNonce = 'inbox-delete';

/** Whether the visitor may read the shop's mail; only an editor may. */
export const mayReadInbox = ({ user }: Visit): boolean => user?.role === 'editor';

const filePath = /^\/inbox\/files\/([0-9a-f]{32})$/;

/** Handles downloads from the inbox and deletions in it. Returns null for other requests. */
export function handleInbox(visit: Visit): Response | null {
  const { path, request, fields, locale } = visit;
  const uploadId = filePath.exec(path)?.[1];
  if (uploadId !== undefined) return downloaded(visit, uploadId);
  if (path !== '/inbox/' || request.method !== 'POST' || !mayReadInbox(visit)) return null;
  const [form, subscriber] = [fieldOf(fields, 'delete_form'), fieldOf(fields, 'delete_subscriber')];
  if (form === null && subscriber === null) return null;
  if (!verifyNonce(visit, inboxNonce, fieldOf(fields, 'nonce'))) {
    notify(visit, 'error', html`${texts.notDeleted[locale]}`);
    return null;
  }
  const { repository } = visit.shop;
  if (form !== null) deleteReceived(repository, form);
  if (subscriber !== null) deleteSubscriber(repository, subscriber);
  return redirect(inboxPath(locale));
}

function downloaded(visit: Visit, id: string): Response | null {
  if (!mayReadInbox(visit)) return redirect(inboxPath(visit.locale));
  const { repository } = visit.shop;
  const upload = receivedFile(repository, id) && repository.upload(id);
  return upload && attachment(upload);
}

/** Returns a file for download only: no browser shows it, guesses its type or runs its content. */
function attachment({ name, type, bytes }: Upload): Response {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'));
  return new Response(bytes, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
  });
}
