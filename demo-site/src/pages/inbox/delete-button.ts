import { type Html, html } from '../../markup/html.ts';
import { inboxNonce } from '../../shop/inbox.ts';
import { createNonce } from '../../shop/nonces.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { inboxTexts } from './texts.ts';

/** A form of one button that deletes; `about` tells it from the others for who can not see where it stands. */
export const deleteButton = (
  context: PageContext,
  field: 'delete_form' | 'delete_subscriber',
  value: string,
  about: string,
): Html =>
  html`<form method="post" class="inbox__delete"><input type="hidden" name="nonce" value="${createNonce(context, inboxNonce)}"><button type="submit" class="button" name="${field}" value="${value}">${inboxTexts[context.locale].remove}<span class="screen-reader-text">: ${about}</span></button></form>`;
