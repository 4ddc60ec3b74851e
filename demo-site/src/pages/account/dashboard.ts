import texts from '../../../content/texts/account.json' with { type: 'json' };
import { html } from '../../markup/html.ts';
import { logoutPath } from '../../shop/account.ts';
import { accountPath } from '../../shop/links.ts';
import type { MakeSection } from './page.ts';

export const dashboard: MakeSection = (context, user) => {
  const { locale } = context;
  const say = texts.dashboard[locale];
  const content = html`<p>${say.hello} <bdi>${user.displayName}</bdi>. ${say.notYou} <a href="${logoutPath(context)}">${say.logout}</a></p>
<p>${say.lead}</p>
<ul class="tiles">${say.tiles.map(
    ([section, name, text]) =>
      html`<li><a href="${accountPath(locale, section)}"><strong>${name}</strong><span>${text}</span></a></li>`,
  )}</ul>`;
  return { heading: say.heading, content };
};
