import { type Html, html } from '../../markup/html.ts';
import type { PageContext } from '../../shop/page-context.ts';
import type { Subscriber } from '../../shop/subscribers/subscribers.ts';
import { deleteButton } from './delete-button.ts';
import { inboxTexts } from './texts.ts';
import { timeOf } from './time.ts';

/** Everyone who gets the newsletter. */
export function subscriberList(context: PageContext, people: readonly Subscriber[]): Html {
  const say = inboxTexts[context.locale];
  const sources: Readonly<Record<string, string>> = say.source;
  return html`<ul class="inbox__subscribers">${people.map(
    ({ email, name, source, subscribedAt }) =>
      html`<li data-subscriber="${email}"><div><bdi>${email}</bdi>${name !== '' && html` · <bdi>${name}</bdi>`}<span class="inbox__since">${say.when}${timeOf(context, subscribedAt)}${Object.hasOwn(sources, source) && ` · ${sources[source]}`}</span></div>${deleteButton(context, 'delete_subscriber', email, email)}</li>`,
  )}</ul>`;
}
