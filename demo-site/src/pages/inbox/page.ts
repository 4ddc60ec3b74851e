import { type Html, html } from '../../markup/html.ts';
import { demoEditor } from '../../seed/people.ts';
import { inboxPath } from '../../shop/builder-forms/paths.ts';
import { receivedForms } from '../../shop/builder-forms/received.ts';
import { mayReadInbox } from '../../shop/inbox.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { subscribers } from '../../shop/subscribers/subscribers.ts';
import { loginFields, loginNonce, rememberField } from '../login-fields.ts';
import { noticesArea } from '../notices-area.ts';
import type { Page } from '../page.ts';
import { formCard } from './form-card.ts';
import { subscriberList } from './subscriber-list.ts';
import { inboxTexts } from './texts.ts';

const postId = 325;

/** `/inbox/`: what visitors sent, for the shop's owner. */
export function inboxPage(context: PageContext): Page {
  const say = inboxTexts[context.locale];
  const isOwner = mayReadInbox(context);
  return {
    title: say.title,
    postId,
    bodyClasses: ['page', 'page-inbox', `page-id-${postId}`],
    crumbs: [{ label: say.title }],
    main: html`<header class="page-header"><h1 class="page-title">${say.title}</h1>${isOwner && html`<p>${say.lead}</p>`}</header>
${noticesArea(context)}
${isOwner ? contents(context) : context.user === null ? loginForm(context) : html`<p class="demo-note">${say.customer}</p>`}`,
  };
}

function loginForm(context: PageContext): Html {
  const say = inboxTexts[context.locale];
  const [text, withPassword] = say.demo;
  return html`<p class="demo-note">${text} <code>${demoEditor.login}</code> ${withPassword} <code>${demoEditor.password}</code></p>
<section class="card manage-login"><h2>${say.login}</h2>
<form class="woocommerce-form woocommerce-form-login login" method="post" novalidate>
${loginFields(context, '')}
${rememberField(context)}${loginNonce(context, inboxPath(context.locale))}
<button type="submit" class="woocommerce-button button button--primary woocommerce-form-login__submit" name="login" value="${say.login}">${say.login}</button>
</form></section>`;
}

function contents(context: PageContext): Html {
  const { repository } = context.shop;
  const say = inboxTexts[context.locale];
  const forms = receivedForms(repository);
  const people = subscribers(repository);
  return html`<section class="inbox" aria-labelledby="inbox-forms"><h2 id="inbox-forms">${say.forms} <span class="inbox__count">(${forms.length})</span></h2>
${forms.length === 0 ? html`<p class="inbox__empty">${say.noForms}</p>` : html`<ol class="inbox__forms" reversed>${forms.map((form) => formCard(context, form))}</ol>`}</section>
<section class="inbox" aria-labelledby="inbox-subscribers"><h2 id="inbox-subscribers">${say.subscribers} <span class="inbox__count">(${people.length})</span></h2>
${people.length === 0 ? html`<p class="inbox__empty">${say.noSubscribers}</p>` : subscriberList(context, people)}</section>`;
}
