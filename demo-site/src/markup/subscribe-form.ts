import formsTexts from '../../content/texts/forms.json' with { type: 'json' };
import type { PageContext } from '../shop/page-context.ts';
import { type SubscribeResult, subscribeResult } from '../shop/subscribers/plain-post.ts';
import { type Html, html } from './html.ts';

/**
 * Renders the elements plugin's subscription form; `source` names its place on the site. The form has a submit button that
 * posts to its own page, so that it also works without scripts.
 */
export function subscribeForm(context: PageContext, id: string, source: string): Html {
  const texts = formsTexts.subscribeForm[context.locale];
  const result = subscribeResult(context);
  const shown = result?.source === source ? result : null;
  const settings = { redirect: false, redirect_url: '', use_target_list_id: false, target_list_id: '' };
  return html`<div class="elementor-element elementor-element-${id} elementor-widget elementor-widget-jet-subscribe-form" data-id="${id}" data-element_type="widget" data-widget_type="jet-subscribe-form.default"><div class="elementor-widget-container"><div class="elementor-jet-subscribe-form jet-elements">
<div class="jet-subscribe-form jet-subscribe-form--inline-layout${shown && ` jet-subscribe-form--response-${shown.type}`}" data-settings="${JSON.stringify(settings)}" data-widget="subscribe">
<form method="post" class="jet-subscribe-form__form">
<div class="jet-subscribe-form__input-group"><div class="jet-subscribe-form__fields">
<label class="screen-reader-text" for="${id}-email">${texts.email}</label><input class="jet-subscribe-form__input jet-subscribe-form__mail-field" type="email" name="email" id="${id}-email" placeholder="${texts.email}" autocomplete="email" maxlength="120" required value="${kept(shown, 'email')}" data-instance-data="${JSON.stringify({ source })}">
<label class="screen-reader-text" for="${id}-fname">${texts.name}</label><input class="jet-subscribe-form__input jet-subscribe-form__fname-field" type="text" name="fname" id="${id}-fname" placeholder="${texts.name}" autocomplete="given-name" maxlength="80" value="${kept(shown, 'name')}">
</div>
<button class="jet-subscribe-form__submit elementor-button elementor-size-md" type="submit" name="jet_subscribe" value="${source}"><span class="jet-subscribe-form__submit-text">${texts.submit}</span></button></div>
<div class="jet-subscribe-form__message"><div class="jet-subscribe-form__message-inner"><span>${shown?.message}</span></div></div>
</form></div>
</div></div></div>`;
}

const kept = (result: SubscribeResult | null, field: 'email' | 'name'): string =>
  result?.type === 'error' ? result[field] : '';
